import type { LabelBox } from './ground/mapLabels.ts'
import type { MapSize, WorldPoint } from './ground/mapView.ts'

/** On which side of its mark a label stands. */
export type LabelSide = 'left' | 'right'

/** A label beside a mark, in pixels; empty is without. */
export interface MarkLabel extends WorldPoint {
  label: string
  /** From the middle of the mark to where its label begins. */
  beside: number
}

/** Of a letter of a label, at most on average. */
export const LETTER_WIDTH = 6.5
const HALF_HEIGHT = 8

const widthOf = ({ label }: MarkLabel) => label.length * LETTER_WIDTH

/** The side of a label that is always shown: at the right edge of the map there is no room for it there. */
export const sideOf = (mark: MarkLabel, { width }: MapSize): LabelSide =>
  mark.x + mark.beside + widthOf(mark) > width ? 'left' : 'right'

/** Sides on which labels cover neither one another nor the buttons, the first ones first; null where there is none. */
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
