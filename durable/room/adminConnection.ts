import type { Connection } from 'partyserver'
import type { Colleague } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { AdminSocket } from '../ports/room.types.ts'

export type AdminConnection = Connection<AdminSocket>

export const stateOf = (connection: AdminConnection) => connection.state as AdminSocket

export function adminOf(connection: AdminConnection): { accountId: string; name: string } {
  const { accountId, firstName, lastName } = stateOf(connection).admin
  return { accountId, name: `${firstName} ${lastName}`.trim() }
}

/** The admins at the desk, each person once, with their open conversations. */
export function colleaguesOf(sockets: readonly AdminConnection[]): Colleague[] {
  const colleagues = new Map<string, Colleague>()
  for (const socket of sockets) {
    const { accountId, name } = adminOf(socket)
    const watching = stateOf(socket).watching ?? colleagues.get(accountId)?.watching ?? null
    colleagues.set(accountId, { accountId, name, watching })
  }
  return [...colleagues.values()]
}
