import { listAllProducts, listOfflineProducts } from '#database/queries/catalogue/products.ts'
import {
  deleteDeliveryChangesBefore,
  listDeliveryChanges,
} from '#database/queries/delivery/deliveryChanges.ts'
import type { CounterPorts } from '#durable/counter/counter.types.ts'
import { DeliveryCounter as DeliveryCounterObject } from '#durable/counter/DeliveryCounter.ts'
import { BookKeeper as BookKeeperObject } from '#durable/keeper/BookKeeper.ts'
import { BookRelay as BookRelayObject } from '#durable/keeper/BookRelay.ts'
import type { KeeperPorts, RelayPorts } from '#durable/keeper/keeper.types.ts'
import { writeToHomes } from '../adapters/delivery/deliveryHomes.ts'
import { saveRawLog } from '../adapters/delivery/deliveryLog.ts'
import { writeChunk, writePointer } from '../adapters/delivery/bookStore.ts'
import { writeHeartbeat } from '../adapters/delivery/heartbeatStore.ts'
import { bookKeeper } from '../adapters/durableObjects.ts'
import { readServedRows } from '../operations/delivery/readServedRows.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings } from '../platform/env.ts'
import { log } from '../platform/log.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { withDeadline } from '../platform/withDeadline.ts'

type ObjectEnv = Bindings & Cloudflare.Env

/** One shard of the counting: see durable/counter. */
export class DeliveryCounter extends DeliveryCounterObject<ObjectEnv> {
  protected override readonly ports: CounterPorts = {
    log,
    writeTotals: (totals) => writeToHomes(databaseContext(this.env), totals),
    saveRawLog: (part) => saveRawLog(this.env, part),
  }
}

const CHANGES_MS = 3_000
const ROWS_MS = 20_000
const WRITE_MS = 10_000
const KEEPER_MS = 5_000

/** Loaded on demand: the mail code is larger than all the code that answers a tag. */
const alerts = async () => await import('../operations/foundation/raiseAlert.ts')

/** Environment of the book keeper, as the Worker provides it. */
function keeperPorts(env: Bindings): KeeperPorts {
  const bound = databaseContext(env)
  const { db } = bound
  const context = () => ({ ...bound, settings: serveSettingsOf(env), now: new Date() })
  return {
    log,
    readProducts: async () => await withDeadline(listAllProducts(db), ROWS_MS),
    readOfflineProducts: async () => await withDeadline(listOfflineProducts(db), ROWS_MS),
    readRows: async (mediaType, now) =>
      await withDeadline(readServedRows({ ...bound, now }, mediaType), ROWS_MS),
    readChanges: async (after, limit) =>
      await withDeadline(listDeliveryChanges(db, { after, limit }), CHANGES_MS),
    deleteChangesBefore: async (at) => await deleteDeliveryChangesBefore(db, at),
    writeChunk: async (key, json) => await withDeadline(writeChunk(env, key, json), WRITE_MS),
    writePointer: async (pointer) => await withDeadline(writePointer(env, pointer), WRITE_MS),
    writeHeartbeat: async (heartbeat) =>
      await withDeadline(writeHeartbeat(env, heartbeat), CHANGES_MS),
    raiseAlert: async (alert) => await (await alerts()).raiseAlert(context(), alert),
    resolveAlert: async (key) => await (await alerts()).resolveAlert(context(), key),
  }
}

/** Environment of a relay of the book keeper. */
const relayPorts = (env: Bindings): RelayPorts => ({
  log,
  readKeeper: async (known) => await withDeadline(bookKeeper(env).read(known), KEEPER_MS),
})

/** The writer of the ad server's books: see durable/keeper. */
export class BookKeeper extends BookKeeperObject<ObjectEnv> {
  protected override readonly ports = keeperPorts(this.env)
}

/** The keeper's pointer in one region: see durable/keeper. */
export class BookRelay extends BookRelayObject<ObjectEnv> {
  protected override readonly ports = relayPorts(this.env)
}
