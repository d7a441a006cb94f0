import type { Connection } from 'partyserver'
import type { DeskLine } from '#domain/realtime/deskConversation.ts'
import type { AdminSocket } from './room.types.ts'
import type { StoredLine } from './RoomStore.ts'

export type AdminConnection = Connection<AdminSocket>

export const stateOf = (connection: AdminConnection) => connection.state as AdminSocket

export function adminOf(connection: AdminConnection): { accountId: string; name: string } {
  const { accountId, firstName, lastName } = stateOf(connection).admin
  return { accountId, name: `${firstName} ${lastName}`.trim() }
}

export const unknownConversation = () => ({
  success: false as const,
  error: { code: 'not_found', message: 'This conversation is not at this desk.' },
})

export const taken = (name: string) => ({
  success: false as const,
  error: { code: 'taken', message: `${name} has this conversation.` },
})

export const toDeskLine = ({
  id,
  n,
  kind,
  text,
  senderName,
  timestamp,
  seq,
}: StoredLine): DeskLine => ({
  id,
  n,
  kind,
  text,
  senderName,
  timestamp,
  seq,
})

/** Who is at the desk, each person once, with what is open in front of them. */
export function colleaguesOf(sockets: readonly AdminConnection[]) {
  const colleagues = new Map<string, { accountId: string; name: string; watching: string | null }>()
  for (const socket of sockets) {
    const { accountId, name } = adminOf(socket)
    const watching = stateOf(socket).watching ?? colleagues.get(accountId)?.watching ?? null
    colleagues.set(accountId, { accountId, name, watching })
  }
  return [...colleagues.values()]
}
