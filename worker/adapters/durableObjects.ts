import type { CounterRpc } from '#durable/counter/counter.types.ts'
import type { KeeperRpc, RelayRpc } from '#durable/keeper/keeper.types.ts'
import {
  type CountedEvent,
  type CountOutcome,
  shardOf,
} from '#domain/delivery/counting/countedEvent.ts'
import type { Bindings } from '../platform/env.ts'
import { LOCATION_HINTS, type LocationHint } from '#domain/foundation/geo/locationHint.ts'

/**
 * An object by name within the environment's jurisdiction; outside it, the name is another object. It is created in
 * the hinted region, or near its first caller without a hint, and never moves.
 */
export function objectNamed<Methods extends Rpc.DurableObjectBranded | undefined>(
  { JURISDICTION }: Pick<Bindings, 'JURISDICTION'>,
  namespace: DurableObjectNamespace<Methods>,
  name: string,
  locationHint: LocationHint | undefined,
): DurableObjectStub<Methods> {
  if (JURISDICTION === 'eu') return namespace.jurisdiction('eu').getByName(name)
  return namespace.getByName(name, locationHint === undefined ? {} : { locationHint })
}

/** Region of the database: objects that write to it run nearby. */
const homeRegion = ({ HOME_REGION }: Pick<Bindings, 'HOME_REGION'>): LocationHint | undefined =>
  LOCATION_HINTS.find((hint) => hint === HOME_REGION)

/** A counting shard. */
export const deliveryCounter = (
  env: Pick<Bindings, 'DELIVERY_COUNTER' | 'HOME_REGION' | 'JURISDICTION'>,
  shard: number,
): CounterRpc => objectNamed(env, env.DELIVERY_COUNTER, `shard-${shard}`, homeRegion(env))

/** The only writer of the ad server's books. */
export const bookKeeper = (
  env: Pick<Bindings, 'BOOK_KEEPER' | 'HOME_REGION' | 'JURISDICTION'>,
): KeeperRpc => objectNamed(env, env.BOOK_KEEPER, 'keeper', homeRegion(env))

/** The keeper's relay in a region; the home relay if the region is unknown. */
export function bookRelay(
  env: Pick<Bindings, 'BOOK_RELAY' | 'HOME_REGION' | 'JURISDICTION'>,
  region: LocationHint | undefined,
): RelayRpc {
  const hint = region ?? homeRegion(env)
  return objectNamed(env, env.BOOK_RELAY, `relay-${hint ?? 'home'}`, hint)
}

/** Counts events, each in the shard of its key; one call per shard. */
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
