import { normalizePlaceName } from '../geo/placeName.ts'
import { slipsBetween, slipsFor } from '../geo/placeTypo.ts'

/** Something that the search of the site can lead to. */
export interface FoundPage {
  title: string
  /** A note next to its title; searched as well. */
  note: string
  to: string
}

/** Pages of one subject, under its name. */
export interface PageGroup {
  name: string
  pages: readonly FoundPage[]
}

/** Pages with the words that they are found by. */
export type SearchedPages = readonly { group: string; page: FoundPage; words: readonly string[] }[]

const MOST_GROUPS = 6
const MOST_PAGES_OF_GROUP = 5

const wordsOf = (text: string): string[] =>
  normalizePlaceName(text)
    .split(' ')
    .filter((word) => word !== '')

/** Reads the words of all pages once, for the searches that follow. */
export const searchedPages = (groups: readonly PageGroup[]): SearchedPages =>
  groups.flatMap(({ name, pages }) =>
    pages.map((page) => ({
      group: name,
      page,
      words: [...new Set(wordsOf(`${page.title} ${page.note} ${name}`))],
    })),
  )

/** The distance between a typed word and a word of a page; null if they are different words. */
type Distance = (typed: string, word: string) => number | null

const asWritten: Distance = (typed, word) => {
  if (typed === word) return 0
  return word.startsWith(typed) ? 1 : null
}

/** As it was meant: the word or its beginning, with the slips that a word of its length is forgiven. */
const asMeant: Distance = (typed, word) => {
  const written = asWritten(typed, word)
  if (written !== null) return written
  const most = slipsFor(typed.length)
  if (most === 0) return null
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => typed.length - most + at)
  const slips = lengths.flatMap((length) => slipsBetween(typed, word.slice(0, length), most) ?? [])
  return slips.length === 0 ? null : 1 + Math.min(...slips)
}

function ranked(pages: SearchedPages, typed: readonly string[], distance: Distance) {
  return pages
    .flatMap(({ group, page, words }) => {
      const away = typed.map((one) => {
        const distances = words.flatMap((word) => distance(one, word) ?? [])
        return Math.min(...distances)
      })
      const sum = away.reduce((all, one) => all + one, 0)
      return Number.isFinite(sum) ? [{ group, page, sum }] : []
    })
    .toSorted((a, b) => a.sum - b.sum)
}

/**
 * The pages that contain every typed word, best first, group by group. Typos are tolerated only if
 * nothing matches exactly.
 */
export function searchPages(pages: SearchedPages, text: string): PageGroup[] {
  const typed = wordsOf(text)
  if (typed.length === 0) return []
  const written = ranked(pages, typed, asWritten)
  const groups = new Map<string, FoundPage[]>()
  for (const { group, page } of written.length > 0 ? written : ranked(pages, typed, asMeant)) {
    const found = groups.get(group) ?? []
    if (groups.size === MOST_GROUPS && found.length === 0) continue
    if (found.length < MOST_PAGES_OF_GROUP) found.push(page)
    groups.set(group, found)
  }
  return [...groups].map(([name, found]) => ({ name, pages: found }))
}
