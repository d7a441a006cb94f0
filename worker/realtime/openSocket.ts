import { readNetworkUsage } from '#database/queries/foundation/networkUsage.ts'
import { can } from '#domain/accounts/capability.ts'
import { callerNetwork } from '#domain/foundation/device/callerNetwork.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import { deployedVersion } from '#domain/contact/realtime/deployedVersion.ts'
import {
  drawRestartWaitMs,
  isFromAnotherVersion,
  RESTART_CLOSE_CODE,
  restartReason,
  VERSION_PARAMETER,
} from '#domain/contact/realtime/restart.ts'
import { usageDay } from '#domain/contact/realtime/realtimeQuotas.ts'
import { sessionInCookies } from '#domain/contact/realtime/socketSession.ts'
import {
  openAdminSocket,
  openVisitorSocket,
  type VisitorTicket,
} from '../adapters/sessionObjects.ts'
import { databaseContext } from '../platform/databaseContext.ts'
import type { Bindings, OperationContext } from '../platform/env.ts'
import { regionOf } from '#domain/foundation/geo/locationHint.ts'
import { log } from '../platform/log.ts'
import type { Login } from '../operations/foundation/identity/currentAccount.ts'
import { networkKey } from '../operations/foundation/identity/networkKey.ts'
import { startSession } from '../operations/contact/startSession.ts'
import { verifySession } from '../operations/contact/verifySession.ts'
import { settingsOf } from '../platform/settings.ts'
import { loggedInUser } from '../operations/foundation/identity/loggedInUser.ts'
import { loginOfSocket, nearContext } from './nearContext.ts'
import { openSessionGate } from './sessionGate.ts'

const PATH = /^\/socket\.io\/?$/

/** Whether a request is for the realtime socket rather than for a page, a file or the API. */
export const isSocketRequest = (request: Request): boolean =>
  PATH.test(new URL(request.url).pathname)

/** Engine.IO's message for a rejected handshake. */
const HANDSHAKE_ERRORS = {
  transport: { status: 400, body: { code: 0, message: 'Transport unknown' } },
  bad_request: { status: 400, body: { code: 3, message: 'Bad request' } },
  version: { status: 400, body: { code: 5, message: 'Unsupported protocol version' } },
  forbidden: { status: 403, body: { code: 4, message: 'Forbidden' } },
  too_many: { status: 429, body: { code: 4, message: 'Too many input attempts.' } },
} as const

