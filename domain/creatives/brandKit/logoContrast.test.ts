import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, hexColor, MIN_SHAPE_CONTRAST } from './contrast.ts'
import { checkLogo, LOGO_PLATE_COLORS, logoContrast } from './logoContrast.ts'

type Pixel = [red: number, green: number, blue: number, opacity: number]

const CLEAR: Pixel = [0, 0, 0, 0]
const BLACK: Pixel = [0, 0, 0, 255]
const WHITE: Pixel = [255, 255, 255, 255]

const times = (count: number, pixel: Pixel): Pixel[] => Array.from({ length: count }, () => pixel)
const picture = (...parts: Pixel[][]) => parts.flat(2)

const channel = fc.integer({ min: 0, max: 255 })
const pixel: fc.Arbitrary<Pixel> = fc.tuple(channel, channel, channel, channel)
const ground = fc.tuple(channel, channel, channel).map((channels) => hexColor(...channels))

describe('the contrast of a logo', () => {
  it.each([
    ['black on white', BLACK, '#ffffff', 21],
    ['black on black', BLACK, '#000000', 1],
    ['white on the house’s green', WHITE, '#143a2f', 12.5],
    ['half transparent black on white, as it is seen', [0, 0, 0, 128] as Pixel, '#ffffff', 3.9],
  ])('%s', (_name, color, on, ratio) => {
    const pixels = picture(times(50, color), times(50, CLEAR))
    expect(logoContrast(pixels, on)).toBeCloseTo(ratio, 0)
  })

  it('is that of its own pixels, without transparent ones', () => {
    const inWhite = (clear: Pixel) => picture(times(3, BLACK), times(40, clear))
    expect(logoContrast(inWhite([255, 255, 255, 0]), '#000000')).toBe(1)
    expect(logoContrast(inWhite([255, 255, 255, 127]), '#000000')).toBe(1)
  })

  it('is the contrast of half of its pixels: a bright dot does not compensate for dark letters', () => {
    const mostlyDark = picture(times(51, BLACK), times(49, WHITE), times(20, CLEAR))
    const half = picture(times(50, BLACK), times(50, WHITE), times(20, CLEAR))
    expect(logoContrast(mostlyDark, '#000000')).toBe(1)
    expect(logoContrast(half, '#000000')).toBe(21)
  })

  it('is null for a picture with its own background, or an empty one', () => {
    expect(logoContrast(picture(times(99, BLACK), times(1, CLEAR)), '#000000')).toBeNull()
    expect(logoContrast(picture(times(98, BLACK), times(2, CLEAR)), '#000000')).toBe(1)
    expect(logoContrast(picture(times(9, CLEAR)), '#000000')).toBeNull()
    expect(logoContrast([], '#000000')).toBeNull()
  })

  it('of one color is the contrast of that color, whatever surrounds it', () => {
    fc.assert(
      fc.property(pixel, ground, ([red, green, blue], on) => {
        const pixels = picture(times(5, [red, green, blue, 255]), times(5, CLEAR))
        expect(logoContrast(pixels, on)).toBe(contrastRatio(hexColor(red, green, blue), on))
      }),
    )
  })

  it('is 1 to 21 or null, and ignores the positions of pixels', () => {
    fc.assert(
      fc.property(fc.array(pixel, { maxLength: 30 }), ground, (pixels, on) => {
        const contrast = logoContrast(pixels.flat(), on)
        expect(logoContrast(pixels.toReversed().flat(), on)).toBe(contrast)
        if (contrast === null) return
        expect(contrast).toBeGreaterThanOrEqual(1)
        expect(contrast).toBeLessThanOrEqual(21)
      }),
    )
  })
})

describe('a logo on its backgrounds', () => {
  const dark = picture(times(50, [16, 19, 26, 255]), times(50, CLEAR))
  const light = picture(times(50, WHITE), times(50, CLEAR))

  it('reports the measured and required contrast and a fix', () => {
    expect(checkLogo(dark, ['#143a2f'])).toMatchObject({
      isEnough: false,
      message:
        'The logo is hard to see on its background: contrast 1.4:1, at least 3.0:1 is needed. A white background would make it visible.',
    })
    expect(checkLogo(light, ['#f7f6f2']).message).toContain(
      'A dark background would make it visible.',
    )
  })

  it('reports the worst background', () => {
    expect(checkLogo(dark, ['#ffffff', '#143a2f']).measured).toBeLessThan(2)
    expect(checkLogo(dark, ['#ffffff', '#f4a62a'])).toMatchObject({
      isEnough: true,
      message: 'It stands out from its background: contrast 9.1:1.',
    })
  })

  it('with its own background is not measured', () => {
    expect(checkLogo(picture(times(9, BLACK)), ['#000000'])).toEqual({
      measured: null,
      isEnough: true,
      message: 'No transparent parts: it keeps its own background.',
    })
  })

  it('is offered a plate only if the plate makes it visible', () => {
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 1, maxLength: 30 }), ground, (pixels, on) => {
        const logo = pixels.flat()
        const { isEnough, measured, message } = checkLogo(logo, [on])
        expect(isEnough).toBe(measured === null || measured >= MIN_SHAPE_CONTRAST)
        const advised = (['white', 'dark'] as const).filter((plate) =>
          message.toLowerCase().includes(`a ${plate} background would`),
        )
        for (const plate of advised)
          expect(logoContrast(logo, LOGO_PLATE_COLORS[plate])).toBeGreaterThanOrEqual(
            MIN_SHAPE_CONTRAST,
          )
      }),
    )
  })
})
