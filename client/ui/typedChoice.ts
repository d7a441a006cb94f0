import { foldText } from '#domain/foundation/search/foldText.ts'

/** The parts of an item that typed text is compared with. */
export interface TypedItem {
  id: string
  label: string
  /** Other names: short forms, codes, names in other languages. */
  also?: readonly string[]
}

/**
 * Normalizes a text for comparison: without case, accents, punctuation, repeated spaces and a
 * leading article.
 */
const plain = (text: string) =>
  foldText(text)
    .replaceAll(/[.'’]/gu, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[\s,()/_-]+/g, ' ')
    .trim()
    .replace(/^the /, '')

const names = ({ label, also = [] }: TypedItem) => [label, ...also].map(plain)

/**
 * The rank of a match: 0 is the name, 1 its beginning, 2 the beginning of another name, 3 a part of
 * it; null for no match.
 */
function fit(item: TypedItem, text: string): number | null {
  const [label = '', ...also] = names(item)
  if (label === text || plain(item.id) === text || also.includes(text)) return 0
  if (label.startsWith(text)) return 1
  if (also.some((name) => name.startsWith(text))) return 2
  return [label, ...also].some((name) => ` ${name}`.includes(` ${text}`) || label.includes(text))
    ? 3
    : null
}

/**
 * The items that match the typed text, best first, otherwise in their order; all of them for an
 * empty text.
 */
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

/** The item with exactly this name, code or other name; null for none or several. */
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
 * The item that typed text selects on blur: an exact name, otherwise the only one with a name that
 * begins so. Null if it is ambiguous: then the field asks.
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
