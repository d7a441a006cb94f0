import type { OperationContext } from '../platform/env.ts'
import type { JobEnd } from '../platform/jobMessage.ts'

/** A background job. Each run is safe to repeat and to skip: the next schedule does its work. */
export interface Job {
  /** Processes one part or one batch. A number is the count of processed items. */
  run: (context: OperationContext, part: string | undefined) => Promise<JobEnd | number | void>
  /** Interval at which its schedule enqueues it; null if another job starts it. */
  every: 'minute' | 'five_minutes' | 'night' | null
  /** Time limit of a run. Queues ends a consumer after 15 minutes. */
  limitMs: number
  /** Failed attempts before its message becomes a dead letter. */
  attempts: number
  /** A run that processed this many items is followed by another one at once. */
  batch?: number
  /** Jobs that start after it, whether it succeeded or failed. */
  followedBy?: readonly string[]
  /** `CHECKS` runs at most two at a time, so that nightly checks leave database capacity to others. */
  queue?: 'JOBS' | 'CHECKS'
  /** Its parts run in parallel, without a lease. */
  isParallel?: true
}
