import { describe, expect, it } from 'vitest'
import { WORLD_SCREENS } from '#database/seed/demo/demoWorld.ts'
import type { BookLine, DeliveryBook } from '#domain/delivery/book/book.types.ts'
import { buildBooks } from '#domain/delivery/book/buildBooks.ts'
import { chooseAd, prepareBook } from '#domain/delivery/selection/chooseAd.ts'
import { runsAt } from '#domain/delivery/selection/eligibility.ts'
import { screenPlaylist } from '#domain/delivery/tags/screenPlaylist.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaType.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import { adRequest, bookCreative } from '#domain/testing/deliveryCases.ts'
import { parseInventory, readInventoryTexts } from '../catalogue/readInventory.ts'
import { demoWorldRows } from './loadDemoWorld.ts'

const { products } = parseInventory(readInventoryTexts())
// A Sunday evening, a Monday before America is awake, and a weekday.
const MOMENTS = ['2026-11-22T23:30:00Z', '2026-11-23T00:30:00Z', '2027-01-06T18:00:00Z']

const worldAt = async (moment: string) => {
  const { order, slots, ads } = await demoWorldRows(new Date(moment))
  const bookOf = (mediaType: MediaType) => {
    const lines = order.orderLines.flatMap((line) => {
      const { id: lineId, name, plan, startsAt, endsAt, impressions } = line
      if (line.mediaType !== mediaType || !plan || !startsAt || !endsAt) return []
      const creatives = ads.versions
        .filter((version) => version.lineId === lineId)
        .map(({ id, formatId }) => bookCreative({ versionId: id, formatId: formatId ?? '' }))
      const booked = impressions?.mid ?? 0
      const row = { lineId, name, plan, startsAt, endsAt, booked, delivered: 0 }
      return [{ ...row, extension: null, creatives }]
    })
    const [book] = buildBooks(
      {
        mediaType,
        countries: ['US'],
        products: products.filter((one) => one.mediaType === mediaType && one.country === 'US'),
        lines,
        slots: slots.map(({ screenId, week, slot }) => ({
          screenId,
          week,
          slot,
          lineId: lines[0]?.lineId ?? '',
        })),
        places: new Map(),
      },
      new Map(),
      Date.parse(moment),
    )
    if (!book) throw new Error('There is no book.')
    return book
  }
  return { order, ads, bookOf }
}

/** Whether a person in Austin sees an ad at a line's publisher; requests it as the demo publishers do. */
function seesAd(book: DeliveryBook, line: BookLine, nowMs: number): boolean {
  const product = book.products.find(({ id }) => line.inventory.selected.includes(id))
  if (!product) return false
  const { formatIds } = product
  const request = adRequest({ nowMs, product, formatIds, isEager: true })
  return chooseAd(prepareBook(book), request, { line: 0.99, creative: 0 }) !== null
}

describe('the world of publishers', () => {
  it.each(MOMENTS)('has something to show in every medium on %s', async (moment) => {
    const { bookOf } = await worldAt(moment)
    for (const mediaType of MEDIA_TYPES) {
      const { lines, screens } = bookOf(mediaType)
      expect([mediaType, lines.length]).toEqual([mediaType, mediaType === 'online_display' ? 2 : 1])
      for (const line of mediaType === 'dooh' ? [] : lines) {
        const nowMs = Date.parse(moment)
        const isAsleep = runsAt(line, nowMs) !== null
        expect([line.name, isAsleep && mediaType !== 'mobile_display']).toEqual([line.name, false])
        const shown = isAsleep || seesAd(bookOf(mediaType), line, nowMs)
        expect([line.name, shown]).toEqual([line.name, true])
      }
      if (mediaType !== 'dooh') continue
      for (const screenId of Object.values(WORLD_SCREENS)) {
        const screen = screens.find(({ id }) => id === screenId)
        if (!screen) throw new Error(`There is no screen ${screenId}.`)
        const [hour] = screenPlaylist(bookOf(mediaType), screen, {
          fromMs: Date.parse(moment),
          hours: 1,
        })
        expect([screenId, hour?.slots[0]?.turns.length]).toEqual([screenId, 1])
      }
    }
  })

  it('has a ledger without differences, and an approved ad for each line', async () => {
    const { order, ads } = await worldAt('2027-01-06T18:00:00Z')
    const [head] = order.orders
    if (!head) throw new Error('The order is missing.')
    const problems = ledgerProblems({
      order: head,
      lines: order.orderLines,
      entries: order.ledgerEntries,
      paidCoupons: new Set(),
      refunds: [],
      unpaidExtras: [],
      issuedCoupons: [],
    })
    expect(problems).toEqual([])
    expect(ads.versions.every(({ state }) => state === 'approved')).toBe(true)
    const shown = new Set(ads.versions.map(({ lineId }) => lineId))
    expect(order.orderLines.filter(({ id }) => !shown.has(id))).toEqual([])
  })
})
