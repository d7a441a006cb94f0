import type { KitColors } from '../brandKit/contrast.ts'
import type { LogoPlate } from '../brandKit/kitChoices.ts'
import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { Measure } from './drawing.ts'
import { shapeOf, type Shape } from './geometry.ts'

/** The content of an ad, in any format. */
export interface AdContent {
  headline: string
  /** Empty if missing, like the call to action and the name. */
  line: string
  action: string
  name: string
  logo: PixelSize | null
  logoPlate: LogoPlate
  picture: PixelSize | null
  focus: { x: number; y: number }
  colors: KitColors
}

/** An ad in one format, as input of its layout. */
export interface Canvas {
  size: PixelSize
  shape: Shape
  content: AdContent
  measure: Measure
  /** The side of a square with the canvas's area: the unit of type and spaces. */
  unit: number
  /** The smallest readable text, pixels. */
  minText: number
  /** The margin between the edge and the content. */
  pad: number
}

const SMALLEST_TEXT = 10

/** The smallest text of a format: ten pixels on a page, and on a street screen a size readable from a car. */
export const minTextSize = ({ width, height }: PixelSize): number =>
  Math.max(SMALLEST_TEXT, Math.min(width, height) * 0.026)

export function canvasFor(size: PixelSize, content: AdContent, measure: Measure): Canvas {
  const unit = Math.sqrt(size.width * size.height)
  const short = Math.min(size.width, size.height)
  return {
    size,
    shape: shapeOf(size),
    content,
    measure,
    unit,
    minText: minTextSize(size),
    pad: Math.max(5, Math.min(unit * 0.055, short * 0.1)),
  }
}
