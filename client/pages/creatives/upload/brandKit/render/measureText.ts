import type { Font, Measure } from '#domain/creatives/brandLayout/drawing.ts'

const FAMILIES = {
  display: '"Bricolage Grotesque Variable", "Bricolage Fallback", sans-serif',
  text: '"Figtree Variable", "Figtree Fallback", sans-serif',
} as const

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Large type is set slightly tighter, as on our pages. */
const SPACING = { display: -0.02, text: 0 } as const

/** Sets a layout's font, with the letter spacing used for measuring. */
export function useFont(context: Context, { face, weight, size }: Font): void {
  context.font = `${weight} ${size}px ${FAMILIES[face]}`
  if ('letterSpacing' in context) context.letterSpacing = `${SPACING[face] * size}px`
}

/** Waits for the ad's fonts, with the letters of its texts. */
export async function loadFaces(words: string): Promise<void> {
  const fonts = [`750 40px ${FAMILIES.display}`, `600 20px ${FAMILIES.text}`]
  await Promise.all(fonts.map((font) => document.fonts.load(font, words || 'A')))
}

const MOST_KEPT = 20_000

/** Measures text as the canvas draws it; results are cached. */
export function canvasMeasure(): Measure {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  const known = new Map<string, number>()
  return (text, font) => {
    // Widths are proportional to the size: one measurement serves all sizes.
    const key = `${font.face} ${font.weight} ${text}`
    const found = known.get(key)
    if (found !== undefined) return found * font.size
    useFont(context, { ...font, size: 100 })
    const width = context.measureText(text).width / 100
    if (known.size > MOST_KEPT) known.clear()
    known.set(key, width)
    return width * font.size
  }
}
