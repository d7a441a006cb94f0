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
 * Facts of a room that are kept by name. `staffedUntil`: when the last admin left, in ms; empty while somebody is here.
 * `deskMailsAtMs`: when the desk was mailed in the last hour. `lineCeiling`: no line has a number above it.
 */
export type RoomFact = 'watchers' | 'staffedUntil' | 'deskMailsAtMs' | 'lineCeiling'

/** What is in a visitor's cart, and how many orders they have made. */
export interface CartFacts {
  sessionId: string
  cartSumMinor: number
  orderCount: number
}

/** What others ask of an AdminRoom. */
export interface RoomRpc {
  /** Takes what a session has to tell, each number once; whether somebody is at the desk. */
  receive: (sessionId: string, entries: NumberedEntry[]) => Promise<{ isStaffed: boolean }>
  /** Whether somebody is at the desk to see it. */
  visitorTyping: (sessionId: string, isTyping: boolean) => Promise<{ isStaffed: boolean }>
  /** Takes over a conversation from another desk; taking the same twice changes nothing. */
  receiveConversation: (conversation: HandedConversation) => Promise<void>
  /** How many wait here; the desk that asks is told of changes while somebody is there. */
  watch: (by: Desk) => Promise<DeskSummary>
  /** How many wait here. */
  summary: () => Promise<DeskSummary>
  /** How many wait at another desk; whether somebody is here to see it. */
  noteSummary: (summary: DeskSummary) => Promise<{ isStaffed: boolean }>
  /** Closes the sockets of an admin but those of the logins that go on. */
  endAdmin: (accountId: string, liveSessionIds: string[]) => Promise<void>
  /** The visitor has another session since a login; the same one twice changes nothing. */
  renameConversation: (from: string, to: string) => Promise<void>
  /** The texts that this desk answers with. */
  listReadyAnswers: () => Promise<ReadyAnswer[]>
  /** Forgets a conversation. */
  erase: (sessionId: string) => Promise<void>
}

/** A conversation on its way from one desk to another. */
export interface HandedConversation {
  conversation: DeskConversation
  lines: (DeskLine & { sessionId: string; senderId: string | null })[]
  /** The number of the session's last entry that was taken. */
  lastEntry: number
  unseen: UnseenAnswer[]
}

/** An answer that went to an open socket, until its visitor is known to have it. */
export interface UnseenAnswer {
  lineId: string
  sessionId: string
  seq: number
  /** When it goes by mail. */
  dueMs: number
  senderName: string
  text: string
}

/** An admin as the Worker knows them; in the header, never from the client. */
export interface AdminTicket {
  accountId: string
  accountSessionId: string
  firstName: string
  lastName: string
}

/** What is remembered of an admin's socket. */
export interface AdminSocket extends WireState {
  hasJoined: boolean
  admin: AdminTicket
  watching: string | null
}
