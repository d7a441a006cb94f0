import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Countries a campaign can run in, with their population (an official figure). */
export const countries = sqliteTable('countries', {
  country: text('country').primaryKey(),
  population: integer('population').notNull(),
  hasPostalCodes: integer('has_postal_codes', { mode: 'boolean' }).notNull(),
})

/** First-order divisions; the population is the sum of their cells. */
export const states = sqliteTable(
  'states',
  {
    country: text('country').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The text that searches match: "Springfield, Illinois". */
    searchName: text('search_name').notNull(),
    population: integer('population').notNull(),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    /** Price and use of each medium in thousandths of the country's mean, separated by spaces; empty where unknown. */
    market: text('market').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
)

/** Cities, towns and sections of cities that can be the center of a radius. */
export const places = sqliteTable('places', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Its county, or the larger place nearby, where another place of the state has its name; else empty. */
  county: text('county').notNull().default(''),
  stateCode: text('state_code').notNull(),
  country: text('country').notNull(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  population: integer('population').notNull(),
})

/** All spellings that find a place, as normalizePlaceName returns them. */
export const placeNames = sqliteTable(
  'place_names',
  {
    country: text('country').notNull(),
    name: text('name').notNull(),
    placeId: text('place_id').notNull(),
    population: integer('population').notNull(),
    /** Whether this is the place's own current name, not a foreign or former one. */
    isOwn: integer('is_own', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    index('place_names_by_name').on(
      table.country,
      table.name,
      table.population,
      table.isOwn,
      table.placeId,
    ),
  ],
)

/** The smallest areas whose population is estimated: postal codes, elsewhere towns and sections of cities. */
export const cells = sqliteTable(
  'cells',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    stateCode: text('state_code').notNull(),
    country: text('country').notNull(),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
    population: integer('population').notNull(),
    /** Media prices of its market, in thousandths of the country's mean; 0 where unknown. */
    priceIndex: integer('price_index').notNull().default(0),
    /** Media use there, in thousandths of the use in large towns; 0 where unknown. */
    useIndex: integer('use_index').notNull().default(0),
  },
  (table) => [
    index('cells_by_position').on(table.country, table.latitude, table.longitude),
    index('cells_by_code').on(table.country, table.code),
  ],
)
