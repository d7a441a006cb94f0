import { z } from 'zod'
import { composedTexts } from '#domain/foundation/forms/composedTexts.ts'
import { emailSchema } from '#domain/foundation/forms/email.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { chatTextSchema, clientIdSchema } from './chat/chatMessage.ts'
import { eventDetailsSchema } from './eventDetails.ts'
import { loggedEventSchema } from './loggedEvent.ts'

const word = (max: number) => z.string().trim().min(1).max(max)
const sessionId = z.string().max(128).nullish()
const timezone = z.string().max(64)
const amount = z.number().min(0).max(1e12)

/** The browser's session; the server answers with the valid one. `lastSeq`: the last chat message it has. */
const sessionSchema = z.preprocess(
  (payload) => (typeof payload === 'string' || payload === null ? { sessionId: payload } : payload),
  z.object({
    sessionId,
    trackingId: z.string().max(128).nullish(),
    lastSeq: z.int().min(0).optional(),
  }),
)

const addedToCartSchema = z.object({
  id: clientIdSchema.optional(),
  offerID: z.union([z.string().max(128), z.number()]).nullish(),
  mediaType: word(64),
  cost: amount.optional(),
  budget: amount.optional(),
  quantity: z.int().min(1).max(10_000).default(1),
  offerName: z.string().max(300).nullish(),
  type: z.enum(['campaign', 'adcreation']),
  sent: z.boolean().optional(),
})

const navigationSchema = z.object({
  id: clientIdSchema.optional(),
  type: z.literal('navigation'),
  sessionId,
  payload: z.object({ page: word(2_000), timezone }),
})

const landingSchema = z.object({
  id: clientIdSchema.optional(),
  type: z.literal('landing'),
  sessionId,
  timezone: timezone.optional(),
  payload: z.object({
    source: z.enum(['ads', 'organic']),
    path: word(2_000),
    terms: z.object({
      utm_term: z.string().max(300).nullish(),
      utm_source: z.string().max(300).nullish(),
    }),
    timezone,
  }),
})

/** Every event that a browser emits, with its payload (Contact 2). */
export const CLIENT_EVENTS = {
  session: sessionSchema,
  country: z.string().regex(/^[A-Za-z]{2}$/),
  currency: z.string().regex(/^[A-Za-z]{3}$/),
  language: word(35),
  timezone: word(64),
  'user:logout': z.unknown().transform(() => null),
  'user:generate-2fa-qr-code': z.object({
    firstName: z.string().max(200),
    lastName: z.string().max(200),
    email: z.string().max(254),
    /** Required once the login is older than FRESH_LOGIN_MS. */
    password: z.string().min(1).max(128).optional(),
  }),
  'chat:send-user-message': z.object({
    id: clientIdSchema.optional(),
    sessionId,
    text: chatTextSchema,
  }),
  'chat:typing': z.object({ isTyping: z.boolean() }),
  /** The email for replies while the desk is unstaffed. */
  'chat:leave-email': z.object({ id: clientIdSchema.optional(), email: emailSchema }),
  'orderform:sendSMSofferAddedToCart': addedToCartSchema,
  'event:log': loggedEventSchema.extend({ details: eventDetailsSchema }),
  'chat:user-notification': z.discriminatedUnion('type', [navigationSchema, landingSchema]),
} as const satisfies Record<string, z.ZodType>

export type ClientEventName = keyof typeof CLIENT_EVENTS
export type ClientPayload<Name extends ClientEventName> = z.infer<(typeof CLIENT_EVENTS)[Name]>
/** The payload that a browser sends; unlike ClientPayload before defaults and trimming. */
export type ClientInput<Name extends ClientEventName> = z.input<(typeof CLIENT_EVENTS)[Name]>
export type ClientEvent = {
  [Name in ClientEventName]: { name: Name; payload: ClientPayload<Name> }
}[ClientEventName]

export type ParsedEvent<Event> =
  | { ok: true; event: Event }
  | { ok: false; code: 'unknown_event' | 'invalid_payload'; message: string }

const isClientEvent = (name: unknown): name is ClientEventName =>
  typeof name === 'string' && Object.hasOwn(CLIENT_EVENTS, name)

const hasTwoIds = (name: unknown, args: readonly unknown[]) =>
  name === 'session' && args.length > 1 && typeof args[1] === 'string'

/** Parses a socket's event, name first; an off-the-shelf client may send session and tracking ID side by side. */
export function parseClientEvent(data: readonly unknown[]): ParsedEvent<ClientEvent> {
  const [name, ...args] = data
  if (!isClientEvent(name)) {
    return { ok: false, code: 'unknown_event', message: 'This event is not known here.' }
  }
  const payload = hasTwoIds(name, args) ? { sessionId: args[0], trackingId: args[1] } : args[0]
  const read = CLIENT_EVENTS[name].safeParse(composedTexts(payload))
  if (!read.success) {
    // Parses again for the generic messages: only refused events pay for it.
    const [issue] =
      CLIENT_EVENTS[name].safeParse(payload, { error: genericMessage }).error?.issues ?? []
    const path = issue?.path.join('.')
    const message = `${path ? `${path}: ` : ''}${issue?.message ?? 'Invalid format.'}`
    return { ok: false, code: 'invalid_payload', message }
  }
  // The payload was parsed by the schema of this very name.
  return { ok: true, event: { name, payload: read.data } as ClientEvent }
}
