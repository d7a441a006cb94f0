import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { epochDay, weekdayOf } from '#domain/foundation/calendar/calendarDay.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { haversineKm } from '#domain/foundation/geo/distance.ts'
import {
  adRequest,
  AUSTIN,
  bookCreative,
  bookLine,
  lineArb,
  requestArb,
} from '#domain/testing/deliveryCases.ts'
import { readStatement } from './audienceStatement.ts'
import { BOOK_VERSION, type BookLine } from '../book/book.types.ts'
import { chooseAd, prepareBook } from './chooseAd.ts'
import { prepareLine, refusalOf, type AdRequest } from './eligibility.ts'
import { countAnswer, NEW_VISITOR, seenOn } from './visitorCounts.ts'

const bookOf = (lines: BookLine[]) =>
  prepareBook({
    version: BOOK_VERSION,
    builtAtMs: 0,
    country: 'US',
    mediaType: 'online_display',
    products: [],
    screens: [],
    lines,
  })

const refusal = (line: Partial<BookLine>, request: Partial<AdRequest> = {}) =>
  refusalOf(prepareLine('online_display', bookLine(line)), adRequest(request))

const gridWith = (weekday: number, hour: number) =>
  Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_, at) => (day === weekday && at === hour ? '1' : '0')).join(''),
  )

describe('the placements of a line', () => {
  it('depends on each of its choices', () => {
    expect(refusal({})).toBeNull()
    expect(refusal({ inventory: { topics: ['sports'], selected: [], deselected: [] } })).toBe(
      'product',
    )
    expect(
      refusal({ inventory: { topics: ['news'], selected: [], deselected: ['site_us_news'] } }),
    ).toBe('product')
    expect(refusal({}, { formatIds: ['display_120x600'] })).toBe('format')
    expect(refusal({}, { nowMs: Date.parse('2027-01-01T06:00:00Z') })).toBe('dates')
    expect(
      refusal({}, { place: { country: 'CA', stateCode: '', zipCode: '', position: AUSTIN } }),
    ).toBe('region')
    expect(refusal({ audience: { ...bookLine().audience, gender: 'female' } })).toBe('audience')
    expect(refusal({ capPerDay: 1 }, { visitor: null })).toBe('cap')
    expect(
      refusal({ capPerDay: 1 }, { visitor: countAnswer(NEW_VISITOR, 'lin_1', '2026-12-08') }),
    ).toBe('cap')
    expect(refusal({ delivered: 10_000 })).toBe('delivered')
    expect(
      refusal({
        creatives: [
          bookCreative({
            schedule: { kind: 'dates', ranges: [{ from: '2026-12-09', to: '2026-12-09' }] },
          }),
        ],
      }),
    ).toBe('creative')
  })

  it('follows the local time of its own zone when clocks change', () => {
    // Sunday, 2026-11-01 in New York: 1 o'clock comes twice.
    const line = {
      timeZone: 'EST' as const,
      dates: [{ from: '2026-10-01', to: '2026-11-30' }],
      startsAtMs: Date.parse('2026-10-01T04:00:00Z'),
      dayparts: gridWith(6, 1),
    }
    const at = (iso: string) => refusal(line, { nowMs: Date.parse(iso) })
    expect(at('2026-11-01T04:59:00Z')).toBe('hours')
    expect(at('2026-11-01T05:30:00Z')).toBeNull()
    expect(at('2026-11-01T06:30:00Z')).toBeNull()
    expect(at('2026-11-01T07:00:00Z')).toBe('hours')
  })

  it('depends on the publisher’s statement about the audience', () => {
    const group = (id: string, options: string[]) => ({ id, options })
    const audience = {
      ...bookLine().audience,
      ageFrom: 25,
      groups: [group('a', ['interest.cars']), group('b', ['interest.food', 'interest.wine'])],
    }
    const stated = (parameters: Record<string, string>) =>
      refusal({ audience }, { statement: readStatement((name) => parameters[name]) })
    expect(stated({ age: '30', segments: 'interest.cars,interest.wine' })).toBeNull()
    expect(stated({ age: '30', segments: 'interest.cars' })).toBe('audience')
    expect(stated({ age: '24', segments: 'interest.cars,interest.wine' })).toBe('audience')
    expect(stated({ segments: 'interest.cars,interest.wine' })).toBe('audience')
    expect(stated({ age: 'old', segments: '' })).toBe('audience')
  })
})

