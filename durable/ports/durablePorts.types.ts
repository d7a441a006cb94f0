import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { LoggedEventRow, TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { DeskMail } from '../deskMail.ts'
import type { CartFacts, RoomRpc } from './room.types.ts'
import type { Usage } from '#domain/contact/realtime/realtimeQuotas.ts'
import type { SocketLogin, VisitorRpc } from './visitor.types.ts'
import type { Log } from '../wire/wire.types.ts'

/** What the objects need of the world around them; the Worker supplies it. */
export interface DurablePorts {
  log: Log
  /** Ends a login, so that its cookie is worth nothing. */
  endLogin: (login: SocketLogin) => Promise<void>
  /** Begins to turn on two-factor for a login; raises ProductError for a wrong password and too many attempts. */
  beginTwoFactor: (login: SocketLogin, password?: string) => Promise<Omit<QrCodeMade, 'success'>>
  /** Keeps which account a session is used with; null when with none. */
  noteLogin: (sessionId: string, login: SocketLogin | null) => Promise<void>
  /** Which of these logins still belong to accounts that may answer chats, by the logins' ids. */
  mayAnswerChats: (logins: SocketLogin[]) => Promise<string[]>
  /** Moves chat messages to where they can be searched; a message that is there already is left alone. */
  archiveMessages: (rows: TranscriptRow[]) => Promise<void>
  archiveEvents: (rows: LoggedEventRow[]) => Promise<void>
  /** What was archived of a session becomes another's. */
  moveArchive: (fromSessionId: string, toSessionId: string) => Promise<void>
  /** Adds to what the sessions of a network sent on a day; gives what that comes to. */
  addNetworkUsage: (network: string, day: string, usage: Usage) => Promise<Usage>
  /** Cart value by its latest snapshot, and orders, of sessions or their accounts. */
  cartFactsOf: (visitors: { sessionId: string; accountId: string | null }[]) => Promise<CartFacts[]>
  room: (desk: Desk) => RoomRpc
  visitor: (sessionId: string) => VisitorRpc
  /** Tells the desk by mail that a visitor waits, and a visitor what the desk answered. */
  mailDesk: (mail: DeskMail) => Promise<void>
}
