import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { GIVEN_TEAM_ROLES, TEAM_ROLES } from '#domain/accounts/team/teamRole.ts'
import { REPORT_NAMES } from '#domain/accounts/team/teamClient.ts'
import { CURRENCIES } from '#domain/foundation/money/money.ts'
import { TEAM_EVENTS, type TeamAuditFacts } from '#domain/accounts/team/teamAudit.ts'

/** Accounts that buy together. `organizations` are publishers and agencies of the catalogue. */
export const teams = sqliteTable('teams', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  requiresTwoFactor: integer('requires_two_factor', { mode: 'boolean' }).notNull().default(false),
  /** The currency of its members' limits. */
  currency: text('currency', { enum: CURRENCIES }).notNull().default('USD'),
  createdAt: text('created_at').notNull(),
})

/** Members of teams; an account is in one team at most, and a team has one owner. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    accountId: text('account_id').notNull(),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    /** The only client whose orders the member sees; null for members of the team itself. */
    clientId: text('client_id'),
    joinedAt: text('joined_at').notNull(),
    /** The member's monthly limit, in the team's currency; null without a limit. */
    monthlyLimitMinor: integer('monthly_limit_minor'),
  },
  (table) => [
    uniqueIndex('team_members_account').on(table.accountId),
    uniqueIndex('team_members_owner')
      .on(table.teamId)
      .where(sql`role = 'owner'`),
    index('team_members_team').on(table.teamId, table.joinedAt),
  ],
)

/** Open invitations; a row is deleted when the invitation is accepted, declined or withdrawn. */
export const teamInvitations = sqliteTable(
  'team_invitations',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    /** In lower case; only this address can accept. */
    email: text('email').notNull(),
    role: text('role', { enum: GIVEN_TEAM_ROLES }).notNull(),
    /** As in `team_members`. */
    clientId: text('client_id'),
    invitedBy: text('invited_by').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('team_invitations_address').on(table.teamId, table.email),
    index('team_invitations_email').on(table.email),
    index('team_invitations_expiry').on(table.expiresAt),
  ],
)

/** Changes of a team, append-only; the other statements of a change test whether its entry was written. */
export const teamAudit = sqliteTable(
  'team_audit',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    at: text('at').notNull(),
    actorId: text('actor_id').notNull(),
    event: text('event', { enum: TEAM_EVENTS }).notNull(),
    /** The account that the change affected. */
    subjectId: text('subject_id'),
    /** The address of an invitation; null once the person's data was erased. */
    subjectEmail: text('subject_email'),
    facts: text('facts', { mode: 'json' }).$type<TeamAuditFacts>().notNull(),
  },
  (table) => [
    index('team_audit_team').on(table.teamId, table.at, table.id),
    index('team_audit_email').on(table.subjectEmail),
  ],
)

/** The orders of each team, the newest first. Written only by triggers on orders. */
export const teamOrders = sqliteTable(
  'team_orders',
  {
    orderId: text('order_id').primaryKey(),
    teamId: text('team_id').notNull(),
    number: integer('number').notNull(),
  },
  (table) => [index('team_orders_team').on(table.teamId, table.number)],
)

/** Clients of a team; a team with clients is an agency. */
export const teamClients = sqliteTable(
  'team_clients',
  {
    id: text('id').primaryKey(),
    teamId: text('team_id').notNull(),
    name: text('name').notNull(),
    /** The name on its reports. */
    reportName: text('report_name', { enum: REPORT_NAMES }).notNull(),
    createdAt: text('created_at').notNull(),
    /** When it was archived: it can no longer be chosen, and its people see nothing; its orders stay. */
    archivedAt: text('archived_at'),
  },
  (table) => [uniqueIndex('team_clients_name').on(table.teamId, table.name)],
)

/** The orders of each client. Written only by triggers on orders. */
export const clientOrders = sqliteTable(
  'client_orders',
  {
    orderId: text('order_id').primaryKey(),
    clientId: text('client_id').notNull(),
  },
  (table) => [index('client_orders_client').on(table.clientId, table.orderId)],
)
