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
    /** As it is searched: "Springfield, Illinois". */
    searchName: text('search_name').notNull(),
    population: integer('population').notNull(),
    latitude: real('latitude').notNull(),
    longitude: real('longitude').notNull(),
  },
  (table) => [primaryKey({ columns: [table.country, table.code] })],
)

/** Cities, towns and sections of cities that a radius can be drawn around. */
export const places = sqliteTable('places', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Its county, or the larger place that it is near, where another place of the state has its name; else empty. */
  county: text('county').notNull().default(''),
  stateCode: text('state_code').notNull(),
  country: text('country').notNull(),
  latitude: real('latitude').notNull(),
  longitude: real('longitude').notNull(),
  population: integer('population').notNull(),
})

/** Every spelling a place is found by, as normalizePlaceName gives it. */
export const placeNames = sqliteTable(
  'place_names',
  {
    country: text('country').notNull(),
    name: text('name').notNull(),
    placeId: text('place_id').notNull(),
    population: integer('population').notNull(),
    /** Whether this spells the place's own name, not one that it has in another language or had once. */
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
  },
  (table) => [
    index('cells_by_position').on(table.country, table.latitude, table.longitude),
    index('cells_by_code').on(table.country, table.code),
  ],
)
