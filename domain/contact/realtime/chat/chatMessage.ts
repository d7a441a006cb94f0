import { z } from 'zod'
import { MAX_CHAT_TEXT_LENGTH } from '../realtimeLimits.ts'

/** IDs that a client generates so that a repetition is recognized: unguessable, so never another's. */
export const clientIdSchema = z.string().regex(/^[\w-]{8,64}$/)

/** A chat message's text: trimmed, never empty (Contact 8). */
export const chatTextSchema = z
  .string()
  .trim()
  .min(1, { error: 'An empty message is not sent.' })
  .max(MAX_CHAT_TEXT_LENGTH, {
    error: `A message can have up to ${MAX_CHAT_TEXT_LENGTH} characters.`,
  })

/** A chat message (Contact 14) with its number in the conversation. */
export interface ChatMessage {
  id: string
  text: string
  /** True if from the visitor. */
  sent: boolean
  senderName: string
  /** ISO, UTC, by the server's clock. */
  timestamp: string
  /** Counted from 1 in the conversation. */
  seq: number
}
