/** The part of an item that is compared with what was typed. */
export interface TypedItem {
  id: string
  label: string
}

/** As it is compared: without case, accents and outer blanks. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The items whose names hold what was typed, those that begin so first, else in their order; all of them for nothing. */
export function matchingItems<Item extends TypedItem>(
  items: readonly Item[],
  typed: string,
): readonly Item[] {
  const text = plain(typed)
  if (text === '') return items
  const found = items.filter(({ label }) => plain(label).includes(text))
  const begins = (item: Item) => plain(item.label).startsWith(text)
  return [...found.filter(begins), ...found.filter((item) => !begins(item))]
}

/**
 * The item that a person means who types and moves on: the one that is called so, by its name or its code, else the
 * only one that begins so, else the only one that holds it. Null where it could be several, or none.
 */
export function typedChoice(items: readonly TypedItem[], typed: string): string | null {
  const text = plain(typed)
  if (text === '') return null
  const only = (test: (item: TypedItem) => boolean) => {
    const found = items.filter(test)
    return found.length === 1 ? (found[0]?.id ?? null) : null
  }
  return (
    only(({ label }) => plain(label) === text) ??
    only(({ id }) => plain(id) === text) ??
    only(({ label }) => plain(label).startsWith(text)) ??
    only(({ label }) => plain(label).includes(text))
  )
}
