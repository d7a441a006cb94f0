import { and, getTableColumns, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import { rolesThatCan } from '#domain/accounts/capability.ts'
import { roleSetsWith } from '#domain/accounts/roleSet.ts'
import {
  type CustomersQuery,
  CUSTOMER_PAGE_SIZE,
  CUSTOMER_PART_SIZE,
  readCustomerCursor,
} from '#domain/sales/admin/customers.ts'
import type { Database } from '#database/connection.ts'
import { accounts, secondFactorResets } from '#database/schema/accounts/accounts.ts'
import { leadRequests, leads } from '#database/schema/sales/leads.ts'
import { offers } from '#database/schema/sales/offers.ts'
import { orders } from '#database/schema/orders/orders.ts'
import { agreedTotal } from '#database/queries/orders/orderList.ts'
import { reportMails } from '#database/schema/reporting/reportMails.ts'
import { hasRoleSet } from '#database/queries/accounts/accountRoles.ts'
import { foundByWords } from '#database/queries/foundation/searchIndex.ts'

/** A page of confirmed accounts, with one more row if there is a next page: the newest first. */
export async function listCustomers(db: Database, query: CustomersQuery, now: string) {
  const { id, firstName, lastName, email, companyName, role, twoFactorEnabled, createdAt } =
    accounts
  return await db
    .select({
      id,
      firstName,
      lastName,
      email,
      companyName,
      role,
      twoFactorEnabled,
      createdAt,
      orders: sql<number>`(select count(*) from orders where orders.account_id = accounts.id)`,
    })
    .from(accounts)
    .where(
      and(eq(accounts.emailVerified, true), ofList(query, now), found(query.q), after(query.after)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(CUSTOMER_PAGE_SIZE + 1)
}

/** Looks up a few IDs one by one instead of scanning all accounts for them. */
const among = (ids: SQL) => sql`${accounts.id} in (select id from (${ids}))`

function ofList({ list }: CustomersQuery, now: string): SQL | undefined {
  switch (list) {
    case 'all':
      return undefined
    case 'company':
    case 'individual':
      return eq(accounts.type, list)
    case 'staff': {
      const sets = roleSetsWith(rolesThatCan('enterAdminArea'))
      return among(sql`select id from accounts where ${hasRoleSet(sets)}`)
    }
    case 'resets':
      return among(sql`select account_id as id from second_factor_resets where expires_at > ${now}`)
    default:
      return list satisfies never
  }
}

/** The index range first, then without the rows of its first moment that earlier pages have. */
function after(text: string | undefined): SQL | undefined {
  const cursor = text === undefined ? null : readCustomerCursor(text)
  if (cursor === null) return undefined
  return and(
    lte(accounts.createdAt, new Date(cursor.createdAt)),
    sql`(${accounts.createdAt} < ${cursor.createdAt} or ${accounts.id} < ${cursor.id})`,
  )
}

/** By the number of an order, invoice or offer, or by words of the name, the company and the email. */
function found(q: string): SQL | undefined {
  if (q === '') return undefined
  const owner = ownerOfNumber(q)
  if (owner) return among(owner)
  return sql`${accounts.id} in (${foundByWords('account', q)})`
}

function ownerOfNumber(q: string): SQL | null {
  const order = /^(?:AMD-?|#)(\d{1,12})$/i.exec(q)?.[1]
  if (order !== undefined)
    return sql`select account_id as id from orders where number = ${Number(order)}`
  const [, kind = '', year, sequence] = /^(INV|OFF)-(\d{4})-(\d{1,9})$/i.exec(q) ?? []
  const isOfNumber = sql`year = ${Number(year)} and sequence = ${Number(sequence)}`
  if (kind.toUpperCase() === 'OFF')
    return sql`select account_id as id from offers where ${isOfNumber}`
  if (kind === '') return null
  return sql`select account_id as id from orders
    where id in (select order_id from invoices where ${isOfNumber})`
}

/** A customer's latest orders and scheduled reports, and the number of orders. */
export async function bookedBy(db: Database, accountId: string) {
  const own = eq(orders.accountId, accountId)
  const [latest, [counted], mails] = await db.batch([
    db
      .select({ ...getTableColumns(orders), agreedTotalMinor: agreedTotal })
      .from(orders)
      .where(own)
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(CUSTOMER_PART_SIZE),
    db
      .select({ count: sql<number>`count(*)` })
      .from(orders)
      .where(own),
    db
      .select({ mail: reportMails, orderNumber: orders.number })
      .from(reportMails)
      .innerJoin(orders, eq(orders.id, reportMails.orderId))
      .where(and(own, eq(reportMails.accountId, accountId)))
      .orderBy(desc(reportMails.createdAt))
      .limit(CUSTOMER_PART_SIZE),
  ])
  return { orders: latest, orderCount: counted?.count ?? 0, reportMails: mails }
}

/** The latest offers of an account, or under its email. */
export const offersOf = async (db: Database, account: { id: string; email: string }) =>
  await db
    .select()
    .from(offers)
    .where(or(eq(offers.accountId, account.id), eq(offers.email, account.email)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(CUSTOMER_PART_SIZE)

/** The latest requests of an account, or under its email, each with its lead. */
export const requestsOf = async (db: Database, account: { id: string; email: string }) =>
  await db
    .select({ lead: leads, kind: leadRequests.kind, at: leadRequests.at })
    .from(leadRequests)
    .innerJoin(leads, eq(leads.id, leadRequests.leadId))
    .where(or(eq(leadRequests.accountId, account.id), eq(leadRequests.email, account.email)))
    .orderBy(desc(leadRequests.at), desc(leadRequests.id))
    .limit(CUSTOMER_PART_SIZE)

/** The number of accounts that wait for a second admin's consent. */
export async function countResets(db: Database, now: string): Promise<number> {
  return await db.$count(secondFactorResets, gt(secondFactorResets.expiresAt, now))
}
