import { runBatch } from '#database/batch.ts'
import {
  listOpenRefunds,
  postponeRefund,
  claimRefund,
  type DueRefund,
} from '#database/queries/orders/payments/refunds.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { gatewayOf } from '#worker/adapters/payment/gateway.ts'
import type { RefundAnswer } from '#worker/adapters/payment/gateway.types.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'
import { applyRefundOutcome, reportRefundTrouble } from './applyRefundOutcome.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

export const REFUNDS_A_RUN = 50
/** Lease of a refund for one worker: longer than a gateway request with its retries can take. */
const TAKEN_MS = 10 * 60_000
const FIRST_RETRY_MS = 5 * 60_000
const LONGEST_RETRY_MS = 6 * 60 * 60_000
/** Failed attempts, over more than an hour, after which the desk is notified; the attempts continue. */
const ATTEMPTS_UNTIL_TOLD = 5

/**
 * Refunds money that orders did not need: each refund by one worker at a time, under an idempotency key; retries
 * failures with increasing delays. Runs when such money arrives and by cron; safe to repeat.
 */
export async function makeDueRefunds(
  context: OperationContext,
  only: { paymentId?: string } = {},
): Promise<number> {
  const { db } = context
  const now = context.now.toISOString()
  const due = await listOpenRefunds(db, { now, limit: REFUNDS_A_RUN, ...only })
  for (const refund of due) {
    if (await claimRefund(db, refund, later(context, TAKEN_MS))) await make(context, refund)
  }
  return due.length
}

const later = ({ now }: OperationContext, ms: number) => new Date(now.getTime() + ms).toISOString()

async function make(context: OperationContext, refund: DueRefund): Promise<void> {
  const { paymentId } = refund
  const answer = await ask(context, refund)
  if (answer.state === 'made' || answer.state === 'failed') {
    await applyRefundOutcome(context, { paymentId, ...answer, state: answer.state })
  } else {
    if (answer.state === 'pending')
      await applyRefundOutcome(context, { paymentId, ...answer, state: 'pending' })
    await postpone(context, refund, answer)
  }
  log(answer.state === 'made' ? 'info' : 'warn', 'refund', { paymentId, state: answer.state })
}

type Answer = RefundAnswer | { state: 'unknown'; reason: string }

/** The gateway's outcome; `unknown` if it is uncertain whether the refund was made. */
async function ask(context: OperationContext, refund: DueRefund): Promise<Answer> {
  const gateway = gatewayOf(context.settings, refund)
  if (!gateway || refund.gatewayPaymentId === null)
    return { state: 'unknown', reason: `The gateway ${refund.gateway} is not configured.` }
  const { paymentId, gatewayPaymentId, amountMinor, refusals } = refund
  try {
    return await gateway.refund({ paymentId, gatewayPaymentId, amountMinor, refusals })
  } catch (error) {
    return { state: 'unknown', reason: reasonOf(error) }
  }
}

async function postpone(
  context: OperationContext,
  { orderId, paymentId, attempts }: DueRefund,
  { state, reason }: Answer,
): Promise<void> {
  const { db } = context
  const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS)
  const next = {
    dueAt: later(context, wait),
    lastError: reason === null ? null : firstCharacters(reason, 200),
    isRefused: state === 'refused',
  }
  const isTold = state !== 'pending' && attempts + 1 >= ATTEMPTS_UNTIL_TOLD
  const at = context.now.toISOString()
  await runBatch(db, [
    postponeRefund(db, paymentId, next),
    ...(isTold ? reportRefundTrouble(db, { orderId, paymentId, at }) : []),
  ])
}
