import { z } from 'zod'

/** What of a board can be chosen at once: a page of it. */
export const MAX_AT_ONCE = 50

/** Who is to follow up several things at once; null: nobody yet. */
export const ownersSchema = (idSchema: z.ZodString) =>
  z.object({
    ids: z.array(idSchema).min(1).max(MAX_AT_ONCE),
    ownerId: z.string().min(1).max(64).nullable(),
  })

/** What came of something that was done with several at once: one that moved on meanwhile stays as it is. */
export interface DoneAtOnce {
  done: string[]
  refused: string[]
}
