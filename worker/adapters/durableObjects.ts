import type { AdminTicket, RoomRpc } from '#durable/room/room.types.ts'
import {
  NEXT_SESSION_HEADER,
  SESSION_ENDED_STATUS,
  TICKET_HEADER,
  type VisitorRpc,
  type VisitorTicket,
} from '#durable/visitor/visitor.types.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import type { CounterRpc } from '#durable/counter/counter.types.ts'
import { type CountedEvent, type CountOutcome, shardOf } from '#domain/delivery/countedEvent.ts'
import type { Bindings } from '../platform/env.ts'

type Objects = Pick<Bindings, 'VISITOR_SESSION' | 'ADMIN_ROOM'>

/** The session of a visitor, by the id inside the signed one. */
export const visitorSession = (env: Objects, sessionId: string): VisitorRpc =>
  env.VISITOR_SESSION.getByName(sessionId)

/** The room of a desk. */
export const adminRoom = (env: Objects, desk: Desk): RoomRpc => env.ADMIN_ROOM.getByName(desk)

/** A shard of the counting. */
export const deliveryCounter = (
  env: Pick<Bindings, 'DELIVERY_COUNTER'>,
  shard: number,
): CounterRpc => env.DELIVERY_COUNTER.getByName(`shard-${shard}`)

/** Has events counted, each in the shard of its key; one call a shard. */
export async function countInShards(
  env: Pick<Bindings, 'DELIVERY_COUNTER'>,
  shards: number,
  { events, shardKeys }: { events: readonly CountedEvent[]; shardKeys: readonly string[] },
): Promise<CountOutcome[]> {
  const places = Map.groupBy(events.keys(), (at) => shardOf(shardKeys[at] ?? '', shards))
  const outcomes: CountOutcome[] = []
  await Promise.all(
    [...places].map(async ([shard, indexes]) => {
      const own = indexes.flatMap((at) => events[at] ?? [])
      const counted = await deliveryCounter(env, shard).count(shard, own)
      for (const [at, index] of indexes.entries()) outcomes[index] = counted[at] ?? 'repeated'
    }),
  )
  return outcomes
}

const upgradeRequest = (name: string, value: unknown) =>
  new Request('https://object/socket', {
    headers: { Upgrade: 'websocket', [name]: encodeURIComponent(JSON.stringify(value)) },
  })

/**
 * Opens a visitor's socket at its session. Nothing of the client's request is passed on but what was checked. For a
 * session that has ended: which one goes on with it, signed, for who brings the login that it was given for.
 */
export async function openVisitorSocket(
  env: Objects,
  sessionId: string,
  ticket: VisitorTicket,
): Promise<{ opened: Response } | { next: string | null }> {
  const session = env.VISITOR_SESSION.getByName(sessionId)
  const answer = await session.fetch(upgradeRequest(TICKET_HEADER, ticket))
  if (answer.status !== SESSION_ENDED_STATUS) return { opened: answer }
  return { next: answer.headers.get(NEXT_SESSION_HEADER) }
}

/** Opens an admin's socket at the room of a desk. */
export async function openAdminSocket(
  env: Objects,
  desk: Desk,
  ticket: AdminTicket,
): Promise<Response> {
  return await env.ADMIN_ROOM.getByName(desk).fetch(upgradeRequest(TICKET_HEADER, ticket))
}

export type { DeskMail, VisitorTicket }
