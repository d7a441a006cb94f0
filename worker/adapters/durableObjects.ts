import type { AdminTicket, RoomRpc } from '#durable/room/room.types.ts'
import {
  TICKET_HEADER,
  type VisitorRpc,
  type VisitorTicket,
} from '#durable/visitor/visitor.types.ts'
import type { DeskMail } from '#durable/durablePorts.types.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { Bindings } from '../env.ts'

type Objects = Pick<Bindings, 'VISITOR_SESSION' | 'ADMIN_ROOM'>

/** The session of a visitor, by the id inside the signed one. */
export const visitorSession = (env: Objects, sessionId: string): VisitorRpc =>
  // The class behind the binding is VisitorSession, which implements this.
  env.VISITOR_SESSION.getByName(sessionId) as unknown as VisitorRpc

/** The room of a desk. */
export const adminRoom = (env: Objects, desk: Desk): RoomRpc =>
  // The class behind the binding is AdminRoom, which implements this.
  env.ADMIN_ROOM.getByName(desk) as unknown as RoomRpc

const upgradeRequest = (name: string, value: unknown) =>
  new Request('https://object/socket', {
    headers: { Upgrade: 'websocket', [name]: encodeURIComponent(JSON.stringify(value)) },
  })

/** Opens a visitor's socket at its session. Nothing of the client's request is passed on but what was checked. */
export async function openVisitorSocket(
  env: Objects,
  sessionId: string,
  ticket: VisitorTicket,
): Promise<Response> {
  return await env.VISITOR_SESSION.getByName(sessionId).fetch(upgradeRequest(TICKET_HEADER, ticket))
}

/** Opens an admin's socket at the room of a desk. */
export async function openAdminSocket(
  env: Objects,
  desk: Desk,
  ticket: AdminTicket,
): Promise<Response> {
  return await env.ADMIN_ROOM.getByName(desk).fetch(upgradeRequest(TICKET_HEADER, ticket))
}

export type { DeskMail }
