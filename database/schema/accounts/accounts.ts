import { sql, type SQLWrapper } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { isoDate } from '#database/schema/foundation/isoDate.ts'

/** To be found by how it begins, in whatever case. */
const anyCase = (name: SQLWrapper) => sql`${name} collate nocase`

/** People who can log in. Nobody logs in before the email is verified. Written by better-auth, as the three tables below. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** First and last name, which better-auth wants in one. */
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull().unique('accounts_email'),
    emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
    image: text('image'),
    /** All its roles (`writeRoles`). */
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
    /** Set once a first code was right. */
    twoFactorEnabled: integer('two_factor_enabled', { mode: 'boolean' }).notNull().default(false),
    /** The zone that the account last read a report in; null until it chose one. */
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

/** Where an account is logged in, with the device and the place it came from. */
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
    /** City and country as the network knows them, for the list of sessions. */
    place: text('place'),
    createdAt: isoDate('created_at').notNull(),
    updatedAt: isoDate('updated_at').notNull(),
  },
  (table) => [index('account_sessions_account').on(table.userId)],
)

/** The password hash of an account. The other columns are what better-auth keeps for logins elsewhere. */
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

/** Links that were mailed, under a hash of their token; a row is deleted by its use. */
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
    /** False while it is set up and no code was right yet. */
    verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: isoDate('locked_until'),
    /** When a first code was right, before that when the setup began; null in rows of before 2026-11-26. */
    since: isoDate('since').$defaultFn(() => new Date()),
  },
  (table) => [uniqueIndex('account_two_factors_account').on(table.userId)],
)

/** An account's second factor is to be turned off: one admin asks, another one consents, once. */
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

/** Attempts to guess, counted in a window by what they guess at. */
export const attemptCounters = sqliteTable('attempt_counters', {
  /** Purpose and a hash of the account's email, or of the network. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: text('window_ends_at').notNull(),
})

/** Billing addresses that an account keeps for its next checkout. */
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

/** Advertisers that an account keeps for its next checkout. */
export const savedAdvertisers = sqliteTable(
  'saved_advertisers',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    advertiser: text('advertiser', { mode: 'json' }).$type<OrderAdvertiser>().notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [index('saved_advertisers_account').on(table.accountId, table.createdAt)],
)
