import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { bookKeeper } from './adapters/durableObjects.ts'
import { jobContext } from './jobs/consumeJobs.ts'
import type { Job } from './jobs/job.types.ts'
import { JOB_SCHEDULES, jobsEvery } from './jobs/jobTable.ts'
import { enqueueJobs } from './jobs/queues.ts'
import { raiseAlert, resolveAlert } from './operations/foundation/raiseAlert.ts'
import { watchHealth } from './operations/sales/admin/watchHealth.ts'
import type { Bindings, OperationContext } from './platform/env.ts'
import { log } from './platform/log.ts'

/** Crons of wrangler.toml; any other one is every five minutes. */
export const MINUTE_CRON = '* * * * *'
export const NIGHTLY_CRON = '15 7 * * *'

const SCHEDULES: Record<string, NonNullable<Job['every']>> = {
  [MINUTE_CRON]: 'minute',
  [NIGHTLY_CRON]: 'night',
}

/**
 * Enqueues the jobs of a schedule, one message each; wakes the book keeper every minute in case its own alarm was
 * lost.
 */
export async function scheduled(
  controller: ScheduledController,
  env: Bindings,
  executionContext: ExecutionContext,
): Promise<void> {
  const { scheduledTime: scheduledMs, cron } = controller
  const every = SCHEDULES[cron] ?? 'five_minutes'
  const context = jobContext(env, executionContext, { scheduledMs })
  await enqueueSchedule(context, { scheduledMs, every })
  // Not a message, as it also monitors the queues.
  if (every === 'five_minutes')
    await alone('watchHealth', () => watchHealth(context, JOB_SCHEDULES, () => Date.now()))
  if (every === 'minute') await alone('wakeBookKeeper', () => bookKeeper(env).wake())
}

async function enqueueSchedule(
  context: OperationContext,
  { scheduledMs, every }: { scheduledMs: number; every: NonNullable<Job['every']> },
): Promise<void> {
  const key = `queue:${every}`
  try {
    const messages = jobsEvery(every).map((job) => ({ job, scheduledMs, round: 0 }))
    await enqueueJobs(context.env, messages)
    await resolveAlert(context, key)
  } catch (error) {
    const summary = 'Jobs are not enqueued'
    await raiseAlert(context, { key, summary, detail: reasonOf(error) })
  }
}

/** Runs one step of a schedule; a failure is logged and stops no other step. */
async function alone(name: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run()
  } catch (error) {
    log('error', 'job failed', { name, message: reasonOf(error) })
  }
}
