import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import type { JobMessage } from '#worker/platform/jobMessage.ts'
import { log } from '#worker/platform/log.ts'

/** Name of the job that sends one mail (worker/jobs/salesJobs.ts). */
export const MAIL_JOB = 'sendQueuedMail'
/** Delay of the job, so that it does not compete with the requests that follow in this isolate. */
const DELAY_S = 2

/**
 * Sends a queued mail in a separate job, because composing it takes as long as many requests. If
 * the queue rejects the message or the isolate ends before, `sendDueMails` finds the mail in the
 * outbox within a minute.
 */
export function sendInJob(
  { env, now, waitUntil }: Pick<OperationContext, 'env' | 'now' | 'waitUntil'>,
  mailId: string,
): void {
  const message: JobMessage = { job: MAIL_JOB, scheduledMs: now.getTime(), part: mailId, round: 0 }
  waitUntil(
    env.JOBS.send(message, { delaySeconds: DELAY_S }).catch((error: unknown) =>
      log('warn', 'mail job not enqueued', { message: reasonOf(error) }),
    ),
  )
}
