import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm'
import type { StoredProduct } from '#domain/catalogue/products/productChange.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { compareNames } from '#domain/foundation/search/foldText.ts'
import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { organizations, products } from '#database/schema/catalogue/catalogue.ts'
import { slotClaims } from '#database/schema/planning/slotClaims.ts'
import { isAudited } from '#database/queries/foundation/deskAudit.ts'
import { type ProductRow, selectProducts, toProduct } from './products.ts'

const among = (column: typeof products.id | typeof slotClaims.screenId, ids: readonly string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(ids)}))`

/** The stored products with these ids, by id. */
export async function findStoredProducts(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, StoredProduct>> {
  const rows = await selectProducts(db).where(among(products.id, ids))
  return new Map(rows.map((row) => [row.product.id, toStoredProduct(row)]))
}

const toStoredProduct = (row: ProductRow): StoredProduct => ({
  ...toProduct(row),
  organizationId: row.product.organizationId,
  isRetired: row.product.retiredAt !== null,
})

/** All publishers and networks, by name. */
export async function listPublishers(db: Database): Promise<{ id: string; name: string }[]> {
  const rows = await db
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .orderBy(organizations.id)
  return rows.toSorted((a, b) => compareNames(a.name, b.name))
}

/** The products of a medium that are for sale as they are stored, by id; at most `limit`. */
export async function listStoredProducts(
  db: Database,
  mediaType: MediaType,
  limit: number,
): Promise<StoredProduct[]> {
  const rows = await selectProducts(db)
    .where(and(eq(products.mediaType, mediaType), isNull(products.retiredAt)))
    .orderBy(products.id)
    .limit(limit)
  return rows.map(toStoredProduct)
}

/** The ids of all organizations that offer products. */
export async function listOrganizationIds(db: Database): Promise<Set<string>> {
  return new Set(
    (await db.select({ id: organizations.id }).from(organizations)).map(({ id }) => id),
  )
}

/** By screen, the minimum number of loop slots for its bookings and holds from a week on. */
export async function slotsNeeded(
  db: Database,
  ids: readonly string[],
  fromWeek: string,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: slotClaims.screenId, needed: sql<number>`max(${slotClaims.slot}) + 1` })
    .from(slotClaims)
    .where(and(among(slotClaims.screenId, ids), gte(slotClaims.week, fromWeek)))
    .groupBy(slotClaims.screenId)
  return new Map(rows.map(({ id, needed }) => [id, needed]))
}

/** True while the products are unchanged and no booked slot lies beyond a shorter loop. */
export function areUnchanged(
  changes: readonly { before: StoredProduct | null; after: StoredProduct }[],
  fromWeek: string,
): SQL {
  const seen = JSON.stringify(
    changes.map(({ before, after }) => ({
      id: after.id,
      isNew: before === null,
      name: before?.name,
      base: before?.baseCpmMinor,
      ratecard: before?.ratecardCpmMinor,
      least: before?.minSpendMinor,
      lead: before?.leadTimeDays,
      weekly: before?.weeklyImpressions,
      premium: before?.premium,
      isRetired: before?.isRetired ?? false,
      loop: after.screen?.loopSlots ?? null,
    })),
  )
  return sql`not exists (
    select 1 from json_each(${seen}) as seen left join products as p on p.id = seen.value ->> 'id'
    where case when seen.value ->> 'isNew' then p.id is not null
      else (p.name, p.base_cpm_minor, p.ratecard_cpm_minor, p.min_spend_minor, p.lead_time_days,
        p.weekly_impressions, p.premium, p.retired_at is not null) is not (seen.value ->> 'name', seen.value ->> 'base',
        seen.value ->> 'ratecard', seen.value ->> 'least', seen.value ->> 'lead',
        seen.value ->> 'weekly', seen.value ->> 'premium', seen.value ->> 'isRetired') end
    or exists (select 1 from slot_claims as claim where claim.screen_id = seen.value ->> 'id'
      and claim.week >= ${fromWeek} and claim.slot >= seen.value ->> 'loop'))`
}

/** Updates products, any number of them, where their change was audited. */
export function writeProducts(
  db: Database,
  after: readonly StoredProduct[],
  auditId: string,
): Statement[] {
  const list = JSON.stringify(after)
  const withScreens = JSON.stringify(after.filter(({ screen }) => screen))
  const has = isAudited(auditId)
  return [
    db.run(sql`
      insert into products (id, organization_id, media_type, kind, name, country, topic, format_ids,
        ratecard_cpm_minor, base_cpm_minor, min_spend_minor, lead_time_days, weekly_impressions, premium,
        is_example, retired_at)
      select j.value ->> 'id', j.value ->> 'organizationId', j.value ->> 'mediaType', j.value ->> 'kind',
        j.value ->> 'name', j.value ->> 'country', j.value ->> 'topic', j.value -> 'formatIds',
        j.value ->> 'ratecardCpmMinor', j.value ->> 'baseCpmMinor', j.value ->> 'minSpendMinor',
        j.value ->> 'leadTimeDays', j.value ->> 'weeklyImpressions', j.value ->> 'premium',
        coalesce(j.value ->> 'isExample', false),
        iif(coalesce(j.value ->> 'isRetired', false), (select at from desk_audit where id = ${auditId}), null)
      from json_each(${list}) as j where ${has}
      on conflict (id) do update set organization_id = excluded.organization_id, kind = excluded.kind,
        name = excluded.name, country = excluded.country, topic = excluded.topic,
        format_ids = excluded.format_ids, ratecard_cpm_minor = excluded.ratecard_cpm_minor,
        base_cpm_minor = excluded.base_cpm_minor, min_spend_minor = excluded.min_spend_minor,
        lead_time_days = excluded.lead_time_days, weekly_impressions = excluded.weekly_impressions,
        premium = excluded.premium, is_example = excluded.is_example,
        retired_at = iif(excluded.retired_at is null, null, coalesce(products.retired_at, excluded.retired_at))`),
    db.run(sql`
      insert into screens (product_id, latitude, longitude, city, state_code, postal_code, venue_type, orientation,
        illuminated, loop_slots, slot_seconds, plays_per_day_per_slot, accepts_video)
      select j.value ->> 'id', s.value ->> 'latitude', s.value ->> 'longitude', s.value ->> 'city',
        s.value ->> 'stateCode', s.value ->> 'postalCode', s.value ->> 'venueType', s.value ->> 'orientation',
        s.value ->> 'illuminated', s.value ->> 'loopSlots', s.value ->> 'slotSeconds',
        s.value ->> 'playsPerDayPerSlot', s.value ->> 'acceptsVideo'
      from json_each(${withScreens}) as j, json_each(json_array(j.value -> 'screen')) as s where ${has}
      on conflict (product_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
        city = excluded.city, state_code = excluded.state_code, postal_code = excluded.postal_code, venue_type = excluded.venue_type,
        orientation = excluded.orientation, illuminated = excluded.illuminated,
        loop_slots = excluded.loop_slots, slot_seconds = excluded.slot_seconds,
        plays_per_day_per_slot = excluded.plays_per_day_per_slot, accepts_video = excluded.accepts_video`),
  ]
}
