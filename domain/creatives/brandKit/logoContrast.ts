import { contrastRatio, hexColor, MIN_SHAPE_CONTRAST, mixColors, formatRatio } from './contrast.ts'
import type { LogoPlate } from './kitChoices.ts'

/** The colors of a logo's plates. */
export const LOGO_PLATE_COLORS = { white: '#ffffff', dark: '#10131a' } as const satisfies Record<
  Exclude<LogoPlate, 'none'>,
  string
>

/** Pixels as a canvas gives them: red, green, blue and opacity of each, 0 to 255. */
export type Pixels = ArrayLike<number>

/** Pixels more transparent than this (of 255) are not part of a logo. */
const LEAST_OPACITY = 128

/** A picture with a smaller share of transparent pixels has its own background. */
const LEAST_TRANSPARENT = 0.02

/** The share of a logo that needs contrast. */
const SHOWN_SHARE = 0.5

/**
 * The contrast, 1 to 21, that at least half of a logo's own pixels have on a background;
 * transparent ones do not count. Null for a picture with hardly any transparent parts, which has
 * its own background.
 */
export function logoContrast(pixels: Pixels, ground: string): number | null {
  const all = Math.floor(pixels.length / 4)
  const ratios: number[] = []
  for (let at = 0; at < all * 4; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map(
      (part) => pixels[at + part],
    )
    if (opacity < LEAST_OPACITY) continue
    const seen = mixColors(ground, hexColor(red, green, blue), opacity / 255)
    ratios.push(contrastRatio(seen, ground))
  }
  if (ratios.length === 0 || all - ratios.length < all * LEAST_TRANSPARENT) return null
  ratios.sort((a, b) => b - a)
  return ratios[Math.ceil(ratios.length * SHOWN_SHARE) - 1] ?? null
}

/** A logo's visibility on its backgrounds. */
export interface LogoCheck {
  /** Contrast on the worst background, 1 to 21; null for a logo with its own. */
  measured: number | null
  isEnough: boolean
  message: string
}

/**
 * Checks the contrast of a logo on each background that it is drawn on, by WCAG 2.2, 1.4.11 (graphical objects, 3:1).
 * Reports and refuses nothing: a brand's logo is the brand's.
 */
export function checkLogo(pixels: Pixels, grounds: readonly string[]): LogoCheck {
  const ratios = grounds.map((ground) => logoContrast(pixels, ground)).filter((one) => one !== null)
  if (ratios.length === 0)
    return {
      measured: null,
      isEnough: true,
      message: 'No transparent parts: it keeps its own background.',
    }
  const measured = Math.min(...ratios)
  const [has, needs] = [formatRatio(measured), formatRatio(MIN_SHAPE_CONTRAST)]
  const isEnough = measured >= MIN_SHAPE_CONTRAST
  return {
    measured,
    isEnough,
    message: isEnough
      ? `It stands out from its background: contrast ${has}.`
      : `The logo is hard to see on its background: contrast ${has}, at least ${needs} is needed.${remedyWords(pixels)}`,
  }
}

/** The plate that would make it visible, if any: a mid-gray logo may have enough contrast on neither. */
function remedyWords(pixels: Pixels): string {
  const contrastOn = (plate: string) => logoContrast(pixels, plate) ?? 0
  const [white, dark] = [contrastOn(LOGO_PLATE_COLORS.white), contrastOn(LOGO_PLATE_COLORS.dark)]
  if (Math.max(white, dark) < MIN_SHAPE_CONTRAST) return ''
  return ` A ${white >= dark ? 'white' : 'dark'} background would make it visible.`
}
