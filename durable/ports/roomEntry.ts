import { z } from 'zod'
import { loggedInUserSchema } from '../loggedInUserSchema.ts'

/** What a VisitorSession tells its desk, in order. */
export const roomEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    id: z.string(),
    seq: z.int(),
    text: z.string(),
    timestamp: z.string(),
  }),
  z.object({ kind: z.literal('presence'), isOnline: z.boolean() }),
  z.object({ kind: z.literal('navigation'), page: z.string(), timezone: z.string() }),
  z.object({
    kind: z.literal('landing'),
    source: z.enum(['ads', 'organic']),
    path: z.string(),
    terms: z.object({ utm_term: z.string().nullable(), utm_source: z.string().nullable() }),
    timezone: z.string(),
  }),
  z.object({
    kind: z.literal('locale'),
    country: z.string(),
    language: z.string(),
    timezone: z.string(),
  }),
  z.object({
    kind: z.literal('account'),
    accountId: z.string().nullable(),
    user: loggedInUserSchema.nullable(),
  }),
  /** The visitor has all of the desk's messages up to this number. */
  z.object({ kind: z.literal('seen'), seq: z.int() }),
  /** Where the visitor may be answered by mail, as they typed it. */
  z.object({ kind: z.literal('email'), email: z.string() }),
  /** Something went into the cart: its snapshot is worth another look. */
  z.object({ kind: z.literal('cart') }),
])
export type RoomEntry = z.infer<typeof roomEntrySchema>

/** The number of an entry that the session does not keep: it counts for what it says when it comes. */
export const PASSING = 0

/** An entry with its number; the room drops numbers it has had. */
export interface NumberedEntry {
  n: number
  at: string
  entry: RoomEntry
}
