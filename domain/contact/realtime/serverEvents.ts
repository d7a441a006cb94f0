import type { ChatMessage } from './chat/chatMessage.ts'
import {
  flag,
  listOf,
  noPayload,
  partialShape,
  type Reader,
  type ReadOf,
  shape,
  text,
  wholeNumber,
} from './desk/reader.ts'

const userFields = {
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  isApp2FAEnabled: flag,
}
const loggedInUser = shape({ ...userFields, isAdmin: flag })
export type LoggedInUser = ReadOf<typeof loggedInUser>

const userEdit = partialShape(userFields)
export type UserEdit = ReadOf<typeof userEdit>

const deskMessage = { id: text, seq: wholeNumber(1), text, timestamp: text, senderName: text }
const chatMessage: Reader<ChatMessage> = shape({ ...deskMessage, sent: flag })

/** Why a socket's event was refused. */
export const REALTIME_ERRORS = {
  malformed: 'This frame could not be read.',
  binary: 'Binary frames are not understood here.',
  too_large: 'A frame can have up to 64 kB.',
  too_many_frames: 'Too many frames in a short time.',
  too_many_sockets: 'This session is open in too many windows.',
  not_connected: 'Connect to the namespace before sending events.',
  unknown_event: 'This event is not known here.',
  invalid_payload: 'Invalid format.',
  foreign_session: 'This session is not yours.',
  session_ended: 'This session has ended.',
  too_many_events: 'This session has reached today’s event limit.',
  too_many_messages:
    'You’ve reached today’s message limit. Please leave your email and we will answer, or write again tomorrow.',
  too_much_data: 'You’ve reached today’s message limit. Please write again tomorrow.',
  network_full: 'Your network has reached today’s message limit. Please write again tomorrow.',
  login_required: 'Please log in first.',
  no_access: 'No access.',
  failed: 'Unknown error.',
} as const
export type RealtimeErrorCode = keyof typeof REALTIME_ERRORS

/** Every event that a browser receives, with its payload (Contact 3); 'chat:…' without a mention there are ours. */
export const SERVER_EVENTS = {
  loggedIn: loggedInUser,
  loggedOut: noPayload,
  /** The session ID to store in `amd_session`. */
  session: text,
  ready: flag,
  user_tracking_id: text,
  'user:edit': userEdit,
  /** Acknowledged by the receiver; until then it is sent again. */
  'user:admin-message': shape(deskMessage),
  'chat:typing': shape({ isTyping: flag, firstName: text, lastName: text }),
  /** The visitor's own message, for the other tabs. */
  'chat:own-message': chatMessage,
  /** All messages after the browser's `lastSeq`; `from` is where the list begins if it had to be cut. */
  'chat:history': shape({ messages: listOf(chatMessage), from: wholeNumber(0) }),
  /** Whether the desk is staffed, and its name. */
  'chat:desk': shape({ isStaffed: flag, deskName: text }),
  /** The number of the account's unread notifications: one was added or read. */
  notifications: wholeNumber(0),
  'realtime:error': shape({ code: text, message: text }),
} as const satisfies Record<string, Reader<unknown>>

export type ServerEventName = keyof typeof SERVER_EVENTS
export type ServerPayload<Name extends ServerEventName> = ReadOf<(typeof SERVER_EVENTS)[Name]>
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; payload: ServerPayload<Name> }
}[ServerEventName]

const isServerEvent = (name: unknown): name is ServerEventName =>
  typeof name === 'string' && Object.hasOwn(SERVER_EVENTS, name)

/** Parses a server event; null for an unknown one, so that a newer server does no harm. */
export function parseServerEvent(data: readonly unknown[]): ServerEvent | null {
  const [name, payload] = data
  if (!isServerEvent(name)) return null
  const read = SERVER_EVENTS[name](payload)
  // The payload was parsed by the reader of this very name.
  return read === undefined ? null : ({ name, payload: read } as ServerEvent)
}
