import type { Desk } from '#domain/realtime/desk.ts'
import type { LoggedInUser, UserEdit } from '#domain/realtime/serverEvents.ts'
import type { WireState } from '../wire/WireServer.ts'
import type { SocketLogin } from '../durablePorts.types.ts'

/** What the Worker knows of a visitor's socket when it opens; in the header below, never from the client. */
export interface VisitorTicket {
  /** The session id with its signature, as the browser keeps it. */
  signedSessionId: string
  /** The country that the network sees. */
  country: string
  login: (SocketLogin & { user: LoggedInUser }) | null
}
export const TICKET_HEADER = 'x-amd-ticket'

/** What is remembered of a visitor's socket. */
export interface VisitorSocket extends WireState {
  /** Whether the session was answered: from then on it gets what happens. */
  hasJoined: boolean
  login: SocketLogin | null
}

/** A message from the desk on its way to a visitor. */
export interface DeskMessage {
  id: string
  text: string
  senderName: string
  timestamp: string
}

/** What others ask of a VisitorSession. */
export interface VisitorRpc {
  /** A login over HTTP: every tab of this session is told. */
  tellLogin: (login: SocketLogin & { user: LoggedInUser }) => Promise<void>
  /** A login ended: of one device, or with null all of the account. */
  tellLogout: (accountId: string, accountSessionId: string | null) => Promise<void>
  tellEdit: (accountId: string, edit: UserEdit) => Promise<void>
  /** Takes a message of the desk, once however often it comes; whether the visitor is there to see it. */
  deliver: (message: DeskMessage) => Promise<{ seq: number; isOnline: boolean }>
  tellTyping: (typing: { isTyping: boolean; firstName: string; lastName: string }) => Promise<void>
  tellStaffed: (isStaffed: boolean) => Promise<void>
  /** The cart's snapshot has changed; of no interest unless the visitor has ever connected. */
  noteCart: () => Promise<void>
  /** From now on another desk has this conversation. */
  moveTo: (desk: Desk) => Promise<void>
  /** Forgets all. */
  erase: () => Promise<void>
}
