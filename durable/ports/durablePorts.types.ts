import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { QrCodeMade } from '#domain/contact/realtime/chat/acknowledgement.ts'
import type { Visit, VisitEvent } from '#domain/contact/visits/visit.ts'
import type { TranscriptRow } from '#database/queries/contact/realtime.ts'
import type { DeskMail } from '../deskMail.ts'
import type { CartFacts, RoomRpc } from './room.types.ts'
import type { Usage } from '#domain/contact/realtime/realtimeQuotas.ts'
import type { SocketLogin, VisitorRpc } from './visitor.types.ts'
import type { Log } from '../wire/wire.types.ts'

/** The objects' dependencies, which the Worker supplies. */
export interface DurablePorts {
  log: Log
  /** Ends a login, which invalidates its cookie. */
  endLogin: (login: SocketLogin) => Promise<void>
  /**
   * Starts the setup of two-factor authentication for a login; raises ProductError for a wrong password and too many
   * attempts.
   */
  beginTwoFactor: (login: SocketLogin, password?: string) => Promise<Omit<QrCodeMade, 'success'>>
  /** Records the account that a session is used with; null for none. */
  noteLogin: (sessionId: string, login: SocketLogin | null) => Promise<void>
  /** The login IDs among these whose accounts may still answer chats. */
  mayAnswerChats: (logins: SocketLogin[]) => Promise<string[]>
  /** Moves chat messages to the searchable transcripts; existing messages stay unchanged. */
  archiveMessages: (rows: TranscriptRow[]) => Promise<void>
  /** Writes the row of a session's log; replaces an existing one. */
  writeVisit: (visit: Visit) => Promise<void>
  /** Writes a file with a part of a session's log; replaces an existing one. */
  storeLogFile: (key: string, events: readonly VisitEvent[]) => Promise<void>
  /** Moves a session's archived data to another session. */
  moveArchive: (fromSessionId: string, toSessionId: string) => Promise<void>
  /** Adds to the usage of a network's sessions on a day; returns the new total. */
  addNetworkUsage: (network: string, day: string, usage: Usage) => Promise<Usage>
  /** Cart value from the latest snapshot, and orders, of sessions or their accounts. */
  cartFactsOf: (visitors: { sessionId: string; accountId: string | null }[]) => Promise<CartFacts[]>
  room: (desk: Desk) => RoomRpc
  visitor: (sessionId: string) => VisitorRpc
  /** Mails the desk that a visitor waits, or a visitor the desk's reply. */
  mailDesk: (mail: DeskMail) => Promise<void>
}
