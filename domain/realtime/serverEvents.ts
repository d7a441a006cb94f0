import { z } from 'zod'
import { chatMessageSchema } from './chatMessage.ts'

export const loggedInUserSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  isApp2FAEnabled: z.boolean(),
  isAdmin: z.boolean(),
})
export type LoggedInUser = z.infer<typeof loggedInUserSchema>

export const userEditSchema = loggedInUserSchema.omit({ isAdmin: true }).partial()
export type UserEdit = z.infer<typeof userEditSchema>

/** Why something that a socket sent was refused. */
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
  login_required: 'Please log in first.',
  no_access: 'No access.',
  failed: 'Unknown error.',
} as const
export type RealtimeErrorCode = keyof typeof REALTIME_ERRORS

/** Every event that a browser receives, with its payload (spec §7); 'chat:…' without a mention there are ours. */
export const SERVER_EVENTS = {
  loggedIn: loggedInUserSchema,
  loggedOut: z.unknown().transform(() => null),
  /** The session id to keep in `amd_session`. */
  session: z.string(),
  ready: z.boolean(),
  user_tracking_id: z.string(),
  'user:edit': userEditSchema,
  /** Acknowledged by whoever has it; until then it comes again. */
  'user:admin-message': z.object({
    id: z.string(),
    seq: z.int().positive(),
    text: z.string(),
    timestamp: z.string(),
    senderName: z.string(),
  }),
  'chat:typing': z.object({
    isTyping: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
  }),
  /** The visitor's own message, for the other tabs. */
  'chat:own-message': chatMessageSchema,
  /** All after the `lastSeq` that the browser named; `from` is where it begins when it had to be cut. */
  'chat:history': z.object({ messages: z.array(chatMessageSchema), from: z.int().min(0) }),
  /** Whether somebody is at the desk, and its name. */
  'chat:desk': z.object({ isStaffed: z.boolean(), deskName: z.string() }),
  'realtime:error': z.object({
    code: z.string(),
    message: z.string(),
    event: z.string().optional(),
  }),
} as const satisfies Record<string, z.ZodType>

export type ServerEventName = keyof typeof SERVER_EVENTS
export type ServerPayload<Name extends ServerEventName> = z.infer<(typeof SERVER_EVENTS)[Name]>
export type ServerEvent = {
  [Name in ServerEventName]: { name: Name; payload: ServerPayload<Name> }
}[ServerEventName]

const isServerEvent = (name: unknown): name is ServerEventName =>
  typeof name === 'string' && Object.hasOwn(SERVER_EVENTS, name)

/** Reads what the server sent; null for what this client does not know, so that a newer server does no harm. */
export function parseServerEvent(data: readonly unknown[]): ServerEvent | null {
  const [name, payload] = data
  if (!isServerEvent(name)) return null
  const read = SERVER_EVENTS[name].safeParse(payload)
  // The payload was read by the schema of this very name.
  return read.success ? ({ name, payload: read.data } as ServerEvent) : null
}
