import { z } from 'zod'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'

/** A mail of the chat: that a visitor waits, or what the desk answered. */
export const deskMailSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('visitor_waits'),
    desk: deskSchema,
    sessionId: z.string(),
    text: z.string(),
    /** How many more visitors wait besides the one who is named; missing in mails of before. */
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
