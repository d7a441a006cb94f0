import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARK_PIXELS, screenMarks } from './screenMarks.ts'

const screenOf = (
  at: number,
  { longitude, latitude }: { longitude: number; latitude: number },
) => ({
  id: `screen_${at}`,
  name: `Screen ${at}`,
  detail: '',
  longitude,
  latitude,
  isSelected: at % 3 === 0,
})

const inAustin = fc.array(
  fc.record({
    longitude: fc.double({ min: -98, max: -97.5, noNaN: true }),
    latitude: fc.double({ min: 30.1, max: 30.5, noNaN: true }),
  }),
  { maxLength: 60 },
)
const zooms = fc.double({ min: 0.05, max: 40, noNaN: true })

describe('the marks of screens', () => {
  it('include each screen once, count the selected ones, and never touch', () => {
    fc.assert(
      fc.property(inAustin, zooms, (points, zoom) => {
        const screens = points.map((point, at) => screenOf(at, point))
        const marks = screenMarks(screens, zoom, -96)
        const marked = marks.flatMap((mark) => mark.screens.map(({ id }) => id))
        expect(marked.toSorted()).toEqual(screens.map(({ id }) => id).toSorted())
        for (const { screens: held, chosen } of marks)
          expect(chosen).toBe(held.filter(({ isSelected }) => isSelected).length)
        for (const [at, one] of marks.entries())
          for (const other of marks.slice(0, at))
            expect(Math.hypot(one.x - other.x, one.y - other.y) * zoom).toBeGreaterThan(
              MARK_PIXELS - 0.001,
            )
      }),
    )
  })

  it('combine screens only where they would overlap', () => {
    const pair = [screenOf(0, { longitude: -97.75, latitude: 30.27 })]
    pair.push(screenOf(1, { longitude: -97.74, latitude: 30.27 }))
    // A hundredth of a degree is about 1.75 world units.
    const [apart, together] = [MARK_PIXELS / 1.7, MARK_PIXELS / 1.8]
    expect(screenMarks(pair, apart, -96)).toHaveLength(2)
    expect(screenMarks(pair, together, -96)).toMatchObject([{ chosen: 1, screens: [{}, {}] }])
  })
})
