import type { Statement } from '#database/batch.ts'
import type { Database } from '#database/connection.ts'
import { canBePaidByCard } from '#database/queries/orders/amendments.ts'
import type { StoredOrder } from '#database/queries/orders/orders.ts'
import { settlePayment } from '#database/queries/orders/payments/payments.ts'
import { happened, NEVER, recordIf } from '#database/queries/foundation/recordedChange.ts'
import type { PaymentEvent } from '#domain/orders/payment/paymentState.ts'
import { newId } from '#worker/adapters/ids.ts'
import {
  paidAmendmentChange,
  paidAmendmentStatements,
  readPayableAmendment,
} from './paidAmendment.ts'

/**
 * Statements of a card payment for a change that costs more: puts the change into force, once; if it can no longer be
 * paid (withdrawn, already paid, campaign ended) the payment is to be refunded.
 */
export async function amendmentPaidByCard(
  db: Database,
  stored: StoredOrder,
  { amendmentId, event, at }: { amendmentId: string; event: PaymentEvent; at: string },
): Promise<Statement[]> {
  const { paymentId } = event
  const payable = await readPayableAmendment(db, stored, { amendmentId, now: new Date(at) })
  if (!payable) return [settlePayment(db, event, NEVER)]
  const change = paidAmendmentChange(payable, { id: newId('evt'), at, actor: 'payment' })
  const canPay = canBePaidByCard(payable.amendment, payable.line, paymentId)
  return [
    recordIf(db, change, 'pay_amendment', canPay),
    settlePayment(db, event, happened(change)),
    ...paidAmendmentStatements(db, payable, { change, reference: paymentId }),
  ]
}