const refused = (reason: keyof typeof HANDSHAKE_ERRORS) => {
  const { status, body } = HANDSHAKE_ERRORS[reason]
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Another site's page would send the visitor's cookie: accept only our own pages, and programs, which send no Origin.
 */
const isForeignPage = (request: Request) => {
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/**
 * Opens the realtime socket (websocket only: Contact 1). The session id in the cookie or the query selects its
 * session, if we signed it; the login cookie identifies the account. With `desk`, an admin's own room.
 */
export async function openSocket(
  request: Request,
  env: Bindings,
  executionContext: ExecutionContext,
): Promise<Response> {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('EIO') !== '4') return refused('version')
  if (searchParams.get('transport') !== 'websocket') return refused('transport')
  if (request.headers.get('Upgrade')?.toLowerCase() !== 'websocket') return refused('bad_request')
  if (isForeignPage(request)) return refused('forbidden')
  const caller = callerNetwork(request.headers.get('CF-Connecting-IP') ?? 'local')
  const { success } = await env.LIMIT_READ.limit({ key: `socket:${caller}` })
  if (!success) return refused('too_many')
  const context: OperationContext = {
    ...databaseContext(env),
    settings: settingsOf(env),
    now: new Date(),
    requestId: crypto.randomUUID(),
    account: null,
    network: caller,
    region: regionOf(request.cf),
    waitUntil: (promise) => executionContext.waitUntil(promise),
  }
  try {
    const desk = searchParams.get('desk')
    const seenVersion = searchParams.get(VERSION_PARAMETER)
    // A desk has few sockets, and without them its visitors would see that nobody is available.
    if (desk === null && isFromAnotherVersion(seenVersion, deployedVersion(env)))
      return retryLater()
    const login = await loginOfSocket(context, request.headers, Boolean(seenVersion))
    if (desk !== null) return await openForAdmin(context, desk, login)
    const network = await networkOf(nearContext(context, request.headers))
    const origin = {
      country: countryOf(request),
      network,
      ...(seenVersion === null ? {} : { seenVersion }),
    }
    const asked = searchParams.get('session')
    // Our own client leaves it empty: its session is in a cookie, so that no address contains it.
    const session = asked === '' ? (sessionInCookies(request.headers.get('Cookie')) ?? '') : asked
    return session === null
      ? openSessionGate((told) => openForVisitor(context, told, origin, login))
      : await openForVisitor(context, session, origin, login)
  } catch (error) {
    if (error instanceof ProductError && error.code === 'network_quota_reached')
      return refused('too_many')
    log('error', 'socket not opened', { requestId: context.requestId, message: reasonOf(error) })
    return new Response(null, { status: 503 })
  }
}

/** Accepts a socket that a deployment closed before, and tells its client when to reconnect. */
function retryLater(): Response {
  const { 0: client, 1: server } = new WebSocketPair()
  server.accept()
  server.close(RESTART_CLOSE_CODE, restartReason(drawRestartWaitMs(Math.random())))
  return new Response(null, { status: 101, webSocket: client })
}

/** Origin of a socket. */
type Origin = Pick<VisitorTicket, 'country' | 'network' | 'seenVersion'>

/** Maximum chain of sessions, each ended by a login that started the next. */
const MAX_SESSIONS_FOLLOWED = 5

async function openForVisitor(
  context: OperationContext,
  asked: string | null,
  origin: Origin,
  login: Login | null,
): Promise<Response> {
  let signed = asked
  for (let n = 0; n < MAX_SESSIONS_FOLLOWED; n += 1) {
    const sessionId = await verifySession(context, signed ?? undefined)
    if (signed === null || sessionId === null) break
    const answer = await openVisitorSocket(
      context.env,
      sessionId,
      ticketOf(signed, origin, login),
      context.region,
    )
    if ('opened' in answer) return answer.opened
    if ('isRestarted' in answer) return retryLater()
    signed = answer.next
  }
  const fresh = (await startSession(context)).sessionId
  const [sessionId = ''] = fresh.split('.')
  const answer = await openVisitorSocket(
    context.env,
    sessionId,
    ticketOf(fresh, origin, login),
    context.region,
  )
  return 'opened' in answer ? answer.opened : new Response(null, { status: 503 })
}

const ticketOf = (signedSessionId: string, origin: Origin, login: Login | null): VisitorTicket => ({
  signedSessionId,
  ...origin,
  login: login && {
    accountId: login.account.id,
    accountSessionId: login.sessionId,
    user: loggedInUser(login.account),
  },
})

/** Network of a socket, and its sessions' usage today. */
async function networkOf(context: OperationContext): Promise<Origin['network']> {
  const { db, now } = context
  const id = await networkKey(context)
  return { id, used: await readNetworkUsage(db, id, usageDay(now.getTime())) }
}

async function openForAdmin(
  { env }: OperationContext,
  asked: string,
  login: Login | null,
): Promise<Response> {
  const desk = deskSchema.safeParse(asked)
  if (!desk.success) return refused('bad_request')
  if (!login || !can(login.account, 'answerChats')) return refused('forbidden')
  const { id: accountId, firstName, lastName } = login.account
  return await openAdminSocket(env, desk.data, {
    accountId,
    accountSessionId: login.sessionId,
    firstName,
    lastName,
  })
}

const countryOf = (request: Request): string => {
  const country = request.cf?.country
  return typeof country === 'string' ? country : ''
}
