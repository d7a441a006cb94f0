import { claimRun, recordFailure, recordSuccess } from '#database/queries/foundation/jobRuns.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import { jobMessageSchema, type JobEnd, type JobMessage } from '../platform/jobMessage.ts'
import type { Bindings, OperationContext } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { settingsOf } from '../platform/settings.ts'
import { buryMessage, clearDeadLetter, deadLetterId } from './deadLetters.ts'
import type { Job } from './job.types.ts'
import { jobOf } from './jobTable.ts'
import { enqueueJobs } from './queues.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const FIRST_RETRY_S = 30
const LONGEST_RETRY_S = 3_600
/** Maximum runs per schedule; the rest waits for the next schedule. */
const MAX_ROUNDS = 2_000
const MAX_ERROR = 500

/**
 * Runs the jobs of a batch of messages. Queues delivers a message at least once: one whose schedule is done is
 * acknowledged without a run, and one whose job is running waits for the end of that run's lease.
 */
export async function consumeJobs(
  batch: MessageBatch,
  env: Bindings,
  executionContext: ExecutionContext,
): Promise<void> {
  for (const message of batch.messages) {
    const body = jobMessageSchema.safeParse(message.body)
    const job = body.success ? jobOf(body.data.job) : undefined
    if (!body.success || !job) {
      log('warn', 'unknown job', { id: message.id })
      message.ack()
      continue
    }
    await consume(jobContext(env, executionContext, body.data), message, { job, body: body.data })
  }
}

/** Jobs use the real time, or their schedule's time if later, as in tests that skip hours. */
export function jobContext(
  env: Bindings,
  executionContext: ExecutionContext,
  { scheduledMs }: Pick<JobMessage, 'scheduledMs'>,
): OperationContext {
  return {
    ...databaseContext(env),
    settings: settingsOf(env),
    now: new Date(Math.max(scheduledMs, Date.now())),
    requestId: `job-${scheduledMs}`,
    account: null,
    waitUntil: (promise) => executionContext.waitUntil(promise),
  }
}

interface Delivered {
  job: Job
  body: JobMessage
}

async function consume(
  context: OperationContext,
  message: Message,
  delivered: Delivered,
): Promise<void> {
  const { job, body } = delivered
  const started = Date.now()
  try {
    const claim = job.isParallel ? 'claimed' : await claimOf(context, delivered)
    if (claim === 'completed') return message.ack()
    if (claim === 'running') return message.retry({ delaySeconds: Math.ceil(job.limitMs / 1_000) })
    const end = await withinLimit(job.run(context, body.part), job.limitMs)
    await succeed(context, delivered, { end, durationMs: Date.now() - started })
    message.ack()
  } catch (error) {
    const reason = firstCharacters(reasonOf(error), MAX_ERROR)
    log('error', 'job failed', { name: body.job, attempt: message.attempts, message: reason })
    await fail(context, message, { ...delivered, reason })
  }
}

async function claimOf({ db, now }: OperationContext, { job, body }: Delivered) {
  return await claimRun(db, {
    job: body.job,
    scheduledFor: new Date(body.scheduledMs).toISOString(),
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + job.limitMs).toISOString(),
  })
}

/** Rejects when a job exceeds its time limit; its remaining work is safe to repeat. */
async function withinLimit<Value>(run: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const seconds = Math.round(limitMs / 1_000)
    timer = setTimeout(() => reject(new Error(`It took longer than ${seconds} s.`)), limitMs)
  })
  try {
    return await Promise.race([run, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Next part after a run; undefined when its schedule is done. */
function partAfter({ job, body }: Delivered, end: JobEnd | number | void): string | undefined {
  if (body.round >= MAX_ROUNDS) return undefined
  if (typeof end === 'number')
    return job.batch !== undefined && end >= job.batch ? (body.part ?? '') : undefined
  return end?.next ?? undefined
}

async function succeed(
  context: OperationContext,
  delivered: Delivered,
  { end, durationMs }: { end: JobEnd | number | void; durationMs: number },
): Promise<void> {
  const { db, env, now } = context
  const { job, body } = delivered
  const part = partAfter(delivered, end)
  const isComplete = part === undefined
  const { scheduledMs } = body
  const parts = typeof end === 'object' ? end.parts : undefined
  // Enqueued before the run is recorded: a loss in between repeats both.
  await enqueueJobs(env, [
    ...(part === undefined ? [] : [{ job: body.job, scheduledMs, part, round: body.round + 1 }]),
    ...(parts?.parts ?? []).map((one) => ({
      job: parts?.job ?? '',
      scheduledMs,
      part: one,
      round: 0,
    })),
    ...(isComplete ? followers(job, scheduledMs) : []),
  ])
  await recordSuccess(db, {
    job: body.job,
    scheduledFor: new Date(scheduledMs).toISOString(),
    at: now.toISOString(),
    durationMs,
    isComplete,
  })
  if (isComplete) await clearDeadLetter(context, deadLetterId(body))
  log('info', 'job done', { name: body.job, durationMs, isComplete })
}

const followers = (job: Job, scheduledMs: number): JobMessage[] =>
  (job.followedBy ?? []).map((name) => ({ job: name, scheduledMs, round: 0 }))

async function fail(
  context: OperationContext,
  message: Message,
  { job, body, reason }: Delivered & { reason: string },
): Promise<void> {
  const waitS = Math.min(FIRST_RETRY_S * 2 ** (message.attempts - 1), LONGEST_RETRY_S)
  try {
    const at = context.now.toISOString()
    await recordFailure(context.db, { job: body.job, at, error: reason })
    if (message.attempts < job.attempts) return message.retry({ delaySeconds: waitS })
    await buryMessage(context, { body, attempts: message.attempts, reason })
    await enqueueJobs(context.env, followers(job, body.scheduledMs))
    message.ack()
  } catch (error) {
    // After the queue's own retry limit, the message is in the dead-letter queue.
    log('error', 'job failure not recorded', { name: body.job, message: reasonOf(error) })
    message.retry({ delaySeconds: waitS })
  }
}
