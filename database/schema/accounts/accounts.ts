import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { isoDate } from '#database/schema/foundation/isoDate.ts'

/** An index for prefix search, ignoring case. */
const anyCase = (name: SQLWrapper) => sql`${name} collate nocase`

/**
 * People who can log in, after they have verified their email. Written by better-auth, like the
 * three tables below.
 */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** First and last name in one column, as better-auth requires. */
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull().unique('accounts_email'),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    image: text('image'),
    /** All roles of the account (`writeRoles`). */
    role: text('role').notNull().default('customer'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** International format, E.164; empty when none was given. */
    phoneNumber: text('phone_number').notNull().default(''),
    type: text('type', { enum: ['individual', 'company'] })
      .notNull()
      .default('individual'),
    companyName: text('company_name').notNull().default(''),
    vatId: text('vat_id').notNull().default(''),
    /** True once a first code was right. */
    twoFactorEnabled: integer('two_factor_enabled', { mode: 'boolean' }).notNull().default(false),
    /** The zone that the account last chose for a report; null until it chose one. */
    reportZone: text('report_zone').$type<TimeZoneId>(),
    createdAt: isoDate('created_at').notNull(),
    updatedAt: isoDate('updated_at').notNull(),
  },
  (table) => [
    index('accounts_role').on(table.role, table.email),
    index('accounts_created').on(table.createdAt, table.id),
    index('accounts_type_created').on(table.type, table.createdAt, table.id),
    index('accounts_name').on(anyCase(table.name)),
    index('accounts_last_name').on(anyCase(table.lastName)),
    index('accounts_company').on(anyCase(table.companyName)),
  ],
)

/** The sessions of an account, with device and location. */
export const accountSessions = sqliteTable(
  'account_sessions',
  {
    id: text('id').primaryKey(),
    userId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique('account_sessions_token'),
    expiresAt: isoDate('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** City and country by the network, for the list of sessions. */
    place: text('place'),
    createdAt: isoDate('created_at').notNull(),
    updatedAt: isoDate('updated_at').notNull(),
  },
  (table) => [index('account_sessions_account').on(table.userId)],
)

/** The password hash of an account. better-auth uses the other columns for external logins. */
export const accountCredentials = sqliteTable(
  'account_credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('provider_account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: isoDate('access_token_expires_at'),
    refreshTokenExpiresAt: isoDate('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: isoDate('created_at').notNull(),
    updatedAt: isoDate('updated_at').notNull(),
  },
  (table) => [
    index('account_credentials_account').on(table.userId),
    uniqueIndex('account_credentials_provider').on(table.providerId, table.accountId),
  ],
)

/** Mailed links, under a hash of their token; using a link deletes its row. */
export const accountVerifications = sqliteTable(
  'account_verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: isoDate('expires_at').notNull(),
    createdAt: isoDate('created_at').notNull(),
    updatedAt: isoDate('updated_at').notNull(),
  },
  (table) => [index('account_verifications_identifier').on(table.identifier)],
)

/** The secret of an account's two-factor codes and its backup codes, both encrypted by better-auth. */
export const accountTwoFactors = sqliteTable(
  'account_two_factors',
  {
    id: text('id').primaryKey(),
    userId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False during setup, until a first code is right. */
    verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: isoDate('locked_until'),
    /**
     * When the first valid code was entered, or until then, when the setup began; null in rows from
     * before 2026-11-26.
     */
    since: isoDate('since').$defaultFn(() => new Date()),
  },
  (table) => [uniqueIndex('account_two_factors_account').on(table.userId)],
)

/** Requests to turn off an account's second factor: one admin asks, another one consents, once. */
export const secondFactorResets = sqliteTable('second_factor_resets', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  id: text('id').notNull(),
  askedBy: text('asked_by').notNull(),
  reason: text('reason').notNull(),
  askedAt: text('asked_at').notNull(),
  expiresAt: text('expires_at').notNull(),
})

/** Guessing attempts, counted in a window by their target. */
export const attemptCounters = sqliteTable('attempt_counters', {
  /** Purpose and a hash of the account's email, or of the network. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: text('window_ends_at').notNull(),
})

/** Billing addresses that an account saved for its next checkout. */
export const savedBillingAddresses = sqliteTable(
  'saved_billing_addresses',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text('address', { mode: 'json' }).$type<OrderBilling>().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('saved_billing_addresses_account').on(table.accountId, table.createdAt)],
)

/** Advertisers that an account saved for its next checkout. */
export const savedAdvertisers = sqliteTable(
  'saved_advertisers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The client of the account's agency; null for none. */
    clientId: text('client_id'),
    advertiser: text('advertiser', { mode: 'json' }).$type<OrderAdvertiser>().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('saved_advertisers_account').on(table.accountId, table.createdAt)],
)
