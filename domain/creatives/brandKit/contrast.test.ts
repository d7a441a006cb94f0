import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkColors,
  contrastRatio,
  MIN_SHAPE_CONTRAST,
  MIN_TEXT_CONTRAST,
  mixColors,
  readableShade,
  wordsOn,
} from './contrast.ts'

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of two colors', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#123456', '#123456', 1],
  ])('of %s on %s is %d', (a, b, ratio) => {
    expect(contrastRatio(a, b)).toBeCloseTo(ratio, 1)
  })

  it('is the same either way, 1 to 21', () => {
    fc.assert(
      fc.property(colors, colors, (a, b) => {
        const ratio = contrastRatio(a, b)
        expect(ratio).toBe(contrastRatio(b, a))
        expect(ratio).toBeGreaterThanOrEqual(1)
        expect(ratio).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe('the colors of a kit', () => {
  it('are readable, or are reported with a readable one', () => {
    fc.assert(
      fc.property(colors, colors, colors, (ground, text, accent) => {
        const findings = checkColors({ ground, text, accent })
        const fixed = { ground, text, accent }
        for (const { color, proposed } of findings) fixed[color] = proposed
        expect(checkColors(fixed)).toEqual([])
      }),
    )
  })

  it('report the measured and the required contrast', () => {
    expect(checkColors({ ground: '#ffffff', text: '#999999', accent: '#10131a' })).toMatchObject([
      {
        color: 'text',
        message:
          'The text is hard to read on the background: contrast 2.8:1, at least 4.5:1 is needed.',
      },
    ])
    expect(checkColors({ ground: '#143a2f', text: '#ffffff', accent: '#f4a62a' })).toEqual([])
  })

  it('are changed to the nearest shade with enough contrast', () => {
    const amber = readableShade('#ffb800', '#ffffff', MIN_SHAPE_CONTRAST)
    expect(contrastRatio(amber, '#ffffff')).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST)
    expect(contrastRatio(amber, '#ffffff')).toBeLessThan(MIN_SHAPE_CONTRAST * 1.1)
  })

  it('are changed no further than necessary', () => {
    expect(readableShade('#10131a', '#ffffff', MIN_TEXT_CONTRAST)).toBe('#10131a')
    fc.assert(
      fc.property(colors, colors, (color, on) => {
        expect(
          contrastRatio(readableShade(color, on, MIN_SHAPE_CONTRAST), on),
        ).toBeGreaterThanOrEqual(MIN_SHAPE_CONTRAST)
      }),
    )
  })

  it('always allow readable text', () => {
    fc.assert(
      fc.property(colors, fc.array(colors, { maxLength: 3 }), (color, own) => {
        expect(contrastRatio(wordsOn(color, own), color)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
      }),
    )
  })

  it('mix', () => {
    expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixColors('#102030', '#ffffff', 0)).toBe('#102030')
  })
})
