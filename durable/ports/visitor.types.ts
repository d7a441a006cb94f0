import type { Connection } from 'partyserver'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { Usage } from '#domain/contact/realtime/realtimeQuotas.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { LoggedInUser, UserEdit } from '#domain/contact/realtime/serverEvents.ts'
import type { WireState } from '../wire/wire.types.ts'

/** An id that was recorded, and when. */
export type SeenId = { id: string; atMs: number }

/** A login that a socket was opened with. */
export interface SocketLogin {
  accountId: string
  /** The login itself: ends when the account logs out there. */
  accountSessionId: string
}

/** A login with whose it is. */
export type UserLogin = SocketLogin & { user: LoggedInUser }

/** What the Worker knows of a visitor's socket when it opens; in TICKET_HEADER, never from the client. */
export interface VisitorTicket {
  /** The session id with its signature, as the browser keeps it. */
  signedSessionId: string
  /** The country that the network sees. */
  country: string
  /** The network, in a form that does not tell its address; what all its sessions have sent today. */
  network: { id: string; used: Usage }
  login: UserLogin | null
  /** The version that opened the connection which this one follows. Missing for a first one and from older Workers. */
  seenVersion?: string | undefined
}

/** The status of the answer to a socket for a session that has ended. */
export const SESSION_ENDED_STATUS = 410
/** The status of the answer to a socket that a deployment closed: its client comes back later. */
export const RESTARTED_STATUS = 503

/** What is remembered of a visitor's socket. */
export interface VisitorSocket extends WireState {
  /** Whether the session was answered: from then on it gets what happens. */
  hasJoined: boolean
  login: SocketLogin | null
  /** Whose count it is that this socket sends. */
  network: string
}

export type VisitorConnection = Connection<VisitorSocket>

/** A message from the desk on its way to a visitor. */
export interface DeskMessage {
  id: string
  text: string
  senderName: string
  timestamp: string
}

/** Facts of a session that are kept by name. */
export type VisitorFact =
  | 'signedSessionId'
  /** The session whose conversation this one goes on with. */
  | 'formerSessionId'
  | 'trackingId'
  | 'networkCountry'
  | 'country'
  | 'currency'
  | 'language'
  | 'timezone'
  | 'desk'
  | 'accountId'
  | 'accountSessionId'
  | `user:${string}`
  | 'seenSeq'
  /** The last message that is in D1. */
  | 'archivedSeq'
  /** The last number that the outbox gave. */
  | 'lastEntry'
  /** The last landing that was told: the same one comes again when its answer was lost. */
  | 'landingId'
  | 'isStaffed'
  | 'lastUsedDay'
  | 'usage'
  | 'ending'

/** The session that a visitor has from a login on. */
export interface NextSession {
  signedSessionId: string
  login: UserLogin
}

/** A message that is to be moved to D1, with the account it was written with. */
export interface WaitingMessage extends ChatMessage {
  accountId: string | null
}

/** A message on its way to the session that goes on with the conversation. */
export interface HandedMessage extends WaitingMessage {
  isArchived: boolean
}

/** What a session leaves to the one that goes on with its conversation. */
export interface HandedSession {
  signedSessionId: string
  formerSessionId: string
  facts: [VisitorFact, string][]
  messages: HandedMessage[]
  seenIds: SeenId[]
}

/** Changed fields of an account. A Worker of an earlier release sends no isAdmin. */
export interface AccountEdit extends UserEdit {
  isAdmin?: boolean
}

/** What others ask of a VisitorSession. */
export interface VisitorRpc {
  /** A login over HTTP: tabs that have this account's login learn of it, others come again with their cookie. */
  notifyLogin: (login: UserLogin) => Promise<void>
  /** A login ended: of one device, or with null all of the account. */
  tellLogout: (accountId: string, accountSessionId: string | null) => Promise<void>
  tellEdit: (accountId: string, edit: AccountEdit, haveRolesChanged?: boolean) => Promise<void>
  /** Sends the number of unread notifications to the tabs of an account. */
  sendUnreadCount: (accountId: string, unread: number) => Promise<void>
  /**
   * A login gave the visitor another session: the conversation goes on there, this session is closed for good and its
   * sockets with it. Of another account's session nothing goes along. May be called again; raises when it could not be
   * finished now, and is finished by alarm then.
   */
  continueAs: (next: NextSession) => Promise<void>
  /** Closes this session for good: its sockets are told and closed, and nobody is shown its chat again. */
  endForLogout: () => Promise<void>
  /** Takes over the conversation of another session; the same one twice changes nothing. */
  takeOver: (handed: HandedSession) => Promise<void>
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
