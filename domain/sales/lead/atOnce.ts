import { z } from 'zod'

/** Maximum number of selected rows of a board: one page. */
export const MAX_AT_ONCE = 50

/** The new owner of several items; null to unassign them. */
export const ownersSchema = (idSchema: z.ZodString) =>
  z.object({
    ids: z.array(idSchema).min(1).max(MAX_AT_ONCE),
    ownerId: z.string().min(1).max(64).nullable(),
  })

/** The result of a bulk action: an item that has changed meanwhile stays unchanged. */
export interface DoneAtOnce {
  done: string[]
  refused: string[]
}
