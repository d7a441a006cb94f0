import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ARRIVAL_COOKIE,
  arrivalOf,
  arrivalOfCookies,
  arrivalSource,
  formatArrival,
  ordersBySource,
} from './arrival.ts'

const query = (values: Record<string, string>) => ({ get: (name: string) => values[name] ?? null })
const of = (pairs: string) =>
  arrivalOf(query(Object.fromEntries(pairs.split('&').map((pair) => pair.split('=')))))

describe('a visitor’s traffic source', () => {
  it.each([
    ['', null, 'Direct or not known', 'Direct or not known'],
    ['page=2', null, 'Direct or not known', 'Direct or not known'],
    [
      'utm_source=news&utm_term=screens',
      'utm_source=news&utm_term=screens',
      'news',
      'news, term “screens”',
    ],
    ['gads_search=1', 'gads_search=1', 'Search ad', 'Search ad'],
    [
      'gads_search=billboards',
      'gads_search=billboards',
      'Search ad',
      'Search ad, search “billboards”',
    ],
    ['r=partner7', 'r=partner7', 'Referral partner7', 'Referral partner7'],
    ['utm_term=radio', 'utm_term=radio', 'Ad', 'Ad, term “radio”'],
    ['o=ofk_secret', 'o=1', 'Link of an offer', 'Link of an offer'],
    ['utm_source=mail&o=ofk_secret', 'utm_source=mail&o=1', 'mail', 'mail, link of an offer'],
  ])('by "%s"', (pairs, kept, source, words) => {
    const arrival = of(pairs)
    expect(arrival).toBe(kept)
    expect([arrivalSource(arrival), formatArrival(arrival)]).toEqual([source, words])
  })

  it('round-trips in short form, and never contains an offer’s key', () => {
    const text = fc.string({ maxLength: 300 })
    fc.assert(
      fc.property(text, text, text, (utm_source, r, o) => {
        const arrival = arrivalOf(query({ utm_source, r, o: `ofk_${o}` }))
        const cookies = `a=b; ${ARRIVAL_COOKIE}=${encodeURIComponent(arrival ?? '')}; c=d`
        expect(arrivalOfCookies(cookies)).toBe(arrival)
        expect(arrival).not.toContain('ofk_')
        expect(decodeURIComponent(arrival ?? '').length).toBeLessThan(400)
      }),
    )
    expect(arrivalOfCookies('a=b')).toBeNull()
    expect(arrivalOfCookies(`${ARRIVAL_COOKIE}=%E0%A4%A`)).toBeNull()
  })

  it('adds up by source, without losing an order', () => {
    const rows = [
      { arrival: null, orders: 1, totalUsdMinor: 500 },
      { arrival: of('utm_source=news&utm_term=a'), orders: 1, totalUsdMinor: 400 },
      { arrival: of('utm_source=news&utm_term=b'), orders: 2, totalUsdMinor: 300 },
    ]
    expect(ordersBySource(rows)).toEqual([
      { source: 'news', orders: 3, totalUsdMinor: 700 },
      { source: 'Direct or not known', orders: 1, totalUsdMinor: 500 },
    ])
  })
})
