import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type {
  DeskConversation,
  DeskLine,
  DeskSummary,
  ReadyAnswer,
} from '#domain/contact/realtime/desk/deskConversation.ts'
import type { WireState } from '../wire/wire.types.ts'
import type { NumberedEntry } from './roomEntry.ts'

/**
 * Stored facts of a room, by name. `staffedUntil`: when the last admin left, in ms; empty while an admin is present.
 * `deskMailsAtMs`: times of the mails to the desk in the last hour. `lineCeiling`: no line has a higher number.
 */
export type RoomFact = 'watchers' | 'staffedUntil' | 'deskMailsAtMs' | 'lineCeiling'

/** The visitor's cart, and the number of their orders. */
export interface CartFacts {
  sessionId: string
  cartSumMinor: number
  orderCount: number
}

/** The RPC methods of an AdminRoom. */
export interface RoomRpc {
  /** Applies a session's entries, each number once; returns whether the desk is staffed. */
  receive: (sessionId: string, entries: NumberedEntry[]) => Promise<{ isStaffed: boolean }>
  /** Returns whether the desk is staffed. */
  visitorTyping: (sessionId: string, isTyping: boolean) => Promise<{ isStaffed: boolean }>
  /** Takes over a conversation from another desk; idempotent. */
  receiveConversation: (conversation: HandedConversation) => Promise<void>
  /** The number of waiting conversations; the calling desk gets updates while it is staffed. */
  watch: (by: Desk) => Promise<DeskSummary>
  /** The number of waiting conversations. */
  summary: () => Promise<DeskSummary>
  /** Updates the number of waiting conversations at another desk; returns whether this desk is staffed. */
  noteSummary: (summary: DeskSummary) => Promise<{ isStaffed: boolean }>
  /** Closes an admin's sockets except those of live logins. */
  endAdmin: (accountId: string, liveSessionIds: string[]) => Promise<void>
  /** Renames a conversation after the visitor's login gave them another session; idempotent. */
  renameConversation: (from: string, to: string) => Promise<void>
  /** The canned replies of this desk. */
  listReadyAnswers: () => Promise<ReadyAnswer[]>
  /** Deletes a conversation. */
  erase: (sessionId: string) => Promise<void>
}

/** A conversation that moves from one desk to another. */
export interface HandedConversation {
  conversation: DeskConversation
  lines: (DeskLine & { sessionId: string; senderId: string | null })[]
  /** The number of the session's last applied entry. */
  lastEntry: number
  unseen: UnseenAnswer[]
}

/** A reply sent to an open socket, until the visitor acknowledges it. */
export interface UnseenAnswer {
  lineId: string
  sessionId: string
  seq: number
  /** When to mail it. */
  dueMs: number
  senderName: string
  text: string
}

/** An admin as the Worker identified them; from the header, never from the client. */
export interface AdminTicket {
  accountId: string
  accountSessionId: string
  firstName: string
  lastName: string
}

/** The stored state of an admin's socket. */
export interface AdminSocket extends WireState {
  hasJoined: boolean
  admin: AdminTicket
  watching: string | null
}
