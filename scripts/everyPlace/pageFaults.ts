import { runsOf, similarity } from '#content/pages/pageText.ts'
import { ownNumbers, pageWords } from '#scripts/seed/catalogue/pageWords.ts'
import { problemsOf, type Vocabulary } from '#scripts/structuredData/vocabulary.ts'
import type { ServedPage } from './servedPage.ts'

/** Maximum gzipped size of a page. */
export const MOST_BYTES = 60_000
/**
 * Maximum share of a page that its most similar page may repeat, and the parts that must be unique.
 */
export const MOST_ALIKE = 0.5
const LEAST_OWN_NUMBERS = 8
const LEAST_NAMED_PRODUCTS = 3

/** Expected response of an address. */
export interface AskedPage {
  /** With its origin, as in the sitemap. */
  address: string
  isFindable: boolean
}

/** Faults in a page's head and structured data; empty if there are none. */
export function headFaults(
  page: ServedPage,
  { address, isFindable }: AskedPage,
  vocabulary: Vocabulary,
): string[] {
  const { headings, canonicals, robots, data } = page
  const isHidden = robots.some((said) => said.includes('noindex'))
  const canonical = isFindable ? [address] : []
  const [first] = data
  const isPlaced = first && '@type' in first && first['@type'] === 'BreadcrumbList'
  return [
    ...(headings.length === 1 && headings[0] ? [] : [`${headings.length} headings of the page`]),
    ...(isHidden === isFindable
      ? [isHidden ? 'search may not find it' : 'search may find it']
      : []),
    ...(canonicals.join() === canonical.join()
      ? []
      : [`canonical is ${canonicals.join() || 'no address'}`]),
    ...(isFindable && !isPlaced ? ['it says nothing of where it lies'] : []),
    ...data.flatMap((one) => (one ? problemsOf(one, vocabulary) : ['what it says is no JSON'])),
  ]
}

/** A page's unique text: its facts about people and prices, and its plans. */
export const ownWords = ({ facts, plans }: ServedPage): string[] => pageWords([facts, plans])

/** Share of a place's page that another repeats, and its faults; as in scripts/seed/catalogue/localPages.test.ts. */
export function placeAgainst(
  page: ServedPage,
  other: ServedPage,
  products: readonly string[],
): { alike: number; faults: string[] } {
  const own = ownWords(page)
  const others = ownWords(other)
  const alike = similarity(runsOf(own), runsOf(others))
  const numbers = ownNumbers(own, others).length
  const said = page.tables.join(' ')
  const named = new Set(products.filter((name) => said.includes(name))).size
  return {
    alike,
    faults: [
      ...(alike < MOST_ALIKE ? [] : [`${Math.round(alike * 100)}% alike`]),
      ...(numbers < LEAST_OWN_NUMBERS ? [`${numbers} numbers of its own`] : []),
      ...(named < LEAST_NAMED_PRODUCTS ? [`${named} products are named`] : []),
    ],
  }
}

/** Faults of a product's page compared with the most similar one; as in scripts/seed/catalogue/detailPages.test.ts. */
export function productAgainst(page: ServedPage, other: ServedPage): string[] {
  const numbers = ownNumbers(pageWords(page.facts), pageWords(other.facts)).length
  return numbers < LEAST_OWN_NUMBERS ? [`${numbers} figures of its own`] : []
}
