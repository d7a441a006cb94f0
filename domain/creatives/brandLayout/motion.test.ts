import { describe, expect, it } from 'vitest'
import type { Drawing } from './drawing.ts'
import { poseAt, type Pose } from './motion.ts'

const wide = { width: 1_000, height: 800 }
const tall = { width: 800, height: 1_000 }
const box = { x: 0, y: 0, width: 10, height: 10 }
const rect = (part: Drawing['part'], order = 0): Drawing => ({
  kind: 'rect',
  part,
  order,
  box,
  color: '#000000',
})
const polygon: Drawing = { kind: 'polygon', part: 'shape', points: [], color: '#000000' }
const circle: Drawing = {
  kind: 'circle',
  part: 'shape',
  center: [0, 0],
  radius: 1,
  color: '#000000',
}

const AT_REST: Pose = { opacity: 1, dx: 0, dy: 0, scale: 1 }

const round = (value: number) => Math.round(value * 10_000) / 10_000 + 0

/** The state of an element in a motion version of ten seconds, as its difference from the resting state. */
function posed(drawing: Drawing, seconds: number, { line = 0, size = wide } = {}): Partial<Pose> {
  const pose = poseAt(drawing, line, { seconds, total: 10, size })
  return Object.fromEntries(
    (['opacity', 'dx', 'dy', 'scale'] as const).flatMap((key) =>
      round(pose[key]) === AT_REST[key] ? [] : [[key, round(pose[key])]],
    ),
  )
}

// At half of its time an entering element has covered seven eighths of its way.
describe('an entering element', () => {
  it('as a slanted ground, from the right of what is wide and from below of what is upright', () => {
    expect(posed(polygon, 0.1)).toEqual({ dx: 700 })
    expect(posed(polygon, 0.5)).toEqual({ dx: 87.5 })
    expect(posed(polygon, 0.5, { size: tall })).toEqual({ dy: 87.5 })
    expect(posed(polygon, 0.5, { size: { width: 1_000, height: 1_000 } })).toEqual({ dx: 87.5 })
    expect(posed({ ...polygon, order: 1 }, 0.62)).toEqual({ dx: 87.5 })
  })

  it('as a circle grows, as a bar only begins to show', () => {
    expect(posed(circle, 0)).toEqual({ opacity: 0, scale: 0.6 })
    expect(posed(circle, 0.5)).toEqual({ opacity: 0.875, scale: 0.95 })
    expect(posed(rect('shape'), 0.5)).toEqual({ opacity: 0.875 })
    expect(posed(rect('shape'), 0.9)).toEqual({})
  })

  it('as a logo shows in its place', () => {
    expect(posed(rect('logo'), 0.6)).toEqual({ opacity: 0.875 })
  })

  it.each([
    ['headline', 0, 0, 0.95],
    ['headline', 1, 1, 1.27],
    ['headline', 99, 0, 2.75],
    ['line', 0, 0, 1.85],
    ['line', 1, 1, 2.09],
    ['line', 99, 0, 2.75],
  ] as const)('as a %s rises, label %d and line %d', (part, order, line, seconds) => {
    expect(posed(rect(part, order), seconds, { line })).toEqual({ opacity: 0.875, dy: 4.5 })
  })

  it('as a call to action grows a little, and pulses once', () => {
    expect(posed(rect('action'), 2.2)).toEqual({ opacity: 0, scale: 0.9 })
    expect(posed(rect('action'), 2.45)).toEqual({ opacity: 0.875, scale: 0.9875 })
    expect(posed(rect('action'), 6.2)).toEqual({})
    expect(posed(rect('action'), 6.35)).toEqual({ scale: 1.025 })
    expect(posed(rect('action'), 6.5)).toEqual({ scale: 1.05 })
    expect(posed(rect('action'), 6.8)).toEqual({})
  })
})

describe('an element present from the start', () => {
  it('is the resting background, and the picture, which slowly settles at its own size', () => {
    expect(posed(rect('ground'), 0)).toEqual({})
    expect(posed(rect('picture'), 0)).toEqual({})
    const picture: Drawing = { kind: 'picture', part: 'picture', box, source: box }
    expect(posed(picture, 0)).toEqual({ scale: 1.08 })
    expect(posed(picture, 5)).toEqual({ scale: 1.04 })
    expect(posed(picture, 11)).toEqual({})
  })
})
