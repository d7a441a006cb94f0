import { z } from 'zod'
import { loggedInUserSchema } from '../loggedInUserSchema.ts'

/** The entries that a VisitorSession sends to its desk, in order. */
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
  /** The visitor has received all of the desk's messages up to this number. */
  z.object({ kind: z.literal('seen'), seq: z.int() }),
  /** The visitor's email for replies, as typed. */
  z.object({ kind: z.literal('email'), email: z.string() }),
  /** The cart has a new entry: load its snapshot again. */
  z.object({ kind: z.literal('cart') }),
])
export type RoomEntry = z.infer<typeof roomEntrySchema>

/** The number of an entry that the session does not store: the room applies it whenever it arrives. */
export const PASSING = 0

/** A numbered entry; the room drops numbers that it has applied. */
export interface NumberedEntry {
  n: number
  at: string
  entry: RoomEntry
}
