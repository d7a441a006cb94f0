import { listDueMails, claimMail } from '#database/queries/foundation/mailOutbox.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { deliverMail, takenUntil } from './deliverMail.ts'

export const MAILS_A_RUN = 50

/**
 * Sends due mails, each by a single sender; retries failures with increasing delays. Returns how many were due. Safe
 * to repeat.
 */
export async function sendDueMails(
  context: OperationContext,
  only: { orderId?: string; id?: string } = {},
): Promise<number> {
  const { db } = context
  const now = context.now.toISOString()
  const due = await listDueMails(db, { now, limit: MAILS_A_RUN, ...only })
  for (const mail of due) {
    if (await claimMail(db, mail, takenUntil(context.now))) await deliverMail(context, mail)
  }
  return due.length
}
