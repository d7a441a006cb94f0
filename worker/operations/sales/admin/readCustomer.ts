import { findAccount, type AccountRow } from '#database/queries/accounts/accountProfiles.ts'
import { bookedBy, offersOf, requestsOf } from '#database/queries/sales/customers.ts'
import { listDeskAudit } from '#database/queries/foundation/deskAudit.ts'
import {
  advertiserEntries,
  billingAddressEntries,
} from '#database/queries/accounts/savedEntries.ts'
import { findReset, mayConsent } from '#database/queries/accounts/secondFactorResets.ts'
import { can } from '#domain/accounts/capability.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import type { Consent, CustomerView, SecondFactorReset } from '#domain/sales/admin/customers.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { formatOfferNumber } from '#domain/sales/offer/offerNumber.ts'
import { formatOrderNumber } from '#domain/orders/order/orderNumber.ts'
import { ORDER_STATE_NAMES } from '#domain/orders/order/orderState.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sessionsOf } from '#worker/operations/accounts/login/listSessions.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { compareText } from '#domain/foundation/search/foldText.ts'

/** A confirmed account. Raises account_not_found. */
export async function customerById(
  { db }: Pick<OperationContext, 'db'>,
  id: string,
): Promise<AccountRow> {
  const row = await findAccount(db, id)
  if (!row?.emailVerified) throw new ProductError('account_not_found')
  return row
}

/** A customer with their bookings, requests, consents, saved data, and the desk's actions. Raises account_not_found. */
export async function readCustomer(context: OperationContext, id: string): Promise<CustomerView> {
  const { db } = context
  const row = await customerById(context, id)
  const [booked, offers, leads, billingAddresses, advertisers, sessions, reset, audit] =
    await Promise.all([
      bookedBy(db, id),
      can(context.account, 'followUpOffers') ? offersOf(db, row) : null,
      can(context.account, 'followUpLeads') ? requestsOf(db, row) : null,
      billingAddressEntries.list(db, id),
      advertiserEntries.list(db, id),
      sessionsOf(context, id, null),
      waitingReset(context, id),
      listDeskAudit(db, id),
    ])
  return {
    id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phoneNumber: row.phoneNumber,
    type: row.type,
    companyName: row.companyName,
    vatId: row.vatId,
    roles: readRoles(row.role),
    isApp2FAEnabled: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
    orderCount: booked.orderCount,
    orders: booked.orders.map(({ number, state, ...order }) => ({
      id: order.id,
      number: formatOrderNumber(number),
      stateName: ORDER_STATE_NAMES[state],
      currency: order.currency,
      totalMinor: order.agreedTotalMinor,
      createdAt: order.createdAt,
    })),
    offers:
      offers?.map((offer) => ({
        id: offer.id,
        number: formatOfferNumber(offer),
        state: offer.state,
        totalMinor: offer.totalMinor,
        createdAt: offer.createdAt,
      })) ?? null,
    leads:
      leads?.map(({ lead, kind, at }) => ({ id: lead.id, kind, state: lead.state, at })) ?? null,
    consents: consentsOf(booked),
    billingAddresses,
    advertisers,
    sessions,
    reset,
    audit,
  }
}

/** Consents, newest first: the terms with each order, a credit check, and report mails until they are stopped. */
function consentsOf({ orders, reportMails }: Awaited<ReturnType<typeof bookedBy>>): Consent[] {
  const atCheckout = orders.flatMap(({ id, number, termsAcceptedAt, creditCheckAgreedAt }) => {
    const order = { orderId: id, orderNumber: formatOrderNumber(number) }
    const terms = { what: 'terms' as const, at: termsAcceptedAt, ...order }
    return creditCheckAgreedAt === null
      ? [terms]
      : [terms, { what: 'credit_check' as const, at: creditCheckAgreedAt, ...order }]
  })
  const mails = reportMails.map(({ mail, orderNumber }) => ({
    what: 'report_mails' as const,
    rhythm: mail.rhythm,
    at: mail.createdAt,
    orderId: mail.orderId,
    orderNumber: formatOrderNumber(orderNumber),
  }))
  return [...atCheckout, ...mails].toSorted((one, other) => compareText(other.at, one.at))
}

async function waitingReset(
  context: OperationContext,
  accountId: string,
): Promise<SecondFactorReset | null> {
  const { id: reader } = ownAccount(context)
  const { db } = context
  const found = await findReset(db, accountId, context.now.toISOString())
  if (!found) return null
  const { id, askedAt, expiresAt, reason } = found.reset
  return {
    id,
    askedBy: found.askedBy ?? 'Somebody without an account',
    askedAt,
    expiresAt,
    reason,
    canConsent:
      can(context.account, 'manageCustomers') && (await mayConsent(db, reader, found.reset)),
  }
}
