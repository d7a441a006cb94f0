import { CLEAN_UP_JOBS } from './cleanUpJobs.ts'
import { NIGHT_JOBS } from './nightJobs.ts'
import type { Job } from './job.types.ts'
import { SALES_JOBS } from './salesJobs.ts'

/** Every background job by name. Messages carry the name, so never reuse it for another job. */
export const JOBS: Readonly<Record<string, Job>> = {
  ...CLEAN_UP_JOBS,
  ...SALES_JOBS,
  ...NIGHT_JOBS,
}

/** The job with a name; undefined if this version lacks it. */
export const jobOf = (name: string): Job | undefined =>
  Object.hasOwn(JOBS, name) ? JOBS[name] : undefined

/** Every job with the schedule that determines whether it is overdue; jobs started by others use theirs. */
export const JOB_SCHEDULES: readonly { name: string; every: NonNullable<Job['every']> }[] =
  Object.entries(JOBS).flatMap(([name, job]) =>
    job.isParallel ? [] : [{ name, every: job.every ?? scheduleOf(name) }],
  )

function scheduleOf(name: string): NonNullable<Job['every']> {
  const starter = Object.entries(JOBS).find(([, job]) => job.followedBy?.includes(name))
  return starter ? (starter[1].every ?? scheduleOf(starter[0])) : 'night'
}

/** The names of the jobs that a schedule enqueues. */
export const jobsEvery = (every: NonNullable<Job['every']>): string[] =>
  Object.entries(JOBS).flatMap(([name, job]) => (job.every === every ? [name] : []))
