import type { Connection } from 'partyserver'
import type { ChatMessage } from '#domain/contact/realtime/chat/chatMessage.ts'
import type { Usage } from '#domain/contact/realtime/realtimeQuotas.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { LoggedInUser, UserEdit } from '#domain/contact/realtime/serverEvents.ts'
import type { WireState } from '../wire/wire.types.ts'

/** A recorded ID and its time. */
export type SeenId = { id: string; atMs: number }

/** The login that opened a socket. */
export interface SocketLogin {
  accountId: string
  /** The login session: ends when the account logs out of it. */
  accountSessionId: string
}

/** A login with its user. */
export type UserLogin = SocketLogin & { user: LoggedInUser }

/** The Worker's facts about a new visitor socket; in TICKET_HEADER, never from the client. */
export interface VisitorTicket {
  /** The signed session ID, as the browser stores it. */
  signedSessionId: string
  /** The country of the visitor's network. */
  country: string
  /** The network, under a name that does not reveal the address, and today's usage of all its sessions. */
  network: { id: string; used: Usage }
  login: UserLogin | null
  /** The version that opened the previous connection. Missing for a first connection and from older Workers. */
  seenVersion?: string | undefined
}

/** The HTTP status of a socket request for an ended session. */
export const SESSION_ENDED_STATUS = 410
/** The HTTP status of a socket request that a deployment refuses: the client retries later. */
export const RESTARTED_STATUS = 503

/** The stored state of a visitor's socket. */
export interface VisitorSocket extends WireState {
  /** Whether the session event was answered: from then on the tab gets events. */
  hasJoined: boolean
  login: SocketLogin | null
  /** The network whose usage this socket counts toward. */
  network: string
}

export type VisitorConnection = Connection<VisitorSocket>

/** A message from the desk to a visitor. */
export interface DeskMessage {
  id: string
  text: string
  senderName: string
  timestamp: string
}

/** Stored facts of a session, by name. */
export type VisitorFact =
  | 'signedSessionId'
  /** The session whose conversation this one continues. */
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
  /** The last message copied to D1. */
  | 'archivedSeq'
  /** The last number that the outbox assigned. */
  | 'lastEntry'
  /** The last reported landing: a repeat arrives when its response was lost. */
  | 'landingId'
  | 'isStaffed'
  | 'lastUsedDay'
  | 'usage'
  | 'ending'
  /** Facts about logged events that are in files. */
  | 'visitRecord'
  /** The contents of the session's row in D1, and when it was written. */
  | 'visitRow'

/** The visitor's session after a login. */
export interface NextSession {
  signedSessionId: string
  login: UserLogin
}

/** A message to be moved to D1, with the account that the session had then. */
export interface WaitingMessage extends ChatMessage {
  accountId: string | null
}

/** A message that moves to the session that continues the conversation. */
export interface HandedMessage extends WaitingMessage {
  isArchived: boolean
}

/** The data that a session hands to the one that continues its conversation. */
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

/** The RPC methods of a VisitorSession. */
export interface VisitorRpc {
  /** A login over HTTP: informs tabs with this account's login, and makes others reconnect with their cookie. */
  notifyLogin: (login: UserLogin) => Promise<void>
  /** Ends a login: on one device, or with null all of the account's. */
  tellLogout: (accountId: string, accountSessionId: string | null) => Promise<void>
  tellEdit: (accountId: string, edit: AccountEdit, haveRolesChanged?: boolean) => Promise<void>
  /** Sends the number of unread notifications to the tabs of an account. */
  sendUnreadCount: (accountId: string, unread: number) => Promise<void>
  /**
   * A login gave the visitor another session: moves the conversation there, and closes this session and its sockets for
   * good. Nothing of another account's session moves. Idempotent; raises when it could not be finished now, and the
   * alarm finishes it then.
   */
  continueAs: (next: NextSession) => Promise<void>
  /** Closes this session for good: informs and closes its sockets, and never shows its chat again. */
  endForLogout: () => Promise<void>
  /** Takes over the conversation of another session; idempotent. */
  takeOver: (handed: HandedSession) => Promise<void>
  /** Takes over a part of another session's log, JSON of handedLogSchema; idempotent. */
  takeLog: (log: string) => Promise<void>
  /** The newest logged events before a moment, JSON of openLogSchema. */
  readLog: (limit: number, before: string | null) => Promise<string>
  /** Adds a message of the desk, once by its ID; returns whether the visitor is online. */
  deliver: (message: DeskMessage) => Promise<{ seq: number; isOnline: boolean }>
  tellTyping: (typing: { isTyping: boolean; firstName: string; lastName: string }) => Promise<void>
  tellStaffed: (isStaffed: boolean) => Promise<void>
  /** The cart's snapshot has changed; ignored unless the visitor has ever connected. */
  noteCart: () => Promise<void>
  /** Moves this conversation to another desk. */
  moveTo: (desk: Desk) => Promise<void>
  /** Deletes all data. */
  erase: () => Promise<void>
}
