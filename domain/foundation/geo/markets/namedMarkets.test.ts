import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketZips } from './marketZips.ts'
import { namedMarkets } from './namedMarkets.ts'
import { US_MARKETS } from './usMarkets.ts'

const MARKETS = US_MARKETS.map((market) => ({ name: market.name, codes: marketZips(market) }))
const someMarkets = fc.shuffledSubarray(MARKETS, { minLength: 1, maxLength: 3 })

const codesOf = (markets: readonly { codes: readonly string[] }[]) =>
  markets.flatMap(({ codes }) => codes)

describe('namedMarkets', () => {
  it.each(MARKETS)('names $name by its codes alone', ({ name, codes }) => {
    expect(namedMarkets(codes)).toEqual([name])
  })

  it('names up to three markets, whatever the order of their codes', () => {
    fc.assert(
      fc.property(someMarkets, (markets) => {
        const names = namedMarkets(codesOf(markets).toReversed())
        expect(names.toSorted()).toEqual(markets.map(({ name }) => name).toSorted())
      }),
      { numRuns: 50 },
    )
  })

  it('names none once a code is missing, added or replaced', () => {
    fc.assert(
      fc.property(someMarkets, fc.nat(), (markets, at) => {
        const codes = codesOf(markets)
        const without = codes.toSpliced(at % codes.length, 1)
        // Alaska is in no market.
        for (const other of [without, [...codes, '99501'], [...without, '99501']])
          expect(namedMarkets(other)).toEqual([])
      }),
      { numRuns: 50 },
    )
  })

  it('names none without codes, and for four markets', () => {
    expect(namedMarkets([])).toEqual([])
    expect(namedMarkets(codesOf(MARKETS.slice(-4)))).toEqual([])
  })
})
