import type { LabelBox } from './ground/mapLabels.ts'
import type { MapSize, WorldPoint } from './ground/mapView.ts'

/** The side of its mark that a label is on. */
export type LabelSide = 'left' | 'right'

/** A label next to a mark, in pixels; empty for none. */
export interface MarkLabel extends WorldPoint {
  label: string
  /** Distance from the center of the mark to the start of its label. */
  beside: number
}

/** Average width of a label's letter, as an upper bound. */
export const LETTER_WIDTH = 6.5
const HALF_HEIGHT = 8

const widthOf = ({ label }: MarkLabel) => label.length * LETTER_WIDTH

/** The side of a permanent label: left if there is no room at the right edge of the map. */
export const sideOf = (mark: MarkLabel, { width }: MapSize): LabelSide =>
  mark.x + mark.beside + widthOf(mark) > width ? 'left' : 'right'

/**
 * Sides on which labels cover neither one another nor the buttons, earlier ones first; null if
 * neither works.
 */
export function freeSides(marks: readonly MarkLabel[], size: MapSize): (LabelSide | null)[] {
  const taken: LabelBox[] = [{ left: 0, right: 66, top: size.height - 150, bottom: size.height }]
  return marks.map((mark) => {
    if (mark.label === '') return null
    for (const side of ['right', 'left'] as const) {
      const box = boxOf(mark, side)
      if (box.left < 0 || box.right > size.width || taken.some((other) => meet(box, other)))
        continue
      taken.push(box)
      return side
    }
    return null
  })
}

function boxOf(mark: MarkLabel, side: LabelSide): LabelBox {
  const { x, y, beside } = mark
  const [near, far] = [beside, beside + widthOf(mark)]
  return {
    left: side === 'right' ? x + near : x - far,
    right: side === 'right' ? x + far : x - near,
    top: y - HALF_HEIGHT,
    bottom: y + HALF_HEIGHT,
  }
}

const meet = (a: LabelBox, b: LabelBox) =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
