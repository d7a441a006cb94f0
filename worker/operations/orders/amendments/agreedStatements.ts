import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import {
  insertMemberIncrease,
  refuseBeyondMemberLimit,
} from '#database/queries/accounts/memberLimits.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import { happened, type Change } from '#database/queries/foundation/recordedChange.ts'
import { limitMonth } from '#domain/accounts/team/limitMonth.ts'
import type { QuoteTax } from '#domain/commerce/checkout/quote.types.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import type { LedgerEntry } from '#domain/orders/ledger/ledgerEntry.ts'
import { readVatRate } from '#worker/operations/commerce/tax/readVatRate.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { Revised } from '../views/revisedInvoice.ts'
import { extraStatements, inForceStatements } from './acceptedChange.ts'
import type { OpenAmendment } from './readAmendment.ts'
import { revisedStatements } from './revisedStatements.ts'

/**
 * Statements of a change that its buyer accepts, conditional on the record in `change`: an invoice, or the changed
 * line.
 */
export async function agreedStatements(
  context: OperationContext,
  db: Database,
  {
    open,
    change,
    entries,
    revised,
  }: {
    open: Pick<OpenAmendment, 'amendment' | 'line' | 'stored'>
    change: Change & { lineId: string }
    /** Ledger entries of the line. */
    entries: readonly LedgerEntry[]
    /** For an unpaid order: the invoice that replaces the open one. */
    revised: Revised | null
  },
): Promise<Statement[]> {
  const { amendment, stored } = open
  const isAccepted = happened(change)
  const vatRate = await vatRateOf(context, stored, revised?.revision.tax ?? amendment.extra?.tax)
  return [
    ...(revised
      ? revisedStatements(context, db, { amendment, stored, revised, isAccepted, vatRate })
      : []),
    ...(amendment.extra
      ? [
          ...extraStatements(context, db, { open, change, vatRate }),
          ...limitStatements(context, db, { open, change }),
        ]
      : inForceStatements(db, { open, change, entries })),
  ]
}

/** An increase counts for the member who agrees to it, and fails its batch beyond their monthly limit. */
function limitStatements(
  { account, settings, now }: OperationContext,
  db: Database,
  { open, change }: { open: Pick<OpenAmendment, 'amendment' | 'stored'>; change: Change },
): Statement[] {
  if (!account || open.stored.order.teamId === null) return []
  const increase = { amendmentId: open.amendment.id, accountId: account.id, at: change.at }
  return [
    insertMemberIncrease(db, increase, happened(change)),
    refuseBeyondMemberLimit(db, account.id, limitMonth(settings.SELLER_TIME_ZONE, now)),
  ]
}

/** The rate at which the invoice of an accepted change states its VAT; null without an invoice. */
const vatRateOf = async (
  context: OperationContext,
  { order: { billing, currency }, invoice }: StoredOrder,
  tax: QuoteTax | undefined,
): Promise<VatRate | null> =>
  tax
    ? await readVatRate(context, {
        billing: invoice.billing ?? billing,
        currency,
        taxes: tax.taxes,
      })
    : null
