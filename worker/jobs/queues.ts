import type { Bindings } from '../platform/env.ts'
import type { JobMessage } from '../platform/jobMessage.ts'
import { jobOf } from './jobTable.ts'

/** Limit of `sendBatch` (Queues, Limits). */
const MESSAGES_A_BATCH = 100

/** Enqueues messages in their jobs' queues. Raises if a queue rejects them. */
export async function enqueueJobs(env: Bindings, messages: readonly JobMessage[]): Promise<void> {
  const byQueue = Map.groupBy(messages, ({ job }) => jobOf(job)?.queue ?? 'JOBS')
  for (const [queue, own] of byQueue) {
    for (let from = 0; from < own.length; from += MESSAGES_A_BATCH) {
      const batch = own.slice(from, from + MESSAGES_A_BATCH).map((body) => ({ body }))
      await env[queue].sendBatch(batch)
    }
  }
}
