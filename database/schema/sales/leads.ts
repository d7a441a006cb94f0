import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LEAD_KINDS, LEAD_OUTCOMES, LEAD_STATES } from '#domain/sales/lead/lead.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'

/** A person who wants an answer from the desk, with all their requests. */
export const leads = sqliteTable(
  'leads',
  {
    id: text('id').primaryKey(),
    desk: text('desk', { enum: DESKS }).notNull(),
    state: text('state', { enum: LEAD_STATES }).notNull(),
    /** When an answer or the next step is due; null if nothing is. */
    dueAt: text('due_at'),
    /** The person assigned to it. */
    ownerId: text('owner_id'),
    nextStep: text('next_step').notNull().default(''),
    /** In the desk's zone. */
    nextStepOn: text('next_step_on'),
    outcome: text('outcome', { enum: LEAD_OUTCOMES }),
    createdAt: text('created_at').notNull(),
    /** Time of its last event. */
    lastAt: text('last_at').notNull(),
  },
  (table) => [
    index('leads_due').on(table.state, table.dueAt),
    index('leads_last').on(table.lastAt),
    // As the board sorts each of its lists.
    index('leads_board').on(table.state, sql`coalesce(due_at, '~')`, table.lastAt, table.id),
    index('leads_closed').on(table.state, table.lastAt, table.id),
    index('leads_owner_board').on(
      table.ownerId,
      table.state,
      sql`coalesce(due_at, '~')`,
      table.lastAt,
      table.id,
    ),
    index('leads_owner_closed').on(table.ownerId, table.state, table.lastAt, table.id),
  ],
)

/** Requests as received; requests with the same phone number or email belong to one lead. */
export const leadRequests = sqliteTable(
  'lead_requests',
  {
    id: text('id').primaryKey(),
    /** Given by the browser: a request that is sent again is kept once. */
    requestKey: text('request_key').notNull().unique(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LEAD_KINDS }).notNull(),
    at: text('at').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    company: text('company').notNull(),
    /** In international format. */
    phone: text('phone').notNull(),
    /** The number without its spaces, to be found by. */
    phoneKey: text('phone_key').notNull(),
    /** In lower case; null if none was given. */
    email: text('email'),
    message: text('message').notNull(),
    country: text('country'),
    sessionId: text('session_id'),
    accountId: text('account_id'),
    /** When the desk was notified by mail. */
    toldAt: text('told_at'),
    /** The visitor's traffic source (`arrivalOf`); null if unknown. */
    arrival: text('arrival'),
  },
  (table) => [
    index('lead_requests_lead').on(table.leadId, table.at),
    index('lead_requests_phone').on(table.phoneKey),
    index('lead_requests_email').on(table.email),
    index('lead_requests_session').on(table.sessionId),
    index('lead_requests_account').on(table.accountId),
    index('lead_requests_told').on(table.toldAt),
    // Prefix searches of names ignore case.
    index('lead_requests_name').on(sql`(first_name || ' ' || last_name) collate nocase`),
    index('lead_requests_last_name').on(sql`last_name collate nocase`),
    index('lead_requests_company').on(sql`company collate nocase`),
    index('lead_requests_kind').on(table.kind, table.at),
  ],
)

/** The desk's actions on a lead, with person, time and reason; append-only. */
export const leadEntries = sqliteTable(
  'lead_entries',
  {
    id: text('id').primaryKey(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: text('at').notNull(),
    accountId: text('account_id').notNull(),
    event: text('event', {
      enum: ['note', 'assign', 'reach', 'miss', 'plan', 'close', 'reopen'],
    }).notNull(),
    note: text('note').notNull(),
    /** The state before and after. */
    fromState: text('from_state', { enum: LEAD_STATES }).notNull(),
    toState: text('to_state', { enum: LEAD_STATES }).notNull(),
  },
  (table) => [index('lead_entries_lead').on(table.leadId, table.at)],
)

/** Requests with the hidden field filled: they may be from a program, or from a password manager of a person. */
export const markedRequests = sqliteTable(
  'marked_requests',
  {
    requestId: text('request_id')
      .primaryKey()
      .references(() => leadRequests.id, { onDelete: 'cascade' }),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
  },
  (table) => [index('marked_requests_lead').on(table.leadId)],
)
