import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { LocationHint } from '#domain/foundation/geo/locationHint.ts'
import {
  NEXT_SESSION_HEADER,
  RESTARTED_HEADER,
  TICKET_HEADER,
} from '#domain/foundation/headerNames.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { AdminTicket, RoomRpc } from '#durable/ports/room.types.ts'
import {
  SESSION_ENDED_STATUS,
  type VisitorRpc,
  type VisitorTicket,
} from '#durable/ports/visitor.types.ts'
import type { Bindings } from '../platform/env.ts'
import { objectNamed } from './durableObjects.ts'

type Objects = Pick<Bindings, 'VISITOR_SESSION' | 'ADMIN_ROOM' | 'JURISDICTION'>

/** Region of each desk's staff. */
const DESK_REGIONS = {
  'usa-canada': 'enam',
  europe: 'weur',
  'australia-nz': 'oc',
} as const satisfies Record<Desk, LocationHint>

/** Session object of a visitor, by the id inside the signed one. `near`: the visitor's location. */
export const visitorSession = (env: Objects, sessionId: string, near?: LocationHint): VisitorRpc =>
  objectNamed(env, env.VISITOR_SESSION, sessionId, near)

const roomOf = (env: Objects, desk: Desk) =>
  objectNamed(env, env.ADMIN_ROOM, desk, DESK_REGIONS[desk])

/** Room object of a desk. */
export const adminRoom = (env: Objects, desk: Desk): RoomRpc => roomOf(env, desk)

const upgradeRequest = (name: string, value: unknown) =>
  new Request('https://object/socket', {
    headers: { Upgrade: 'websocket', [name]: encodeURIComponent(JSON.stringify(value)) },
  })

/**
 * Opens a visitor's socket at its session. Forwards only verified parts of the client's request. For an ended session,
 * returns its successor's signed id to a client with the login that it was issued for. After a deployment, tells the
 * client to reconnect later.
 */
export async function openVisitorSocket(
  env: Objects,
  sessionId: string,
  ticket: VisitorTicket,
  near?: LocationHint,
): Promise<{ opened: Response } | { next: string | null } | { isRestarted: true }> {
  const session = objectNamed(env, env.VISITOR_SESSION, sessionId, near)
  const answer = await session.fetch(upgradeRequest(TICKET_HEADER, ticket))
  if (answer.headers.has(RESTARTED_HEADER)) return { isRestarted: true }
  if (answer.status !== SESSION_ENDED_STATUS) return { opened: answer }
  return { next: answer.headers.get(NEXT_SESSION_HEADER) }
}

/** Opens an admin's socket at the room of a desk. */
export async function openAdminSocket(
  env: Objects,
  desk: Desk,
  ticket: AdminTicket,
): Promise<Response> {
  return await roomOf(env, desk).fetch(upgradeRequest(TICKET_HEADER, ticket))
}

export type { DeskMail, VisitorTicket }
