import { consumeJobs } from './jobs/consumeJobs.ts'
import { consumeDeadLetters } from './jobs/deadLetters.ts'
import { consumeMailEvents } from './jobs/mailEvents.ts'
import type { Bindings } from './platform/env.ts'

const DEAD_LETTER_QUEUE = /-dead(-(staging|production))?$/
const MAIL_EVENT_QUEUE = /-mail-events(-(staging|production))?$/

/** Consumes a batch of any queue of wrangler.toml. */
export async function queue(
  batch: MessageBatch,
  env: Bindings,
  executionContext: ExecutionContext,
): Promise<void> {
  if (DEAD_LETTER_QUEUE.test(batch.queue)) return await consumeDeadLetters(batch, env)
  if (MAIL_EVENT_QUEUE.test(batch.queue)) return await consumeMailEvents(batch, env)
  await consumeJobs(batch, env, executionContext)
}
