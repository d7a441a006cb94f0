import { canvasFor, type AdContent, type Canvas } from '../creatives/brandLayout/adContent.ts'
import type { Box, Drawing, Measure } from '../creatives/brandLayout/drawing.ts'
import type { PixelSize } from '../catalogue/creativeLimit.ts'

/** Every letter is half as wide as its font is high. */
export const halfWide: Measure = (text, { size }) => (text.length * size) / 2

/** Ink on white with an amber accent, without any text. */
const BARE: AdContent = {
  headline: '',
  line: '',
  action: '',
  name: '',
  logo: null,
  logoPlate: 'none',
  picture: null,
  focus: { x: 0.5, y: 0.5 },
  colors: { ground: '#ffffff', text: '#10131a', accent: '#ffb800' },
}

export const canvasOf = (size: PixelSize, content: Partial<AdContent> = {}): Canvas =>
  canvasFor(size, { ...BARE, ...content }, halfWide)

const tenth = (value: number) => Math.round(value * 10) / 10

export const formatBox = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map(tenth).join(' ')

const roundWords = (radius = 0) => (radius > 0 ? ` round ${tenth(radius)}` : '')

/**
 * A drawing command with its position, to a tenth of a pixel: "action rect 10 20 50 21 round 3.5".
 */
export function formatDrawn(drawing: Drawing): string {
  const { kind, part } = drawing
  const at = (() => {
    switch (kind) {
      case 'circle':
        return drawing.center.map(tenth).join(' ') + roundWords(drawing.radius)
      case 'polygon':
        return drawing.points.map((point) => point.map(tenth).join(' ')).join(', ')
      case 'picture':
        return formatBox(drawing.box) + roundWords(drawing.clip?.radius)
      case 'rect':
        return formatBox(drawing.box) + roundWords(drawing.radius)
      case 'text':
        return drawing.lines
          .map(({ text, x, baseline }) => `“${text}” ${tenth(x)} ${tenth(baseline)}`)
          .join(', ')
      case 'logo':
        return formatBox(drawing.box)
      default:
        return drawing satisfies never
    }
  })()
  return `${part} ${kind} ${at}`
}
