import { z } from 'zod'
import { clientIdSchema } from './chat/chatMessage.ts'

/** What a visitor did (Contact 7). */
export const loggedEventSchema = z.object({
  /** Made by the browser, so that the same event is kept once. */
  id: clientIdSchema.optional(),
  event_type: z.string().min(1).max(300),
  event_id: z.int().min(0).max(1_000_000).nullish(),
  details: z.json().optional(),
  timestamp: z.iso.datetime({ offset: true }),
  timezone: z.string().max(64),
  value: z.object({
    url: z.string().max(2_000),
    path: z.string().max(2_000),
    user_agent: z.string().max(1_000),
    referrer: z.string().max(2_000),
  }),
})
export type LoggedEvent = z.infer<typeof loggedEventSchema>

export * from './eventNames.ts'
