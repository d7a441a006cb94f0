import { describe, expect, it } from 'vitest'
import { canvasOf } from '#domain/testing/layoutCases.ts'
import { contain, coverCrop, inset, liesWithin, overlaps, shapeOf } from './geometry.ts'

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('the shape of a format', () => {
  it.each([
    [320, 'strip'],
    [319, 'wide'],
    [140, 'wide'],
    [139, 'square'],
    [85, 'square'],
    [84, 'tall'],
    [35, 'tall'],
    [34, 'tower'],
  ])('of %d on 100 pixels is a %s', (width, shape) => {
    expect(shapeOf({ width, height: 100 })).toBe(shape)
  })
})

describe('the measures of a canvas', () => {
  it.each([
    ['a rectangle', 300, 250, 273.86, 10, 15.06],
    ['a leaderboard, whose height limits its margin', 728, 90, 255.97, 10, 9],
    ['a slip, with the least margin there is', 100, 30, 54.77, 10, 5],
    ['a street screen, whose text is seen from a car', 1080, 1920, 1440, 28.08, 79.2],
  ])('of %s', (_what, width, height, unit, minText, pad) => {
    const canvas = canvasOf({ width, height })
    expect(canvas.unit).toBeCloseTo(unit, 2)
    expect(canvas.minText).toBeCloseTo(minText, 2)
    expect(canvas.pad).toBeCloseTo(pad, 2)
  })
})

describe('a box', () => {
  it('is inset by its own margin on each side', () => {
    expect(inset(box(10, 20, 100, 50), 5)).toEqual(box(15, 25, 90, 40))
    expect(inset(box(10, 20, 100, 50), { left: 1, right: 2, top: 3, bottom: 4 })).toEqual(
      box(11, 23, 97, 43),
    )
    expect(inset(box(10, 20, 100, 50), { right: 7 })).toEqual(box(10, 20, 93, 50))
  })

  it('never has a negative size', () => {
    expect(inset(box(0, 0, 10, 8), 6)).toEqual(box(6, 6, 0, 0))
  })

  it('of a ratio is aligned and as large as fits', () => {
    expect(contain(2, box(10, 20, 100, 100))).toEqual(box(10, 45, 100, 50))
    expect(contain(2, box(10, 20, 100, 100), { x: 0, y: 1 })).toEqual(box(10, 70, 100, 50))
    expect(contain(0.5, box(10, 20, 100, 100), { x: 1, y: 1 })).toEqual(box(60, 20, 50, 100))
  })
})

describe('the visible part of a picture', () => {
  it.each([
    ['its middle', 0.5, box(150, 0, 100, 100)],
    ['around what must stay in sight', 0.25, box(50, 0, 100, 100)],
    ['no further than its left edge', 0.1, box(0, 0, 100, 100)],
    ['no further than its right edge', 0.9, box(300, 0, 100, 100)],
  ])('of a panorama is %s', (_what, x, shown) => {
    const picture = { width: 400, height: 100 }
    for (const side of [50, 100, 200])
      expect(coverCrop(picture, { width: side, height: side }, { x, y: 0.5 })).toEqual(shown)
  })

  it('of a portrait has the height of the box’s shape', () => {
    const picture = { width: 100, height: 400 }
    const shown = coverCrop(picture, { width: 100, height: 50 }, { x: 0.5, y: 0.25 })
    expect(shown).toEqual(box(0, 75, 100, 50))
  })
})

describe('two boxes', () => {
  const own = box(10, 10, 10, 10)

  it.each([
    [20, 10, false],
    [0, 10, false],
    [10, 20, false],
    [10, 0, false],
    [19, 10, true],
    [1, 10, true],
    [10, 19, true],
    [10, 1, true],
    [19, 30, false],
    [30, 19, false],
  ])('overlap where they share more than an edge: %d, %d', (x, y, isShared) => {
    expect(overlaps(own, box(x, y, 10, 10))).toBe(isShared)
    expect(overlaps(box(x, y, 10, 10), own)).toBe(isShared)
  })
})

describe('a box on a canvas', () => {
  it.each([
    [box(0, 0, 100, 50), true],
    [box(0.005, 0.005, 100, 50), true],
    [box(-0.005, -0.005, 100, 50), true],
    [box(-1, 0, 50, 50), false],
    [box(0, -1, 50, 50), false],
    [box(51, 0, 50, 50), false],
    [box(0, 1, 50, 50), false],
  ])('lies within it: %j is %j', (own, isWithin) => {
    expect(liesWithin(own, { width: 100, height: 50 })).toBe(isWithin)
  })
})
