import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Publishers and networks that offer products. No foreign keys point into the catalogue: orders keep their own copy of
 * what they booked. Rows are never deleted: a product that is no longer sold is retired.
 */
export const organizations = sqliteTable('organizations', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  role: text('role', { enum: ['publisher', 'network', 'agency'] }).notNull(),
  country: text('country').notNull(),
  /** The date of its price list, an ISO day; null where unknown. */
  ratecardDate: text('ratecard_date'),
  /** Fictional: from the repository's own inventory. */
  isExample: integer('is_example', { mode: 'boolean' }).notNull().default(false),
  /**
   * When ops took it offline: its products are not for sale, and its tags and screens get no ads; null while it is
   * online.
   */
  offlineAt: text('offline_at'),
})

/** Things for sale: websites, apps, stations, streaming services, screens. */
export const products = sqliteTable(
  'products',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    mediaType: text('media_type').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    topic: text('topic').notNull(),
    /** JSON array of ad format ids. */
    formatIds: text('format_ids', { mode: 'json' }).$type<string[]>().notNull(),
    /** USD cents per 1,000, as all prices here. */
    ratecardCpmMinor: integer('ratecard_cpm_minor').notNull(),
    baseCpmMinor: integer('base_cpm_minor').notNull(),
    minSpendMinor: integer('min_spend_minor').notNull(),
    leadTimeDays: integer('lead_time_days').notNull(),
    weeklyImpressions: integer('weekly_impressions').notNull(),
    premium: integer('premium', { mode: 'boolean' }).notNull(),
    /** Fictional: from the repository's own inventory. Never for sale in production. */
    isExample: integer('is_example', { mode: 'boolean' }).notNull().default(false),
    /** When it was retired; null while it is for sale. Campaigns booked on it keep running. */
    retiredAt: text('retired_at'),
  },
  (table) => [
    index('products_medium_country').on(table.mediaType, table.country),
    index('products_name').on(table.name, table.id),
    index('products_medium_name').on(table.mediaType, table.name, table.id),
  ],
)

/** The columns that only a screen's product has. */
export const screens = sqliteTable('screens', {
  productId: text('product_id').primaryKey(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  city: text('city').notNull(),
  stateCode: text('state_code').notNull(),
  /** Null where it is not known. */
  postalCode: text('postal_code'),
  venueType: text('venue_type').notNull(),
  orientation: text('orientation').notNull(),
  illuminated: integer('illuminated', { mode: 'boolean' }).notNull(),
  loopSlots: integer('loop_slots').notNull(),
  slotSeconds: integer('slot_seconds').notNull(),
  playsPerDayPerSlot: integer('plays_per_day_per_slot').notNull(),
  acceptsVideo: integer('accepts_video', { mode: 'boolean' }).notNull(),
})
