import type { Fact } from '../facts/fact.ts'
import { FACTS, type FactId } from '../facts/facts.ts'

/** A source as a page lists it. */
export interface ListedSource extends Omit<Fact, 'certainty'> {
  number: number
}

/**
 * Numbers facts in the order of their first citation on a page. A URL has one number, named after
 * its first citation.
 */
export class SourceList {
  readonly #byUrl = new Map<string, ListedSource>()

  numberOf(id: FactId): number {
    const { source, year, url } = FACTS[id]
    const known = this.#byUrl.get(url)
    if (known) return known.number
    const number = this.#byUrl.size + 1
    this.#byUrl.set(url, { source, year, url, number })
    return number
  }

  list(): ListedSource[] {
    return [...this.#byUrl.values()]
  }
}

/** A rule of a country, with the number of its source. */
export interface ListedRule {
  title: string
  text: string
  source: number
}
