import { z } from 'zod'

/** A run of a background job in a queue message. Fields are only ever added: old versions read new messages. */
export const jobMessageSchema = z.object({
  job: z.string(),
  /** Its schedule; ms, UTC. */
  scheduledMs: z.number(),
  /** Part of the job, if it has parts. */
  part: z.string().optional(),
  /** Number of earlier runs in this schedule. */
  round: z.number().default(0),
})
export type JobMessage = z.infer<typeof jobMessageSchema>

/** Remaining work of a job. */
export interface JobEnd {
  /** Part for the next run of this schedule. */
  next?: string | null
  /** Parts for another job, each in its own message. */
  parts?: { job: string; parts: readonly string[] }
}
