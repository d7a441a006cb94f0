import { closeDeadLetter, insertDeadLetter } from '#database/queries/foundation/jobRuns.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { raiseAlert, resolveAlert } from '../operations/foundation/raiseAlert.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings, OperationContext } from '../platform/env.ts'
import { jobMessageSchema, type JobMessage } from '../platform/jobMessage.ts'
import { log } from '../platform/log.ts'
import { settingsOf } from '../platform/settings.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>

/** Key of a job's dead letter and, for parallel parts, of one part. */
export const deadLetterId = ({ job, part }: Pick<JobMessage, 'job' | 'part'>): string =>
  part === undefined || part === '' ? job : firstCharacters(`${job}:${part}`, 200)

const alertKey = (id: string) => `job:${id}`

/** Stores a permanently failed message for the admin page Today, and alerts `MAIL_OPS`. Raises if D1 is down. */
export async function buryMessage(
  context: Context,
  { body, attempts, reason }: { body: JobMessage; attempts: number; reason: string },
): Promise<void> {
  const id = deadLetterId(body)
  await raiseAlert(context, {
    key: alertKey(id),
    summary: `Job ${id} failed ${attempts} times`,
    detail: `${reason}\nIts message is a dead letter: run it again or dismiss it on Today.`,
  })
  const at = context.now.toISOString()
  const letter = { id, job: body.job, body, attempts, lastError: reason, at }
  await insertDeadLetter(context.db, letter)
}

/** Closes a dead letter whose job succeeded, ran again or was dismissed; false if it was not open. */
export async function clearDeadLetter(context: Context, id: string): Promise<boolean> {
  const closed = await closeDeadLetter(context.db, id, context.now.toISOString())
  await resolveAlert(context, alertKey(id))
  return closed !== null
}

/** Records messages that the platform moved to the dead-letter queue because their failure could not be recorded. */
export async function consumeDeadLetters(batch: MessageBatch, env: Bindings): Promise<void> {
  const context = { ...databaseContext(env), settings: settingsOf(env), now: new Date() }
  for (const message of batch.messages) {
    const body = jobMessageSchema.safeParse(message.body)
    try {
      const known = body.success ? body.data : { job: 'unknown', scheduledMs: 0, round: 0 }
      const reason = 'It failed in every attempt, and its failures could not be recorded.'
      await buryMessage(context, { body: known, attempts: message.attempts, reason })
      message.ack()
    } catch (error) {
      log('error', 'dead letter not recorded', { id: message.id, message: reasonOf(error) })
      message.retry({ delaySeconds: 300 })
    }
  }
}
