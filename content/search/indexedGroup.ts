import type { PageGroup } from '#domain/foundation/search/pageSearch.ts'

/** Pages of one group whose addresses begin alike: title, the rest of the address, and what is said beside it, or nothing. */
export interface IndexedGroup {
  name: string
  base: string
  pages: readonly (readonly [title: string, rest: string, note: string])[]
}

/** The index of the search written out. */
export const readIndex = (index: readonly IndexedGroup[]): PageGroup[] =>
  index.map(({ name, base, pages }) => ({
    name,
    pages: pages.map(([title, rest, note]) => ({ title, note, to: base + rest })),
  }))
