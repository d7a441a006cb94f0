import { cartFacts } from '#database/queries/commerce/cartFacts.ts'
import {
  deleteDeliveryChangesBefore,
  listDeliveryChanges,
} from '#database/queries/delivery/deliveryChanges.ts'
import { addNetworkUsage } from '#database/queries/foundation/networkUsage.ts'
import { listAllProducts, listOfflineProducts } from '#database/queries/catalogue/products.ts'
import {
  keepLoggedEvents,
  keepTranscripts,
  moveRealtimeTo,
} from '#database/queries/contact/realtime.ts'
import { noteVisitorLogin } from '#database/queries/contact/visitorLogins.ts'
import { writeDeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'
import type { CounterPorts } from '#durable/counter/counter.types.ts'
import { DeliveryCounter as DeliveryCounterObject } from '#durable/counter/DeliveryCounter.ts'
import { BookKeeper as BookKeeperObject } from '#durable/keeper/BookKeeper.ts'
import { BookRelay as BookRelayObject } from '#durable/keeper/BookRelay.ts'
import type { KeeperPorts, RelayPorts } from '#durable/keeper/keeper.types.ts'
import type { DurablePorts } from '#durable/ports/durablePorts.types.ts'
import { AdminRoom as AdminRoomObject } from '#durable/room/AdminRoom.ts'
import { VisitorSession as VisitorSessionObject } from '#durable/visitor/VisitorSession.ts'
import { anyReplica } from './adapters/databaseSession.ts'
import { keepRawLog } from './adapters/delivery/deliveryLog.ts'
import { writeChunk, writePointer } from './adapters/delivery/bookStore.ts'
import { adminRoom, bookKeeper, visitorSession } from './adapters/durableObjects.ts'
import { databaseContext, withDatabase } from './platform/databaseContext.ts'
import type { Bindings } from './platform/env.ts'
import { log } from './platform/log.ts'
import { beginTwoFactor } from './operations/accounts/login/twoFactor/beginTwoFactor.ts'
import { endLogin } from './operations/accounts/login/endLogin.ts'
import { raiseAlert, resolveAlert } from './operations/foundation/raiseAlert.ts'
import { readServedRows } from './operations/delivery/readServedRows.ts'
import { mayAnswerChatsNearby } from './realtime/nearContext.ts'
import { sendDeskMail } from './operations/contact/sendDeskMail.ts'
import { settingsOf } from './platform/settings.ts'
import { withDeadline } from './platform/withDeadline.ts'

type ObjectEnv = Bindings & Cloudflare.Env

/** The world around the objects, as the Worker has it. */
const portsOf = (env: ObjectEnv): DurablePorts => {
  const bound = databaseContext(env)
  const { db } = bound
  const context = () => ({
    ...bound,
    settings: settingsOf(env),
    now: new Date(),
    requestId: 'object',
  })
  return {
    log,
    endLogin: (login) => endLogin(context(), login),
    beginTwoFactor: (login, password) => beginTwoFactor(context(), login, password),
    noteLogin: (sessionId, login) =>
      noteVisitorLogin(db, sessionId, login, new Date().toISOString()),
    mayAnswerChats: (logins) => mayAnswerChatsNearby(context(), logins),
    archiveMessages: (rows) => keepTranscripts(db, rows),
    archiveEvents: (rows) => keepLoggedEvents(db, rows),
    moveArchive: (from, to) => moveRealtimeTo(db, from, to),
    addNetworkUsage: (network, day, usage) => addNetworkUsage(db, network, day, usage),
    // Asked whenever somebody joins a desk: shown beside the name, it may be seconds old.
    cartFactsOf: (visitors) =>
      cartFacts(databaseContext(withDatabase(env, anyReplica(env.DB))).db, visitors),
    room: (desk) => adminRoom(env, desk),
    visitor: (sessionId) => visitorSession(env, sessionId),
    mailDesk: (mail) => sendDeskMail(context(), mail),
  }
}

/** One visitor: see durable/visitor. */
export class VisitorSession extends VisitorSessionObject<ObjectEnv> {
  protected override readonly ports = portsOf(this.env)
}

/** One desk: see durable/room. */
export class AdminRoom extends AdminRoomObject<ObjectEnv> {
  protected override readonly ports = portsOf(this.env)
}

/** One shard of the counting: see durable/counter. */
export class DeliveryCounter extends DeliveryCounterObject<ObjectEnv> {
  protected override readonly ports: CounterPorts = {
    log,
    writeTotals: (totals) => writeDeliveryTotals(databaseContext(this.env).db, totals),
    keepRawLog: (part) => keepRawLog(this.env, part),
  }
}

const CHANGES_MS = 3_000
const ROWS_MS = 20_000
const WRITE_MS = 10_000
const KEEPER_MS = 5_000

/** The world around the book keeper, as the Worker has it. */
function keeperPorts(env: Bindings): KeeperPorts {
  const bound = databaseContext(env)
  const { db } = bound
  const context = () => ({ ...bound, settings: settingsOf(env), now: new Date() })
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
    raiseAlert: async (alert) => await raiseAlert(context(), alert),
    resolveAlert: async (key) => await resolveAlert(context(), key),
  }
}

/** The world around a relay of the book keeper. */
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