/** The requirements on a response, restated independently. */
function expectAllowed(line: BookLine, request: AdRequest, creativeFormat: string): void {
  const { region, inventory } = line
  const { place, product } = request
  expect(inventory.deselected).not.toContain(product.id)
  expect(inventory.selected.includes(product.id) || inventory.topics.includes(product.topic)).toBe(
    true,
  )
  expect(request.formatIds).toContain(creativeFormat)
  const wall = new Date(request.nowMs).toLocaleString('sv-SE', {
    timeZone: TIME_ZONES[line.timeZone].ianaZone,
  })
  const date = wall.slice(0, 10)
  expect(line.dates.some(({ from, to }) => from <= date && date <= to)).toBe(true)
  expect(line.dayparts[weekdayOf(epochDay(date))]?.[Number(wall.slice(11, 13))]).toBe('1')
  const isInCircle = region.circles.some(
    (circle) => place.position !== null && haversineKm(circle, place.position) <= circle.radiusKm,
  )
  expect(place.country).toBe(region.country)
  expect(
    region.wholeCountry ||
      region.stateCodes.includes(place.stateCode) ||
      region.zipCodes.includes(place.zipCode) ||
      isInCircle,
  ).toBe(true)
  expect(seenOn(request.visitor ?? NEW_VISITOR, line.lineId, date)).toBeLessThan(
    line.capPerDay ?? Infinity,
  )
  expect(line.delivered).toBeLessThan(line.booked)
}

describe('the chosen ad', () => {
  it('respects region, hours, dates, formats, cap and blacklist, and exists if any is eligible', () => {
    let answered = 0
    fc.assert(
      fc.property(
        fc.array(lineArb, { minLength: 3, maxLength: 9, size: 'max' }),
        requestArb,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (lines, request, draw) => {
          const chosen = chooseAd(bookOf(lines), request, { line: draw, creative: draw })
          const allowed = lines.filter(
            (line) => refusalOf(prepareLine('online_display', line), request) === null,
          )
          expect(chosen === null).toBe(allowed.length === 0)
          if (chosen) {
            answered += 1
            expectAllowed(chosen.line, request, chosen.creative.formatId)
          }
        },
      ),
      // About one request in eight is answered: enough runs that the guard below does not depend on
      // luck.
      { numRuns: 3_000 },
    )
    expect(answered).toBeGreaterThan(100)
  })

  it('follows the claims of the lines and the weights of their creatives', () => {
    const pace = bookLine().pace
    const line = (lineId: string, claim: number) =>
      bookLine({
        lineId,
        pace: { ...pace, claim },
        creatives: [bookCreative({ versionId: 'a' }), bookCreative({ versionId: 'b', weight: 3 })],
      })
    const counts = (lines: BookLine[]) => {
      const book = bookOf(lines)
      const found = new Map<string, number>()
      for (let at = 0; at < 1_000; at += 1) {
        const draws = { line: (at + 0.5) / 1_000, creative: ((at % 4) + 0.5) / 4 }
        const chosen = chooseAd(book, adRequest(), draws)
        const key = chosen ? `${chosen.line.lineId} ${chosen.creative.versionId}` : 'none'
        found.set(key.split(' ')[0] ?? '', (found.get(key.split(' ')[0] ?? '') ?? 0) + 1)
        if (chosen)
          found.set(chosen.creative.versionId, (found.get(chosen.creative.versionId) ?? 0) + 1)
      }
      return found
    }
    const half = counts([line('x', 0.1), line('y', 0.4)])
    expect([half.get('x'), half.get('y'), half.get('none')]).toEqual([100, 400, 500])
    expect(half.get('b')).toBe(375)
    const contended = counts([line('x', 2), line('y', 6)])
    expect([contended.get('x'), contended.get('y'), contended.get('none')]).toEqual([
      250,
      750,
      undefined,
    ])
  })

  it('is capped per day of its own zone, and past days are dropped', () => {
    let visitor = NEW_VISITOR
    for (let times = 0; times < 3; times += 1) visitor = countAnswer(visitor, 'lin_1', '2026-12-08')
    expect(seenOn(visitor, 'lin_1', '2026-12-08')).toBe(3)
    expect(refusal({ capPerDay: 3 }, { visitor })).toBe('cap')
    expect(
      refusal({ capPerDay: 3 }, { visitor, nowMs: Date.parse('2026-12-09T18:00:00Z') }),
    ).toBeNull()
    expect(countAnswer(visitor, 'lin_2', '2026-12-11').seen).toEqual([['lin_2', '2026-12-11', 1]])
  })
})
