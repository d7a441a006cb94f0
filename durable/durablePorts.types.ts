import type { Desk } from '#domain/realtime/desk.ts'
import type { QrCodeMade } from '#domain/realtime/acknowledgement.ts'
import type { LoggedEventRow, TranscriptRow } from '#database/queries/realtime.ts'
import type { RoomRpc } from './room/room.types.ts'
import type { VisitorRpc } from './visitor/visitor.types.ts'

/** A login that a socket was opened with. */
export interface SocketLogin {
  accountId: string
  /** The login itself: ends when the account logs out there. */
  accountSessionId: string
}

/** What the objects need of the world around them; the Worker supplies it. */
export interface DurablePorts {
  log: (
    level: 'info' | 'warn' | 'error',
    event: string,
    fields: Record<string, string | number | boolean>,
  ) => void
  /** Ends a login, so that its cookie is worth nothing. */
  endLogin: (login: SocketLogin) => Promise<void>
  /** Begins to turn on two-factor for a login; raises ProductError for a wrong password and too many attempts. */
  beginTwoFactor: (login: SocketLogin, password: string) => Promise<Omit<QrCodeMade, 'success'>>
  /** Keeps which account a session is used with; null when with none. */
  noteLogin: (sessionId: string, login: SocketLogin | null) => Promise<void>
  /** Which of these logins still belong to accounts that may answer chats, by the logins' ids. */
  mayAnswerChats: (logins: SocketLogin[]) => Promise<string[]>
  /** Moves chat messages to where they can be searched; a message that is there already is left alone. */
  archiveMessages: (rows: TranscriptRow[]) => Promise<void>
  archiveEvents: (rows: LoggedEventRow[]) => Promise<void>
  /** Cart value by its latest snapshot, and orders, of sessions or their accounts. */
  cartFactsOf: (visitors: { sessionId: string; accountId: string | null }[]) => Promise<CartFacts[]>
  room: (desk: Desk) => RoomRpc
  visitor: (sessionId: string) => VisitorRpc
  /** Tells the desk by mail that a visitor waits, and a visitor what the desk answered. */
  mailDesk: (mail: DeskMail) => Promise<void>
}

export type DeskMail =
  /** `others`: how many more visitors wait besides the one who is named; missing in mails of before. */
  | { kind: 'visitor_waits'; desk: Desk; sessionId: string; text: string; others?: number }
  | { kind: 'desk_answered'; email: string; senderName: string; text: string }

export interface CartFacts {
  sessionId: string
  cartSumMinor: number
  orderCount: number
}
