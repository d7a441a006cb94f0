import { createMessageBatch } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { jobsEvery } from '#worker/jobs/jobTable.ts'
import { queue } from '#worker/queue.ts'
import type { Bindings } from '#worker/platform/env.ts'
import type { JobMessage } from '#worker/platform/jobMessage.ts'
import { createExecutionContext, waitOnExecutionContext } from './executionContext.ts'

/** The outcome of a message. */
export interface Outcome {
  acks: string[]
  retries: { id: string; delaySeconds: number | undefined }[]
}

/** A queue that records its messages instead of delivering them. */
export function recordingQueue() {
  const messages: JobMessage[] = []
  const binding = {
    send: (body: JobMessage) => {
      messages.push(body)
      return Promise.resolve()
    },
    sendBatch: (batch: Iterable<{ body: JobMessage }>) => {
      for (const { body } of batch) messages.push(body)
      return Promise.resolve()
    },
  }
  return { messages, binding: binding as unknown as Queue }
}

/** Bindings with recording queues, for jobs that a test delivers itself. */
export function withRecordingQueues(changes: Partial<Bindings> = {}) {
  const { messages, binding } = recordingQueue()
  const own = { ...env, JOBS: binding, CHECKS: binding, ...changes } as Bindings
  return { env: own, messages }
}

/** Delivers one message to the product's consumer. */
export async function deliver(
  own: Bindings,
  body: unknown,
  { attempts = 1, queueName = 'admarket-jobs' }: { attempts?: number; queueName?: string } = {},
): Promise<Outcome> {
  const outcome: Outcome = { acks: [], retries: [] }
  const message = { id: crypto.randomUUID(), timestamp: new Date(), attempts, body }
  const batch = createMessageBatch(queueName, [message])
  for (const one of batch.messages) {
    one.ack = () => void outcome.acks.push(one.id)
    one.retry = (options) =>
      void outcome.retries.push({ id: one.id, delaySeconds: options?.delaySeconds })
  }
  const context = createExecutionContext()
  await queue(batch, own, context)
  await waitOnExecutionContext(context)
  return outcome
}

/** Runs the jobs of a schedule and their dependents, one after another. */
export async function runJobs(
  every: 'minute' | 'five_minutes' | 'night',
  at: Date,
  changes: Partial<Bindings> = {},
): Promise<void> {
  const { env: own, messages } = withRecordingQueues(changes)
  const scheduledMs = at.getTime()
  messages.push(...jobsEvery(every).map((job) => ({ job, scheduledMs, round: 0 })))
  for (let next = messages.shift(); next; next = messages.shift()) await deliver(own, next)
}
