import { productSchema, screenSchema } from '#domain/catalogue/products/product.ts'
import type { StoredProduct } from '#domain/catalogue/products/productChange.ts'
import {
  type OrganizationRow,
  organizationRowSchema,
} from '#domain/catalogue/products/inventoryRow.ts'
import { mondayOf } from '#domain/planning/slots/slotWeeks.ts'
import { epochDay, isoDay } from '#domain/foundation/calendar/calendarDay.ts'
import { sqlLiteral } from '../seedTable.ts'
import type { InventoryDatabase } from './inventoryDatabase.ts'

/** Inventory stored in a database. */
export interface StoredInventory {
  organizations: Map<string, OrganizationRow>
  products: Map<string, StoredProduct>
  /** Slots of a screen's loop that bookings and holds need from this week on, by screen. */
  slotsNeeded: Map<string, number>
  /** Changes with every change of the inventory; empty before the first. */
  version: string
}

/** Products per response: a few hundred bytes each. */
const PAGE_SIZE = 4_000

/** Reads the inventory of a database, retired products included. */
export async function readStoredInventory(
  database: InventoryDatabase,
  now: Date,
): Promise<StoredInventory> {
  // Read first, so that a change during the reading is noticed.
  const [version] = await database.read(
    `SELECT version FROM data_versions WHERE name = 'catalogue'`,
  )
  const organizations = await database.read(
    'SELECT id, name, role, country, ratecard_date, is_example FROM organizations',
  )
  const week = isoDay(mondayOf(epochDay(now.toISOString().slice(0, 10))))
  const needed = await database.read(
    `SELECT screen_id, max(slot) + 1 AS needed FROM slot_claims WHERE week >= '${week}' GROUP BY screen_id`,
  )
  return {
    version: typeof version?.['version'] === 'string' ? version['version'] : '',
    organizations: new Map(organizations.map((row) => [String(row['id']), toOrganization(row)])),
    products: new Map((await readProducts(database)).map((product) => [product.id, product])),
    slotsNeeded: new Map(needed.map((row) => [String(row['screen_id']), Number(row['needed'])])),
  }
}

function toOrganization({ ratecard_date, is_example, ...row }: Record<string, unknown>) {
  return organizationRowSchema.parse({
    ...row,
    ratecard_date: ratecard_date ?? '',
    example: is_example ? 'yes' : 'no',
  })
}

async function readProducts(database: InventoryDatabase): Promise<StoredProduct[]> {
  const products: StoredProduct[] = []
  for (;;) {
    const last = products.at(-1)?.id ?? ''
    const rows = await database.read(
      `SELECT * FROM products LEFT JOIN screens ON screens.product_id = products.id
       WHERE products.id > ${sqlLiteral(last)} ORDER BY products.id LIMIT ${PAGE_SIZE}`,
    )
    products.push(...rows.map(toProduct))
    if (rows.length < PAGE_SIZE) return products
  }
}

function toProduct(row: Record<string, unknown>): StoredProduct {
  const organizationId = String(row['organization_id'])
  return {
    ...productSchema.parse({
      id: row['id'],
      organization: organizationId,
      mediaType: row['media_type'],
      kind: row['kind'],
      name: row['name'],
      country: row['country'],
      topic: row['topic'],
      formatIds: JSON.parse(String(row['format_ids'])) as unknown,
      ratecardCpmMinor: row['ratecard_cpm_minor'],
      baseCpmMinor: row['base_cpm_minor'],
      minSpendMinor: row['min_spend_minor'],
      leadTimeDays: row['lead_time_days'],
      weeklyImpressions: row['weekly_impressions'],
      premium: row['premium'] === 1,
      ...(row['is_example'] === 1 ? { isExample: true } : {}),
      ...(row['product_id'] === null ? {} : { screen: toScreen(row) }),
    }),
    organizationId,
    isRetired: row['retired_at'] !== null,
  }
}

const toScreen = (row: Record<string, unknown>) =>
  screenSchema.parse({
    latitude: row['latitude'],
    longitude: row['longitude'],
    city: row['city'],
    stateCode: row['state_code'],
    postalCode: row['postal_code'] ?? undefined,
    venueType: row['venue_type'],
    orientation: row['orientation'],
    illuminated: row['illuminated'] === 1,
    loopSlots: row['loop_slots'],
    slotSeconds: row['slot_seconds'],
    playsPerDayPerSlot: row['plays_per_day_per_slot'],
    acceptsVideo: row['accepts_video'] === 1,
  })
