import { runsOf, similarity } from '#content/pages/pageText.ts'
import { ownNumbers, pageWords } from '#scripts/seed/catalogue/pageWords.ts'
import { problemsOf, type Vocabulary } from '#scripts/structuredData/vocabulary.ts'
import type { ServedPage } from './servedPage.ts'

/** What a page may weigh, gzipped. */
export const MOST_BYTES = 60_000
/** How much of a page may stand on the one that is most likely to be the same, and what has to be its own. */
export const MOST_ALIKE = 0.5
const LEAST_OWN_NUMBERS = 8
const LEAST_NAMED_PRODUCTS = 3

/** What an address is to answer. */
export interface AskedPage {
  /** With its origin, as the sitemap has it. */
  address: string
  isFindable: boolean
}

/** What is wrong with the head and the words to machines of a page; empty where nothing is. */
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

/** A page's own words: what it says of people and prices, and the plans that it offers. */
export const ownWords = ({ facts, plans }: ServedPage): string[] => pageWords([facts, plans])

/** How much of a place's page stands on another, and what is wrong with that; as scripts/seed/catalogue/localPages.test.ts has it. */
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

/** What is wrong with a product's page beside the one most like it; as scripts/seed/catalogue/detailPages.test.ts has it. */
export function productAgainst(page: ServedPage, other: ServedPage): string[] {
  const numbers = ownNumbers(pageWords(page.facts), pageWords(other.facts)).length
  return numbers < LEAST_OWN_NUMBERS ? [`${numbers} figures of its own`] : []
}
