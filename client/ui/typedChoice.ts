import { foldText } from '#domain/foundation/search/foldText.ts'

/** The part of an item that is compared with what was typed. */
export interface TypedItem {
  id: string
  label: string
  /** Other words for it: short forms, codes, names in other languages. */
  also?: readonly string[]
}

/** As it is compared: without case, accents, punctuation, doubled blanks and a leading article. */
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s,()/_-]+/g, ' ')
    .trim()
    .replace(/^the /, '')

const names = ({ label, also = [] }: TypedItem) => [label, ...also].map(plain)

/** How well an item fits: 0 is called so, 1 begins so, 2 has another name that begins so, 3 holds it; null does not. */
function fit(item: TypedItem, text: string): number | null {
  const [label = '', ...also] = names(item)
  if (label === text || plain(item.id) === text || also.includes(text)) return 0
  if (label.startsWith(text)) return 1
  if (also.some((name) => name.startsWith(text))) return 2
  return [label, ...also].some((name) => ` ${name}`.includes(` ${text}`) || label.includes(text))
    ? 3
    : null
}

/** The items whose names hold what was typed, the best first, else in their order; all of them for nothing. */
export function matchingItems<Item extends TypedItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const text = plain(typed)
  if (text === '') return items
  const ranked = items.flatMap((item) => {
    const rank = fit(item, text)
    return rank === null ? [] : [{ item, rank }]
  })
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
}

const only = (items: readonly TypedItem[]): string | null =>
  items.length === 1 ? (items[0]?.id ?? null) : null

/** The item that is called so, by its name, its code or another of its names; null where none or several are. */
export function namedItem(items: readonly TypedItem[], typed: string): string | null {
  const text = plain(typed)
  if (text === '') return null
  return (
    only(items.filter(({ label }) => plain(label) === text)) ??
    only(items.filter(({ id }) => plain(id) === text)) ??
    only(items.filter((item) => names(item).includes(text)))
  )
}

/**
 * The item that a person means who types, sees the list and moves on: the one that is called so, else the only one of
 * which a name begins so. Null where it could be another: then the field asks.
 */
export function typedChoice(items: readonly TypedItem[], typed: string): string | null {
  const text = plain(typed)
  const named = namedItem(items, typed)
  if (named !== null || text === '') return named
  const shown = matchingItems(items, typed)
  const [first] = shown
  const begins = first && names(first).some((name) => name.startsWith(text))
  return begins ? only(shown) : null
}
