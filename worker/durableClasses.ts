import { cartFacts } from '#database/queries/commerce/cartFacts.ts'
import { addNetworkUsage } from '#database/queries/foundation/networkUsage.ts'
import { saveTranscripts, moveRealtimeTo } from '#database/queries/contact/realtime.ts'
import { writeVisit } from '#database/queries/contact/visits.ts'
import { recordVisitorLogin } from '#database/queries/contact/visitorLogins.ts'
import type { DurablePorts } from '#durable/ports/durablePorts.types.ts'
import { AdminRoom as AdminRoomObject } from '#durable/room/AdminRoom.ts'
import { VisitorSession as VisitorSessionObject } from '#durable/visitor/VisitorSession.ts'
import { anyReplica } from './adapters/databaseSession.ts'
import { adminRoom, visitorSession } from './adapters/sessionObjects.ts'
import { storeVisitLog } from './adapters/visitLogStore.ts'
import { databaseContext, withDatabase } from './platform/databaseContext.ts'
import type { Bindings } from './platform/env.ts'
import { log } from './platform/log.ts'
import { beginTwoFactor } from './operations/accounts/login/twoFactor/beginTwoFactor.ts'
import { endLogin } from './operations/accounts/login/endLogin.ts'
import { mayAnswerChatsNearby } from './realtime/nearContext.ts'
import { sendDeskMail } from './operations/contact/sendDeskMail.ts'
import { settingsOf } from './platform/settings.ts'

type ObjectEnv = Bindings & Cloudflare.Env

/** Environment of the objects, as the Worker provides it. */
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
      recordVisitorLogin(db, sessionId, login, new Date().toISOString()),
    mayAnswerChats: (logins) => mayAnswerChatsNearby(context(), logins),
    archiveMessages: (rows) => saveTranscripts(db, rows),
    writeVisit: (visit) => writeVisit(db, visit),
    storeLogFile: (key, events) => storeVisitLog(env, key, events),
    moveArchive: (from, to) => moveRealtimeTo(db, from, to),
    addNetworkUsage: (network, day, usage) => addNetworkUsage(db, network, day, usage),
    // Loaded whenever someone joins a desk; shown next to the name, so it may be seconds old.
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
