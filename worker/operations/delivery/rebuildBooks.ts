import { connect, type Database } from '#database/connection.ts'
import {
  deleteHaltsBefore,
  deliveredOf,
  listServedLines,
  listServedSlots,
  listServedVersions,
  positionsOf,
} from '#database/queries/deliveryBook.ts'
import { listAllProducts } from '#database/queries/products.ts'
import { addDays, epochDay, isoDay } from '#domain/calendar/calendarDay.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { DeliveryBook, ProductIndex } from '#domain/delivery/book.types.ts'
import { buildBooks, type LineRow, type SlotRow } from '#domain/delivery/buildBooks.ts'
import type { Pace } from '#domain/delivery/pace.ts'
import { reasonOf } from '#domain/errors/reasonOf.ts'
import { CAMPAIGN_COUNTRIES, GEO_GROUPS, type CampaignCountry } from '#domain/geo/country.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/media/mediaType.ts'
import { mondayOf } from '#domain/slots/slotWeeks.ts'
import { readBook, writeBook, writeProductIndex } from '../../adapters/bookStore.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'
import { bookCreative } from './bookCreative.ts'

type Context = Pick<OperationContext, 'env' | 'now'>

/** How long before its start a line is in the book: screens know their next hours. */
const AHEAD_MS = 24 * 3_600_000
const HALT_KEPT_MS = 3_600_000
/** A book without a line is written again after this time, so that it is not taken for one that was left behind. */
const EMPTY_BOOK_MS = 1_800_000

interface Rows {
  lines: (LineRow & { mediaType: MediaType })[]
  slots: SlotRow[]
  products: Product[]
  places: Awaited<ReturnType<typeof positionsOf>>
}

/**
 * Writes what may run now to the store that the ad server answers from: of one medium, or of all. Runs every minute,
 * and at once after what must be seen at once. Safe to repeat.
 */
export async function rebuildBooks(context: Context, mediaType?: MediaType): Promise<number> {
  const db = connect(context.env.DB)
  const rows = await readRows(db, context.now, mediaType)
  if (mediaType === undefined) {
    await writeProductIndex(context.env, indexOf(rows.products))
    await deleteHaltsBefore(db, new Date(context.now.getTime() - HALT_KEPT_MS).toISOString())
  }
  let written = 0
  for (const medium of mediaType === undefined ? MEDIA_TYPES : [mediaType]) {
    for (const countries of countryGroups()) {
      written += await rebuildGroup(context, { rows, countries, medium })
    }
  }
  return written
}

/** As `rebuildBooks` after the answer has gone; the next minute's makes good for one that fails. */
export function rebuildSoon(
  context: Pick<OperationContext, 'env' | 'now' | 'waitUntil'>,
  mediaType?: MediaType,
): void {
  const rebuilt = rebuildBooks(context, mediaType)
  context.waitUntil(
    rebuilt.catch((error: unknown) => {
      log('error', 'delivery book not rebuilt', { message: reasonOf(error) })
    }),
  )
}

/** Countries that are planned together, each group once. */
const countryGroups = (): readonly (readonly CampaignCountry[])[] => [
  ...new Map(CAMPAIGN_COUNTRIES.map((one) => [GEO_GROUPS[one].join(), GEO_GROUPS[one]])).values(),
]

const indexOf = (products: readonly Product[]): ProductIndex =>
  Object.fromEntries(products.map(({ id, country, mediaType }) => [id, { country, mediaType }]))

async function readRows(db: Database, now: Date, mediaType?: MediaType): Promise<Rows> {
  const soon = new Date(now.getTime() + AHEAD_MS).toISOString()
  const served = await listServedLines(db, { now: now.toISOString(), soon }, mediaType)
  const lineIds = served.map(({ lineId }) => lineId)
  const placeIds = served.flatMap(({ plan }) => plan.region.places.map(({ placeId }) => placeId))
  // A zone may be a day behind, and its week with it.
  const week = isoDay(mondayOf(epochDay(addDays(now.toISOString().slice(0, 10), -1))))
  const [versions, delivered, slots, places, products] = await Promise.all([
    listServedVersions(db, lineIds),
    deliveredOf(db, lineIds),
    listServedSlots(db, lineIds, week),
    positionsOf(db, placeIds),
    listAllProducts(db),
  ])
  const creatives = Map.groupBy(versions, ({ version }) => version.lineId)
  const lines = served.map((line) =>
    Object.assign(line, {
      delivered: delivered.get(line.lineId) ?? 0,
      creatives: (creatives.get(line.lineId) ?? []).flatMap((one) => bookCreative(one) ?? []),
    }),
  )
  return { lines, slots, products, places }
}

async function rebuildGroup(
  { env, now }: Context,
  {
    rows,
    countries,
    medium,
  }: { rows: Rows; countries: readonly CampaignCountry[]; medium: MediaType },
): Promise<number> {
  const last = await Promise.all(countries.map((country) => readBook(env, country, medium)))
  const paces = new Map<string, Pace>()
  for (const book of last) for (const line of book?.lines ?? []) paces.set(line.lineId, line.pace)
  const books = buildBooks(
    {
      ...rows,
      mediaType: medium,
      countries,
      products: rows.products.filter(
        ({ mediaType, country }) => mediaType === medium && countries.includes(country),
      ),
      lines: rows.lines.filter(
        ({ mediaType, plan }) => mediaType === medium && countries.includes(plan.region.country),
      ),
    },
    paces,
    now.getTime(),
  )
  const changed = books.filter((book, at) => isWorthWriting(book, last[at] ?? null))
  await Promise.all(changed.map((book) => writeBook(env, book)))
  return changed.length
}

function isWorthWriting(book: DeliveryBook, last: DeliveryBook | null): boolean {
  if (last === null || book.lines.length > 0 || last.lines.length > 0) return true
  return (
    book.builtAtMs - last.builtAtMs > EMPTY_BOOK_MS ||
    JSON.stringify([book.products, book.screens]) !== JSON.stringify([last.products, last.screens])
  )
}
