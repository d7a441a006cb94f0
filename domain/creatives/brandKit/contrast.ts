/** A color as six hexadecimal digits. */
export const HEX_COLOR = /^#[0-9a-f]{6}$/i

/** The minimum contrast of text (WCAG 2.2, 1.4.3) and of a meaningful shape (1.4.11). */
export const MIN_TEXT_CONTRAST = 4.5
export const MIN_SHAPE_CONTRAST = 3

export interface KitColors {
  ground: string
  text: string
  accent: string
}

type Channels = [number, number, number]

const channelsOf = (color: string): Channels => {
  const value = Number.parseInt(color.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Red, green and blue, 0 to 255 each, as a color. */
export const hexColor = (...channels: Channels): string =>
  `#${channels.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance as WCAG defines it: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as Channels
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colors, 1 to 21, in either order. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Mixes two colors: 0 is the first, 1 is the second. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  return hexColor(...(a.map((one, index) => one + ((b[index] ?? 0) - one) * share) as Channels))
}

const BLACK = '#000000'
const WHITE = '#ffffff'

/** The nearest shade of a color, lighter or darker, with enough contrast on another; black or white always has. */
export function readableShade(color: string, on: string, least: number): string {
  if (contrastRatio(color, on) >= least) return color
  const toward = contrastRatio(WHITE, on) >= contrastRatio(BLACK, on) ? WHITE : BLACK
  for (let step = 1; step < 50; step += 1) {
    const shade = mixColors(color, toward, step / 50)
    if (contrastRatio(shade, on) >= least) return shade
  }
  return toward
}

/** The text color on a background: one of the kit's own if readable, else black or white. */
export function wordsOn(color: string, own: readonly string[]): string {
  const readable = own.filter((one) => contrastRatio(one, color) >= MIN_TEXT_CONTRAST)
  const [best] = readable.toSorted((a, b) => contrastRatio(b, color) - contrastRatio(a, color))
  return best ?? (contrastRatio(WHITE, color) >= contrastRatio(BLACK, color) ? WHITE : BLACK)
}

/** Two colors of a kit with too little contrast, and the nearest one that has enough. */
export interface ContrastFinding {
  color: 'text' | 'accent'
  measured: number
  least: number
  proposed: string
  message: string
}

/** A contrast as text, never rounded up. */
export const formatRatio = (ratio: number) => `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1`

/** The color pairs of a kit with too little contrast; empty if there are none. */
export function checkColors({ ground, text, accent }: KitColors): ContrastFinding[] {
  const pairs = [
    { color: 'text', own: text, least: MIN_TEXT_CONTRAST, what: 'The text is hard to read' },
    {
      color: 'accent',
      own: accent,
      least: MIN_SHAPE_CONTRAST,
      what: 'The accent color is hard to see',
    },
  ] as const
  return pairs
    .map(({ color, own, least, what }) => {
      const measured = contrastRatio(own, ground)
      return {
        color,
        measured,
        least,
        proposed: readableShade(own, ground, least),
        message: `${what} on the background: contrast ${formatRatio(measured)}, at least ${formatRatio(least)} is needed.`,
      }
    })
    .filter(({ measured, least }) => measured < least)
}
