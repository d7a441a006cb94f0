import { z } from 'zod'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'

/** A mail about the chat: a visitor is waiting, or the desk has replied. */
export const deskMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visitor_waits'),
    desk: deskSchema,
    sessionId: z.string(),
    text: z.string(),
    /** The number of other waiting visitors; missing in older mails. */
    others: z.int().optional(),
  }),
  z.object({
    kind: z.literal('desk_answered'),
    email: z.string(),
    senderName: z.string(),
    text: z.string(),
  }),
])
export type DeskMail = z.infer<typeof deskMailSchema>
