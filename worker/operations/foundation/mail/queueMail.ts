import { personMailInsert, type PersonMail } from '#database/queries/foundation/mailOutbox.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { sendDueMails } from './sendDueMails.ts'

/** Queues a mail to a person and sends it after the response; the outbox job retries a failure. */
export async function queueMail(context: OperationContext, mail: PersonMail): Promise<void> {
  const id = newId('mai')
  await personMailInsert(context.db, { ...mail, id, at: context.now.toISOString() })
  context.waitUntil(sendDueMails(context, { id }))
}
