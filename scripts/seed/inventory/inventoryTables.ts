import type { OrganizationRow } from '#domain/catalogue/products/inventoryRow.ts'
import type { StoredProduct } from '#domain/catalogue/products/productChange.ts'
import type { UpsertedTable } from '../seedTable.ts'

/** Publishers and networks as rows of their table. */
export function organizationTable(organizations: readonly OrganizationRow[]): UpsertedTable {
  return {
    table: 'organizations',
    key: ['id'],
    columns: ['id', 'name', 'role', 'country', 'ratecard_date', 'is_example'],
    rows: organizations.map(({ id, name, role, country, ratecard_date, example }) => [
      id,
      name,
      role,
      country,
      ratecard_date,
      Number(example),
    ]),
  }
}

/** Products as rows of their table, for sale. */
export function productTable(products: readonly StoredProduct[]): UpsertedTable {
  return {
    table: 'products',
    key: ['id'],
    columns: [
      'id',
      'organization_id',
      'media_type',
      'kind',
      'name',
      'country',
      'topic',
      'format_ids',
      'ratecard_cpm_minor',
      'base_cpm_minor',
      'min_spend_minor',
      'lead_time_days',
      'weekly_impressions',
      'premium',
      'is_example',
      'retired_at',
    ],
    rows: products.map((product) => [
      product.id,
      product.organizationId,
      product.mediaType,
      product.kind,
      product.name,
      product.country,
      product.topic,
      JSON.stringify(product.formatIds),
      product.ratecardCpmMinor,
      product.baseCpmMinor,
      product.minSpendMinor,
      product.leadTimeDays,
      product.weeklyImpressions,
      Number(product.premium),
      Number(product.isExample ?? false),
      null,
    ]),
  }
}

/** The screens among products as rows of their table. */
export function screenTable(products: readonly StoredProduct[]): UpsertedTable {
  return {
    table: 'screens',
    key: ['product_id'],
    columns: [
      'product_id',
      'latitude',
      'longitude',
      'city',
      'state_code',
      'postal_code',
      'venue_type',
      'orientation',
      'illuminated',
      'loop_slots',
      'slot_seconds',
      'plays_per_day_per_slot',
      'accepts_video',
    ],
    rows: products.flatMap(({ id, screen }) =>
      screen
        ? [
            [
              id,
              screen.latitude,
              screen.longitude,
              screen.city,
              screen.stateCode,
              screen.postalCode ?? null,
              screen.venueType,
              screen.orientation,
              Number(screen.illuminated),
              screen.loopSlots,
              screen.slotSeconds,
              screen.playsPerDayPerSlot,
              Number(screen.acceptsVideo),
            ],
          ]
        : [],
    ),
  }
}
