import { describe, expect, it } from 'vitest'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import { animatedFacts, found, helps, imageFacts } from '#domain/testing/creativeSamples.ts'
import { checkImage, isSameSize } from './checkImage.ts'
import { nearestSize, sizeFixes } from '../sizeFixes.ts'

const LIMIT = creativeLimitFor('mobile_display')
const check = (facts: Parameters<typeof checkImage>[0], limit = LIMIT) =>
  checkImage(facts, limit, limit.sizes)

describe('a picture', () => {
  it('has exactly a booked size', () => {
    expect(check(imageFacts())).toEqual([])
    expect(isSameSize({ width: 300, height: 250 }, { width: 300, height: 50 })).toBe(false)
    expect(isSameSize({ width: 300, height: 250 }, { width: 250, height: 250 })).toBe(false)
    expect(found(check(imageFacts({ width: 600, height: 500 })))).toEqual([
      'wrong_resolution: 600x500 (6:5); 300x50, 300x250 or 320x480',
    ])
    expect(found(check(imageFacts({ height: 251 })))).toHaveLength(1)
    expect(checkImage(imageFacts(), LIMIT, [])[0]?.fixes[0]?.kind).toBe('exportInstead')
  })

  it('has at most the recommended weight of its size', () => {
    const banner = { width: 300, height: 50 }
    expect(check(imageFacts({ ...banner, bytes: 50 * 1024 }))).toEqual([])
    expect(found(check(imageFacts({ ...banner, bytes: 50 * 1024 + 1 })))).toEqual([
      'weight_high: 51 kB; up to 50 kB',
    ])
    expect(check(imageFacts({ bytes: 150 * 1024 }))).toEqual([])
  })
})

describe('an animated picture', () => {
  it('ends within thirty seconds, including all loops', () => {
    expect(check(animatedFacts({ durationMs: 10_000, plays: 3 }))).toEqual([])
    expect(found(check(animatedFacts({ durationMs: 10_000, plays: 4 })))).toEqual([
      'animation_too_long: 40.0 s; up to 30 s',
    ])
    expect(found(check(animatedFacts({ durationMs: 10, plays: null })))).toEqual([
      'animation_too_long: never ends; up to 30 s',
    ])
  })

  it('of another size is exported again, as it cannot be scaled here', () => {
    expect(helps(check(animatedFacts({ width: 600, height: 500 })))).toEqual([
      'Export the animation in 300x50, 300x250 or 320x480 pixels.',
    ])
  })

  it('is a still picture on a billboard, however short it is', () => {
    const facts = animatedFacts({ width: 1920, height: 1080, plays: 1 })
    expect(found(check(facts, creativeLimitFor('dooh')))).toEqual([
      'animation_not_shown: 12 pictures; a still picture',
    ])
  })
})

describe('another size', () => {
  const target = { width: 300, height: 250 }
  it('is reached by scaling if the shape is the same, else by cropping or padding', () => {
    expect(sizeFixes({ width: 600, height: 500 }, target)).toEqual([{ kind: 'scale', ...target }])
    expect(sizeFixes({ width: 606, height: 501 }, target).map(({ kind }) => kind)).toEqual([
      'scale',
    ])
    expect(sizeFixes({ width: 606, height: 500 }, target).map(({ kind }) => kind)).toEqual([
      'scale',
    ])
    expect(sizeFixes({ width: 607, height: 500 }, target).map(({ kind }) => kind)).toEqual([
      'crop',
      'letterbox',
    ])
  })

  it('is not offered for an empty picture', () => {
    const again = [{ kind: 'exportInstead', text: 'Export it again in 300x250 pixels.' }]
    expect(sizeFixes({ width: 0, height: 250 }, target)).toEqual(again)
    expect(sizeFixes({ width: 300, height: 0 }, target)).toEqual(again)
  })

  it('is the one with the nearest shape', () => {
    expect(nearestSize({ width: 900, height: 300 }, LIMIT.sizes)).toEqual(LIMIT.sizes[0])
    expect(nearestSize({ width: 900, height: 1200 }, LIMIT.sizes)).toEqual(LIMIT.sizes[2])
    expect(nearestSize(target, [])).toBeUndefined()
  })
})
