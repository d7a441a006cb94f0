/** A rectangle in pixels of the canvas. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Point = readonly [x: number, y: number]

/** The part of an ad that a drawn element belongs to; each enters a motion version in its own way. */
export type Part = 'ground' | 'shape' | 'picture' | 'logo' | 'headline' | 'line' | 'action'

export type Face = 'display' | 'text'

export interface Font {
  face: Face
  weight: number
  /** Pixels. */
  size: number
}

/** One line of text: its left end and its baseline. */
export interface TextLine {
  text: string
  x: number
  baseline: number
}

interface Drawn {
  part: Part
  /** Order of appearance. */
  order?: number
  /** Clips to this box with its round corners. */
  clip?: { box: Box; radius: number }
}

export interface DrawnRect extends Drawn {
  kind: 'rect'
  box: Box
  color: string
  radius?: number
}

export interface DrawnCircle extends Drawn {
  kind: 'circle'
  center: Point
  radius: number
  color: string
}

export interface DrawnPolygon extends Drawn {
  kind: 'polygon'
  points: readonly Point[]
  color: string
}

/** A part of the picture in a box. */
export interface DrawnPicture extends Drawn {
  kind: 'picture'
  box: Box
  /** In pixels of the picture. */
  source: Box
}

export interface DrawnLogo extends Drawn {
  kind: 'logo'
  box: Box
}

export interface DrawnText extends Drawn {
  kind: 'text'
  lines: readonly TextLine[]
  font: Font
  color: string
  /** The area of the lines, including ascenders and descenders. */
  box: Box
  /** The background, for the contrast. */
  on: string
}

/** One drawing command; later ones cover earlier ones. The canvas clips at its edges. */
export type Drawing = DrawnRect | DrawnCircle | DrawnPolygon | DrawnPicture | DrawnLogo | DrawnText

/** The width of a text in a font, pixels. */
export type Measure = (text: string, font: Font) => number
