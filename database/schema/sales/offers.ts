import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { OFFER_LOST_REASONS, OFFER_STATES } from '#domain/sales/offer/offer.ts'
import { OFFER_ENTRY_EVENTS } from '#domain/sales/offer/offerEntry.ts'
import type { OfferContent } from '#domain/sales/offer/offerContent.types.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'

/** Offers with their owner, their state, and their current version. */
export const offers = sqliteTable(
  'offers',
  {
    id: text('id').primaryKey(),
    /** Opens it without a login; in the mailed link. */
    accessKey: text('access_key').notNull().unique(),
    year: integer('year').notNull(),
    /** Without gaps in the year. */
    sequence: integer('sequence').notNull(),
    /** Given by the browser: a request that is sent again makes one offer. */
    requestKey: text('request_key').notNull().unique(),
    state: text('state', { enum: OFFER_STATES }).notNull(),
    /** The version that counts. */
    version: integer('version').notNull(),
    desk: text('desk', { enum: DESKS }).notNull(),
    phone: text('phone').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    advertiser: text('advertiser').notNull(),
    /** Empty: no agency. */
    agency: text('agency').notNull(),
    country: text('country').notNull(),
    /** Of the country, where tax depends on it. */
    region: text('region').notNull(),
    /** IANA, the buyer's. */
    timeZone: text('time_zone').notNull(),
    sessionId: text('session_id').notNull(),
    accountId: text('account_id'),
    /** The person assigned to it. */
    ownerId: text('owner_id'),
    nextStep: text('next_step').notNull().default(''),
    /** In the desk's zone. */
    nextStepOn: text('next_step_on'),
    /** Of the current version: the amount before and with tax, USD cents, and its last day. */
    netMinor: integer('net_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    lastDay: text('last_day').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Until when its screens are reserved; null when it has none. */
    heldUntil: text('held_until'),
    createdAt: text('created_at').notNull(),
    lastAt: text('last_at').notNull(),
    /** Time of the desk's first action on it. */
    answeredAt: text('answered_at'),
    openedAt: text('opened_at'),
    openCount: integer('open_count').notNull().default(0),
    downloadedAt: text('downloaded_at'),
    downloadCount: integer('download_count').notNull().default(0),
    remindedAt: text('reminded_at'),
    lostReason: text('lost_reason', { enum: OFFER_LOST_REASONS }),
    /** The visitor's traffic source (`arrivalOf`); null if unknown. */
    arrival: text('arrival'),
  },
  (table) => [
    uniqueIndex('offers_number').on(table.year, table.sequence),
    index('offers_state').on(table.state, table.expiresAt),
    index('offers_last').on(table.lastAt),
    // As the board sorts each of its lists.
    index('offers_board').on(table.state, table.expiresAt, table.id),
    index('offers_ended').on(table.state, table.lastAt, table.id),
    index('offers_owner_board').on(table.ownerId, table.state, table.expiresAt, table.id),
    index('offers_owner_ended').on(table.ownerId, table.state, table.lastAt, table.id),
    // Prefix searches of names ignore case.
    index('offers_advertiser').on(sql`advertiser collate nocase`),
    index('offers_agency').on(sql`agency collate nocase`),
    // All that the figures of a time read.
    index('offers_made').on(table.createdAt, table.state, table.totalMinor, table.answeredAt),
    index('offers_email').on(table.email),
    index('offers_session').on(table.sessionId),
    index('offers_account').on(table.accountId),
  ],
)

/** The versions of offers; a version never changes. */
export const offerVersions = sqliteTable(
  'offer_versions',
  {
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: text('content', { mode: 'json' }).$type<OfferContent>().notNull(),
    lastDay: text('last_day').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Why sales changed it; empty for the first. */
    reason: text('reason').notNull(),
    /** The author; null for the first version, which is created automatically. */
    accountId: text('account_id'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.offerId, table.version] })],
)

/** The order that an offer became; at most one, which decides every race. */
export const offerAcceptances = sqliteTable('offer_acceptances', {
  offerId: text('offer_id')
    .primaryKey()
    .references(() => offers.id, { onDelete: 'cascade' }),
  /** `not null` makes the order fail when the offer has changed or ended meanwhile. */
  version: integer('version').notNull(),
  orderId: text('order_id').notNull().unique(),
  acceptedAt: text('accepted_at').notNull(),
})

/** The events of an offer, with person, time and reason; append-only. */
export const offerEntries = sqliteTable(
  'offer_entries',
  {
    id: text('id').primaryKey(),
    offerId: text('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
    /** Null for its buyer and the clock. */
    accountId: text('account_id'),
    event: text('event', { enum: OFFER_ENTRY_EVENTS }).notNull(),
    version: integer('version').notNull(),
    note: text('note').notNull(),
  },
  (table) => [index('offer_entries_offer').on(table.offerId, table.at)],
)
