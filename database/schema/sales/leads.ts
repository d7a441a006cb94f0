import { sql } from 'drizzle-orm'
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LEAD_KINDS, LEAD_OUTCOMES, LEAD_STATES } from '#domain/sales/lead/lead.ts'
import { DESKS } from '#domain/contact/realtime/desk/desk.ts'

/** Somebody who wants to be answered by the desk, with all their requests. */
export const leads = sqliteTable(
  'leads',
  {
    id: text('id').primaryKey(),
    desk: text('desk', { enum: DESKS }).notNull(),
    state: text('state', { enum: LEAD_STATES }).notNull(),
    /** When an answer or the next step is due; null where none is. */
    dueAt: text('due_at'),
    /** Who follows it up. */
    ownerId: text('owner_id'),
    nextStep: text('next_step').notNull().default(''),
    /** In the desk's zone. */
    nextStepOn: text('next_step_on'),
    outcome: text('outcome', { enum: LEAD_OUTCOMES }),
    createdAt: text('created_at').notNull(),
    /** When something last happened to it. */
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

/** What somebody asked for, as it came; requests of one phone number or email belong to one lead. */
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
    /** In lower case; null where none was asked for. */
    email: text('email'),
    message: text('message').notNull(),
    country: text('country'),
    sessionId: text('session_id'),
    accountId: text('account_id'),
    /** When the desk was told by mail. */
    toldAt: text('told_at'),
    /** How the visitor came (`arrivalOf`); null where that is not known. */
    arrival: text('arrival'),
  },
  (table) => [
    index('lead_requests_lead').on(table.leadId, table.at),
    index('lead_requests_phone').on(table.phoneKey),
    index('lead_requests_email').on(table.email),
    index('lead_requests_session').on(table.sessionId),
    index('lead_requests_account').on(table.accountId),
    index('lead_requests_told').on(table.toldAt),
    // How a name begins is looked for in any case.
    index('lead_requests_name').on(sql`(first_name || ' ' || last_name) collate nocase`),
    index('lead_requests_last_name').on(sql`last_name collate nocase`),
    index('lead_requests_company').on(sql`company collate nocase`),
    index('lead_requests_kind').on(table.kind, table.at),
  ],
)

/** What the desk did with a lead: who, when and why; only ever added to. */
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
