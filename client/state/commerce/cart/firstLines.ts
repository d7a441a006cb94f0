import { cartKeyNumber } from '#domain/commerce/cart/cartKeys.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { LINE_HEAD, type LineFacts, lineKind, lineName, linePrice, lineUnit } from './lineHead.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number' && value >= 0

/** The fields of an entry that its head shows; null for an entry that the page's code would reject too. */
export function readLine(json: string | null): LineFacts | null {
  try {
    const { type, media_type, data } = JSON.parse(json ?? '') as Partial<LineFacts>
    const mediaType = MEDIA_TYPES.find((each) => each === media_type)
    const { name, budget, cost, quantity } = data ?? {}
    if (type !== 'campaign' && type !== 'adcreation') return null
    if (mediaType === undefined || typeof name !== 'string') return null
    if (!isNumber(budget) || !isNumber(cost) || !isNumber(quantity)) return null
    return { type, media_type: mediaType, data: { name, budget, cost, quantity } }
  } catch {
    return null
  }
}

/** The stored cart entries in order; none if one is unreadable, since the page reports that with all others. */
export function readLines(storage: Storage): LineFacts[] {
  const keys = Object.keys(storage)
    .filter((key) => cartKeyNumber(key) !== null)
    .toSorted((one, other) => (cartKeyNumber(one) ?? 0) - (cartKeyNumber(other) ?? 0))
  const lines = keys.flatMap((key) => readLine(storage.getItem(key)) ?? [])
  return lines.length === keys.length ? lines : []
}

function element(tag: string, className: string, children: readonly (Node | string)[]) {
  const made = document.createElement(tag)
  made.className = className
  made.append(...children)
  return made
}

/** The hue class of a medium, as in MediaTypeMark, whose table would bring React into the page's head. */
export const markHue = (mediaType: MediaType): string => `bg-${mediaType.replaceAll('_', '-')}`

/** The head of an entry. A typed name is inserted as text, whatever it contains. */
function drawLine(line: LineFacts): Node {
  const mark = element('span', `${LINE_HEAD.mark} ${markHue(line.media_type)}`, [])
  return element('li', LINE_HEAD.line, [
    element('div', LINE_HEAD.head, [
      element('div', 'min-w-0', [
        element('p', LINE_HEAD.kind, [mark, lineKind(line)]),
        element('h2', LINE_HEAD.name, [lineName(line)]),
      ]),
      element('div', LINE_HEAD.amount, [
        element('p', LINE_HEAD.price, [linePrice(line)]),
        element('p', LINE_HEAD.unit, [lineUnit(line)]),
      ]),
    ]),
    // Placeholder of the entry's facts and actions.
    element('div', 'h-40', []),
  ])
}

/** Draws the cart's entries into their placeholder; does nothing without one. */
export function drawFirstLines(storage: Storage): void {
  document.querySelector('[data-first-lines]')?.append(...readLines(storage).map(drawLine))
}
