import { z } from 'zod'
import { composedTexts } from '#domain/foundation/forms/composedTexts.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { chatTextSchema, clientIdSchema } from '../chat/chatMessage.ts'
import {
  readyAnswerSchema,
  colleagueSchema,
  deskConversationSchema,
  deskLineSchema,
  deskSummarySchema,
} from './deskConversation.ts'
import type { ParsedEvent } from '../clientEvents.ts'
import { deskSchema } from './desk.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'

const sessionId = idSchema('ses')
const ofSession = z.object({ sessionId })

/** Every event that an admin's browser emits to its room; each is acknowledged. */
export const DESK_CLIENT_EVENTS = {
  /** Answered with the list, the colleagues and the canned replies; subscribes to changes. */
  'desk:join': z.unknown().transform(() => null),
  /** Further conversations, older than a moment. */
  'desk:list': z.object({
    before: z.iso.datetime(),
    /** Among conversations with that very time, those with a lower ID. */
    beforeId: sessionId.optional(),
    state: z.enum(['open', 'closed']).optional(),
  }),
  /** The lines of a conversation after one that is known. */
  'desk:open': z.object({ sessionId, afterN: z.int().min(0).default(0) }),
  'desk:watch': z.object({ sessionId: sessionId.nullable() }),
  'desk:answer': z.object({
    id: clientIdSchema,
    sessionId,
    text: chatTextSchema,
    /** Replies even if a colleague has the conversation. */
    force: z.boolean().default(false),
  }),
  'desk:note': z.object({ id: clientIdSchema, sessionId, text: chatTextSchema }),
  'desk:typing': z.object({ sessionId, isTyping: z.boolean() }),
  'desk:read': ofSession,
  'desk:take': ofSession,
  'desk:release': ofSession,
  'desk:hand-over': z.union([
    z.object({ sessionId, desk: deskSchema }),
    z.object({ sessionId, accountId: z.string().max(64) }),
  ]),
  'desk:close': ofSession,
  'desk:reopen': ofSession,
  'desk:save-ready-answer': readyAnswerSchema.extend({ id: clientIdSchema }),
  'desk:delete-ready-answer': z.object({ id: clientIdSchema }),
} as const satisfies Record<string, z.ZodType>

export type DeskClientEventName = keyof typeof DESK_CLIENT_EVENTS
export type DeskClientPayload<Name extends DeskClientEventName> = z.infer<
  (typeof DESK_CLIENT_EVENTS)[Name]
>
export type DeskClientInput<Name extends DeskClientEventName> = z.input<
  (typeof DESK_CLIENT_EVENTS)[Name]
>
export type DeskClientEvent = {
  [Name in DeskClientEventName]: { name: Name; payload: DeskClientPayload<Name> }
}[DeskClientEventName]

const isDeskClientEvent = (name: unknown): name is DeskClientEventName =>
  typeof name === 'string' && Object.hasOwn(DESK_CLIENT_EVENTS, name)

/** Parses an admin socket's event, name first. */
export function parseDeskClientEvent(data: readonly unknown[]): ParsedEvent<DeskClientEvent> {
  const [name, payload] = data
  if (!isDeskClientEvent(name)) {
    return { ok: false, code: 'unknown_event', message: 'This event is not known here.' }
  }
  const read = DESK_CLIENT_EVENTS[name].safeParse(composedTexts(payload))
  if (!read.success) {
    // Parses again for the generic messages: only refused events pay for it.
    const [issue] =
      DESK_CLIENT_EVENTS[name].safeParse(payload, { error: genericMessage }).error?.issues ?? []
    return { ok: false, code: 'invalid_payload', message: issue?.message ?? 'Invalid format.' }
  }
  // The payload was parsed by the schema of this very name.
  return { ok: true, event: { name, payload: read.data } as DeskClientEvent }
}

/** Every event that an admin's browser receives from its room. */
export const DESK_SERVER_EVENTS = {
  'desk:conversation': deskConversationSchema,
  /** Includes the conversation if the line changed it. */
  'desk:line': z.object({
    sessionId: z.string(),
    line: deskLineSchema,
    conversation: deskConversationSchema.optional(),
  }),
  /** The state of another desk. */
  'desk:summary': deskSummarySchema,
  /** `name` is the colleague who is typing; null for the visitor. */
  'desk:typing': z.object({
    sessionId: z.string(),
    isTyping: z.boolean(),
    name: z.string().nullable(),
  }),
  'desk:colleagues': z.array(colleagueSchema),
  'desk:ready-answers': z.array(readyAnswerSchema),
  /** A visitor's conversation has another session after a login. */
  'desk:renamed': z.object({ sessionId: z.string(), conversation: deskConversationSchema }),
  /** Moved to another desk, or deleted. */
  'desk:removed': z.object({ sessionId: z.string() }),
  'realtime:error': z.object({
    code: z.string(),
    message: z.string(),
    event: z.string().optional(),
  }),
} as const satisfies Record<string, z.ZodType>

export type DeskServerEventName = keyof typeof DESK_SERVER_EVENTS
export type DeskServerPayload<Name extends DeskServerEventName> = z.infer<
  (typeof DESK_SERVER_EVENTS)[Name]
>
export type DeskServerEvent = {
  [Name in DeskServerEventName]: { name: Name; payload: DeskServerPayload<Name> }
}[DeskServerEventName]

const isDeskServerEvent = (name: unknown): name is DeskServerEventName =>
  typeof name === 'string' && Object.hasOwn(DESK_SERVER_EVENTS, name)

/** Parses the room's event; null if this client does not know it. */
export function parseDeskServerEvent(data: readonly unknown[]): DeskServerEvent | null {
  const [name, payload] = data
  if (!isDeskServerEvent(name)) return null
  const read = DESK_SERVER_EVENTS[name].safeParse(payload)
  // The payload was parsed by the schema of this very name.
  return read.success ? ({ name, payload: read.data } as DeskServerEvent) : null
}

/** The response to 'desk:join'. */
export const deskJoinedSchema = z.object({
  success: z.literal(true),
  desk: deskSchema,
  conversations: z.array(deskConversationSchema),
  colleagues: z.array(colleagueSchema),
  readyAnswers: z.array(readyAnswerSchema),
  /** The known states of the other desks. */
  desks: z.array(deskSummarySchema).default([]),
})
export type DeskJoined = z.infer<typeof deskJoinedSchema>

/** The response to 'desk:open'. */
export const deskOpenedSchema = z.object({
  success: z.literal(true),
  conversation: deskConversationSchema,
  lines: z.array(deskLineSchema),
})

/** The response to 'desk:answer' and 'desk:note'. */
export const deskLineKeptSchema = z.object({ success: z.literal(true), line: deskLineSchema })

/** The response to 'desk:list'. */
export const deskListedSchema = z.object({
  success: z.literal(true),
  conversations: z.array(deskConversationSchema),
  /** The cursor of the next page; null after the last one. */
  next: z.object({ before: z.string(), beforeId: z.string() }).nullable().default(null),
})
