import { relations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import {
  accountCredentials,
  accounts,
  accountSessions,
  accountTwoFactors,
  accountVerifications,
} from './schema/accounts/accounts.ts'

/** The account tables under the names that better-auth uses. */
export const ACCOUNT_TABLES = {
  user: accounts,
  session: accountSessions,
  account: accountCredentials,
  verification: accountVerifications,
  twoFactor: accountTwoFactors,
}

/** Joins loaded with a row in one query: the account of a session, the passwords of an account. */
const RELATIONS = {
  sessionRelations: relations(accountSessions, ({ one }) => ({
    user: one(accounts, { fields: [accountSessions.userId], references: [accounts.id] }),
  })),
  accountRelations: relations(accountCredentials, ({ one }) => ({
    user: one(accounts, { fields: [accountCredentials.userId], references: [accounts.id] }),
  })),
  userRelations: relations(accounts, ({ many }) => ({
    sessions: many(accountSessions),
    accounts: many(accountCredentials),
  })),
}

const connect = (d1: D1Database) => drizzle(d1, { schema: { ...ACCOUNT_TABLES, ...RELATIONS } })

const connected = new WeakMap<D1Database, ReturnType<typeof connect>>()

/** The D1 binding as better-auth uses it, with the relations between tables. */
export function connectAccounts(d1: D1Database): ReturnType<typeof connect> {
  const known = connected.get(d1)
  if (known) return known
  const database = connect(d1)
  connected.set(d1, database)
  return database
}
