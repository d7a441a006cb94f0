import { z } from 'zod'

/** A run of a background job, as it travels through a queue. Fields are only ever added: old versions read new messages. */
export const jobMessageSchema = z.object({
  job: z.string(),
  /** The schedule that it belongs to; ms, UTC. */
  scheduledMs: z.number(),
  /** Which part of the job, where it has parts. */
  part: z.string().optional(),
  /** How many runs of this schedule came before it. */
  round: z.number().default(0),
})
export type JobMessage = z.infer<typeof jobMessageSchema>

/** What a job leaves to be done. */
export interface JobEnd {
  /** The part that the next run of this schedule goes on with. */
  next?: string | null
  /** Parts that another job does, each in its own message. */
  parts?: { job: string; parts: readonly string[] }
}
