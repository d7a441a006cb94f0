import type { AdminTicket, RoomRpc } from '#durable/ports/room.types.ts'
import {
  SESSION_ENDED_STATUS,
  type VisitorRpc,
  type VisitorTicket,
} from '#durable/ports/visitor.types.ts'
import type { DeskMail } from '#durable/deskMail.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { CounterRpc } from '#durable/counter/counter.types.ts'
import type { KeeperRpc, RelayRpc } from '#durable/keeper/keeper.types.ts'
import {
  type CountedEvent,
  type CountOutcome,
  shardOf,
} from '#domain/delivery/counting/countedEvent.ts'
import type { Bindings } from '../platform/env.ts'
import { LOCATION_HINTS, type LocationHint } from '#domain/foundation/geo/locationHint.ts'
import {
  NEXT_SESSION_HEADER,
  RESTARTED_HEADER,
  TICKET_HEADER,
} from '#domain/foundation/headerNames.ts'

type Objects = Pick<Bindings, 'VISITOR_SESSION' | 'ADMIN_ROOM' | 'JURISDICTION'>

/**
 * An object by its name, within the environment's jurisdiction: outside it would be another one. It is created in the
 * hinted region, without a hint near its first caller, and never moves.
 */
function objectNamed<Methods extends Rpc.DurableObjectBranded | undefined>(
  { JURISDICTION }: Pick<Bindings, 'JURISDICTION'>,
  namespace: DurableObjectNamespace<Methods>,
  name: string,
  locationHint: LocationHint | undefined,
): DurableObjectStub<Methods> {
  if (JURISDICTION === 'eu') return namespace.jurisdiction('eu').getByName(name)
  return namespace.getByName(name, locationHint === undefined ? {} : { locationHint })
}

/** Where the people of a desk are. */
const DESK_REGIONS = {
  'usa-canada': 'enam',
  europe: 'weur',
  'australia-nz': 'oc',
} as const satisfies Record<Desk, LocationHint>

/** The region of the database: objects that write to it are beside it. */
const homeRegion = ({ HOME_REGION }: Pick<Bindings, 'HOME_REGION'>): LocationHint | undefined =>
  LOCATION_HINTS.find((hint) => hint === HOME_REGION)

/** The session of a visitor, by the id inside the signed one. `near`: where the visitor is. */
export const visitorSession = (env: Objects, sessionId: string, near?: LocationHint): VisitorRpc =>
  objectNamed(env, env.VISITOR_SESSION, sessionId, near)

const roomOf = (env: Objects, desk: Desk) =>
  objectNamed(env, env.ADMIN_ROOM, desk, DESK_REGIONS[desk])

/** The room of a desk. */
export const adminRoom = (env: Objects, desk: Desk): RoomRpc => roomOf(env, desk)

/** A shard of the counting. */
export const deliveryCounter = (
  env: Pick<Bindings, 'DELIVERY_COUNTER' | 'HOME_REGION' | 'JURISDICTION'>,
  shard: number,
): CounterRpc => objectNamed(env, env.DELIVERY_COUNTER, `shard-${shard}`, homeRegion(env))

/** The one writer of the ad server's books. */
export const bookKeeper = (
  env: Pick<Bindings, 'BOOK_KEEPER' | 'HOME_REGION' | 'JURISDICTION'>,
): KeeperRpc => objectNamed(env, env.BOOK_KEEPER, 'keeper', homeRegion(env))

/** The keeper's relay in a region; the one at home where the region is unknown. */
export function bookRelay(
  env: Pick<Bindings, 'BOOK_RELAY' | 'HOME_REGION' | 'JURISDICTION'>,
  region: LocationHint | undefined,
): RelayRpc {
  const hint = region ?? homeRegion(env)
  return objectNamed(env, env.BOOK_RELAY, `relay-${hint ?? 'home'}`, hint)
}

/** Has events counted, each in the shard of its key; one call a shard. */
export async function countInShards(
  env: Pick<Bindings, 'DELIVERY_COUNTER' | 'HOME_REGION' | 'JURISDICTION'>,
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
 * session that has ended: which one goes on with it, signed, for who brings the login that it was given for. After a
 * deployment: that the client has to come back later.
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
