/** The part of an item that is compared with what was typed. */
export interface TypedItem {
  id: string
  label: string
  isDisabled?: boolean
}

/** As it is compared: without case, accents and outer blanks. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/**
 * The item that a person means who types and moves on: the one that is called so, by its name or its code, else the
 * only one that begins so, else the only one that holds it. Null where it could be several, or none.
 */
export function typedChoice(items: readonly TypedItem[], typed: string): string | null {
  const text = plain(typed)
  if (text === '') return null
  const offered = items.filter(({ isDisabled }) => isDisabled !== true)
  const only = (test: (item: TypedItem) => boolean) => {
    const found = offered.filter(test)
    return found.length === 1 ? (found[0]?.id ?? null) : null
  }
  return (
    only(({ label }) => plain(label) === text) ??
    only(({ id }) => plain(id) === text) ??
    only(({ label }) => plain(label).startsWith(text)) ??
    only(({ label }) => plain(label).includes(text))
  )
}
