import { connect } from '#database/connection.ts'
import { cartFacts } from '#database/queries/cartFacts.ts'
import { addNetworkUsage } from '#database/queries/networkUsage.ts'
import { keepLoggedEvents, keepTranscripts, moveRealtimeTo } from '#database/queries/realtime.ts'
import { noteVisitorLogin } from '#database/queries/visitorLogins.ts'
import { writeDeliveryTotals } from '#database/queries/deliveryCounts.ts'
import type { CounterPorts } from '#durable/counter/counter.types.ts'
import { DeliveryCounter as DeliveryCounterObject } from '#durable/counter/DeliveryCounter.ts'
import type { DurablePorts } from '#durable/durablePorts.types.ts'
import { AdminRoom as AdminRoomObject } from '#durable/room/AdminRoom.ts'
import { VisitorSession as VisitorSessionObject } from '#durable/visitor/VisitorSession.ts'
import { keepRawLog } from './adapters/deliveryLog.ts'
import { adminRoom, visitorSession } from './adapters/durableObjects.ts'
import type { Bindings } from './platform/env.ts'
import { log } from './platform/log.ts'
import { beginTwoFactor } from './operations/accounts/beginTwoFactor.ts'
import { endLogin } from './operations/accounts/endLogin.ts'
import { mayAnswerChats } from './operations/realtime/mayAnswerChats.ts'
import { sendDeskMail } from './operations/realtime/sendDeskMail.ts'
import { settingsOf } from './platform/settings.ts'

type ObjectEnv = Bindings & Cloudflare.Env

/** The world around the objects, as the Worker has it. */
const portsOf = (env: ObjectEnv): DurablePorts => {
  const context = () => ({ env, settings: settingsOf(env), now: new Date(), requestId: 'object' })
  const db = connect(env.DB)
  return {
    log,
    endLogin: (login) => endLogin(context(), login),
    beginTwoFactor: (login, password) => beginTwoFactor(context(), login, password),
    noteLogin: (sessionId, login) =>
      noteVisitorLogin(db, sessionId, login, new Date().toISOString()),
    mayAnswerChats: (logins) => mayAnswerChats(context(), logins),
    archiveMessages: (rows) => keepTranscripts(db, rows),
    archiveEvents: (rows) => keepLoggedEvents(db, rows),
    moveArchive: (from, to) => moveRealtimeTo(db, from, to),
    addNetworkUsage: (network, day, usage) => addNetworkUsage(db, network, day, usage),
    cartFactsOf: (visitors) => cartFacts(db, visitors),
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
    writeTotals: (totals) => writeDeliveryTotals(connect(this.env.DB), totals),
    keepRawLog: (part) => keepRawLog(this.env, part),
  }
}
