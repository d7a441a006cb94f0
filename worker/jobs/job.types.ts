import type { OperationContext } from '../platform/env.ts'
import type { JobEnd } from '../platform/jobMessage.ts'

/** A background job. Each run is safe to repeat, and to lose: the next schedule does its work. */
export interface Job {
  /** Works on one part, or on one batch. A number is how many items it worked on. */
  run: (context: OperationContext, part: string | undefined) => Promise<JobEnd | number | void>
  /** How often its schedule enqueues it; null for one that another job starts. */
  every: 'minute' | 'five_minutes' | 'night' | null
  /** A run that takes longer counts as failed. Queues ends a consumer after 15 minutes. */
  limitMs: number
  /** Failed attempts after which its message is a dead letter. */
  attempts: number
  /** A run that worked on so many items is followed by another one at once. */
  batch?: number
  /** Jobs that start when it has ended, well or not. */
  followedBy?: readonly string[]
  /** `CHECKS` runs at most two at a time, so that a night's checks leave the database to others. */
  queue?: 'JOBS' | 'CHECKS'
  /** Its parts run side by side, without a lease. */
  isParallel?: true
}
