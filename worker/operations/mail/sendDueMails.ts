import { connect } from '#database/connection.ts'
import { listDueMails, takeMail } from '#database/queries/mailOutbox.ts'
import type { OperationContext } from '../../platform/env.ts'
import { deliverMail, takenUntil } from './deliverMail.ts'

const MAILS_A_RUN = 50

/** Sends the mails that are due, each by one sender only; what fails is tried again later, ever more rarely. Safe to repeat. */
export async function sendDueMails(
  context: OperationContext,
  only: { orderId?: string; id?: string } = {},
): Promise<void> {
  const db = connect(context.env.DB)
  const now = context.now.toISOString()
  for (const mail of await listDueMails(db, { now, limit: MAILS_A_RUN, ...only })) {
    if (await takeMail(db, mail, takenUntil(context.now))) await deliverMail(context, mail)
  }
}
