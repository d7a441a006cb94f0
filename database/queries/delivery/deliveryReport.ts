import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import {
  EVENT_KINDS,
  VALIDITIES,
  type EventKind,
  type Validity,
} from '#domain/delivery/counting/eventKind.ts'
import type { CountedRow } from '#domain/reporting/sharing/hourRows.ts'
import { hourKey, hourOfKey } from '#domain/reporting/figures/zoneClock.ts'
import type { Database } from '#database/connection.ts'
import { products, screens } from '#database/schema/catalogue/catalogue.ts'
import { creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import { deliveryHours } from '#database/schema/delivery/deliveryHours.ts'
import { states } from '#database/schema/catalogue/places.ts'

/** From one hour until before another, in the table's format. */
const within = ({ from, to }: { from: number; to: number }): SQL =>
  sql`${deliveryHours.hour} >= ${hourKey(from)} and ${deliveryHours.hour} < ${hourKey(to)}`

const validOf = (...kinds: EventKind[]) =>
  sql<number>`sum(case when ${deliveryHours.validity} = 'valid' and ${inArray(deliveryHours.kind, kinds)}
    then ${deliveryHours.count} else 0 end)`

/** The counts of a line in some hours, row by row in chronological order. */
export async function listCountedRows(
  db: Database,
  line: string,
  hours: { from: number; to: number },
): Promise<CountedRow[]> {
  const { lineId, kind, validity, hour, versionId, productId, formatId, place } = deliveryHours
  // Names all kinds so that SQLite finds each by its hours in the table's primary key.
  const kinds: EventKind[] = [...EVENT_KINDS]
  const validities: Validity[] = [...VALIDITIES]
  const rows = await db
    .select({
      hour,
      versionId,
      productId,
      formatId,
      place,
      impressions: validOf('impression', 'play'),
      plays: validOf('play'),
      viewable: validOf('viewable'),
      clicks: validOf('click'),
      starts: validOf('start'),
      firstQuartiles: validOf('first_quartile'),
      midpoints: validOf('midpoint'),
      thirdQuartiles: validOf('third_quartile'),
      completes: validOf('complete'),
      errors: validOf('error'),
      invalid: sql<number>`sum(case when ${validity} <> 'valid' and ${inArray(kind, ['impression', 'play'])}
        then ${deliveryHours.count} else 0 end)`,
    })
    .from(deliveryHours)
    .where(
      and(eq(lineId, line), inArray(kind, kinds), inArray(validity, validities), within(hours)),
    )
    .groupBy(hour, versionId, productId, formatId, place)
    .orderBy(hour, versionId, productId, formatId, place)
  return rows.map((row) => Object.assign(row, { hour: hourOfKey(row.hour) }))
}

/** A list of any length as one parameter. */
const listed = (ids: readonly string[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`

/** The names of products, creatives and regions in reports, by id. */
export async function reportNames(
  db: Database,
  ids: { productIds: readonly string[]; versionIds: readonly string[]; places: readonly string[] },
) {
  const [productRows, versionRows, stateRows] = await db.batch([
    db
      .select({ id: products.id, name: products.name, topic: products.topic })
      .from(products)
      .where(sql`${products.id} in ${listed(ids.productIds)}`),
    db
      .select({
        id: creativeVersions.id,
        name: creatives.nameForReporting,
        title: creatives.title,
        number: creativeVersions.number,
        formatId: creativeVersions.formatId,
      })
      .from(creativeVersions)
      .innerJoin(creatives, eq(creatives.id, creativeVersions.creativeId))
      .where(sql`${creativeVersions.id} in ${listed(ids.versionIds)}`),
    db
      .select({ country: states.country, code: states.code, name: states.name })
      .from(states)
      .where(sql`${states.country} || '-' || ${states.code} in ${listed(ids.places)}`),
  ])
  return { products: productRows, versions: versionRows, states: stateRows }
}

/** Those of these screens that are still for sale, with the views sold per play on each. */
export async function listReportedScreens(db: Database, ids: readonly string[]) {
  return await db
    .select({
      id: products.id,
      name: products.name,
      city: screens.city,
      venueType: screens.venueType,
      orientation: screens.orientation,
      latitude: screens.latitude,
      longitude: screens.longitude,
      loopSlots: screens.loopSlots,
      slotSeconds: screens.slotSeconds,
      viewsAPlay: sql<number>`${products.weeklyImpressions} / (7.0 * ${screens.playsPerDayPerSlot})`,
    })
    .from(products)
    .innerJoin(screens, eq(screens.productId, products.id))
    .where(sql`${products.id} in ${listed(ids)}`)
}

/** The positions of regions, by the names in `delivery_hours`. */
export async function listRegionPoints(db: Database, keys: readonly string[]) {
  const key = sql<string>`${states.country} || '-' || ${states.code}`
  return await db
    .select({ key, latitude: states.latitude, longitude: states.longitude })
    .from(states)
    .where(sql`${key} in ${listed(keys)}`)
}

/** The approved files of some versions, for display. */
export async function listPictures(db: Database, versionIds: readonly string[]) {
  return await db
    .select({
      id: creativeVersions.id,
      facts: creativeVersions.facts,
      storageKey: creativeVersions.storageKey,
      bytes: creativeVersions.bytes,
      sha256: creativeVersions.sha256,
      patches: creativeVersions.patches,
    })
    .from(creativeVersions)
    .where(sql`${creativeVersions.id} in ${listed(versionIds)}`)
}

/** Impressions of lines on each of the last days (UTC), for the lists. */
export async function countDays(
  db: Database,
  lineIds: readonly string[],
  since: number,
): Promise<{ lineId: string; day: string; count: number }[]> {
  const day = sql<string>`substr(${deliveryHours.hour}, 1, 10)`
  return await db
    .select({ lineId: deliveryHours.lineId, day, count: sql<number>`sum(${deliveryHours.count})` })
    .from(deliveryHours)
    .where(
      and(
        inArray(deliveryHours.lineId, [...lineIds]),
        inArray(deliveryHours.kind, ['impression', 'play']),
        eq(deliveryHours.validity, 'valid'),
        sql`${deliveryHours.hour} >= ${hourKey(since)}`,
      ),
    )
    .groupBy(deliveryHours.lineId, day)
}
