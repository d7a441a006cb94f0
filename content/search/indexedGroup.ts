import type { PageGroup } from '#domain/foundation/search/pageSearch.ts'

/**
 * Pages of a group whose paths have the same beginning: title, rest of the path, and a note, which
 * may be empty.
 */
export interface IndexedGroup {
  name: string
  base: string
  pages: readonly (readonly [title: string, rest: string, note: string])[]
}

/** Expands the compact search index. */
export const readIndex = (index: readonly IndexedGroup[]): PageGroup[] =>
  index.map(({ name, base, pages }) => ({
    name,
    pages: pages.map(([title, rest, note]) => ({ title, note, to: base + rest })),
  }))
