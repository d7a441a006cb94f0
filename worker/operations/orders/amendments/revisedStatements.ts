import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import type { AmendmentRow } from '#database/queries/orders/amendments.ts'
import { setClaimedAmount } from '#database/queries/commerce/coupons.ts'
import {
  insertCreditNoteIf,
  insertRevisedInvoiceIf,
  voidInvoice,
} from '#database/queries/orders/invoices.ts'
import { setAgreed } from '#database/queries/orders/lineChanges.ts'
import { enterInLedger } from '#database/queries/orders/ledger.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import type { happened } from '#database/queries/foundation/recordedChange.ts'
import { dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { dueChanged } from '#domain/orders/ledger/amendmentEntries.ts'
import type { VatRate } from '#domain/commerce/tax/vatCurrency.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { Revised } from '../views/revisedInvoice.ts'

const REASON = 'A change of a campaign that was agreed on before the payment.'

/**
 * Ledger entries and invoices of a change that a buyer accepts before paying: the amount due changes, a credit note
 * cancels the open invoice, and one with the new sum and the same due date replaces it. A gift that becomes worth less
 * uses less of its series' budget.
 */
export function revisedStatements(
  context: OperationContext,
  db: Database,
  {
    amendment,
    stored,
    revised: { revision, dueUsdMinor },
    isAccepted,
    vatRate,
  }: {
    amendment: AmendmentRow
    stored: StoredOrder
    revised: Revised
    isAccepted: ReturnType<typeof happened>
    /** Rate at which the new invoice states its VAT. */
    vatRate: VatRate | null
  },
): Statement[] {
  const { invoice, order } = stored
  const at = context.now.toISOString()
  const today = dayIn(context.settings.SELLER_TIME_ZONE, context.now)
  const of = { of: invoice.id, reason: REASON, at }
  return [
    enterInLedger(db, dueChanged(amendment, dueUsdMinor, at), isAccepted),
    insertCreditNoteIf(db, { ...of, id: newId('inv'), today }, isAccepted),
    insertRevisedInvoiceIf(
      db,
      { ...of, id: newId('inv'), year: Number(today.slice(0, 4)), vatRate },
      revision,
      isAccepted,
    ),
    voidInvoice(db, invoice.id, isAccepted),
    ...setAgreed(db, revision.lines, isAccepted),
    ...revision.discounts.map(({ num, curAmount }) =>
      setClaimedAmount(db, { orderId: order.id, num, amountMinor: curAmount }, isAccepted),
    ),
  ]
}
