import {
  type ClientEvent,
  type ClientPayload,
  parseClientEvent,
} from '#domain/contact/realtime/clientEvents.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import { deployedVersion } from '#domain/contact/realtime/deployedVersion.ts'
import { isFromAnotherVersion } from '#domain/contact/realtime/restart.ts'
import { MAX_SOCKETS_PER_SESSION } from '#domain/contact/realtime/realtimeLimits.ts'
import type { RealtimeErrorCode, ServerPayload } from '#domain/contact/realtime/serverEvents.ts'
import { handedLogSchema } from '#domain/contact/visits/visit.ts'
import { TICKET_HEADER } from '#domain/foundation/headerNames.ts'
import type { DurablePorts } from '../ports/durablePorts.types.ts'
import { isoNow } from '../isoNow.ts'
import { FactRow } from '../sql/FactRow.ts'
import { TablesWhenUsed } from '../sql/migrate.ts'
import { refusal } from '../wire/refusal.ts'
import type { Answer } from '../wire/wire.types.ts'
import { WireServer } from '../wire/WireServer.ts'
import type {
  DeskMessage,
  HandedSession,
  UserLogin,
  VisitorConnection,
  VisitorFact,
  VisitorRpc,
  VisitorSocket,
} from '../ports/visitor.types.ts'
import { isForeignTo } from './isForeignTo.ts'
import { VISITOR_SCHEMA } from './visitorSchema.ts'
import { readVisitorTicket } from './visitorTicket.ts'
import { restartedResponse, sessionEndedResponse } from './refusedSocket.ts'
import { resolveTrackingId } from './trackingId.ts'
import { type VisitorParts, visitorParts } from './visitorParts.ts'

/** One visitor: all tabs, the user state, the chat, and the queues to the desk and to D1. */
export abstract class VisitorSession<Env extends Cloudflare.Env>
  extends WireServer<Env, VisitorSocket>
  implements VisitorRpc
{
  protected abstract override readonly ports: DurablePorts
  readonly #facts: FactRow<VisitorFact>
  readonly #parts: VisitorParts

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const tables = new TablesWhenUsed(ctx.storage, VISITOR_SCHEMA)
    this.#facts = new FactRow(ctx.storage.sql, tables)
    this.#parts = visitorParts({
      storage: ctx.storage,
      tables,
      facts: this.#facts,
      ports: () => this.ports,
      sessionId: () => this.name,
      connections: () => this.connections(),
      send: (to, name, payload, ackId) => this.emitToAll(to, name, payload, ackId),
      closeTab: (tab) => this.refuse(tab, 'session_ended'),
      waitUntil: (promise) => ctx.waitUntil(promise),
    })
    void ctx.blockConcurrencyWhile(() => this.#parts.alarm.load())
  }

  /**
   * Opens a socket. An ended session refuses it, and gives a visitor who is entitled to the next
   * session its ID; a logged-in session refuses a visitor without its login.
   */
  override async fetch(request: Request): Promise<Response> {
    const { ending, user } = this.#parts
    if (!ending.hasEnded() && !request.headers.has(TICKET_HEADER)) return await super.fetch(request)
    try {
      const { login, seenVersion = null } = readVisitorTicket(request)
      if (!ending.hasEnded() && !user.isAnothers(login)) {
        if (!isFromAnotherVersion(seenVersion, deployedVersion(this.env)))
          return await super.fetch(request)
        return restartedResponse()
      }
      return sessionEndedResponse(await ending.nextFor(login))
    } catch (error) {
      this.#parts.logFailure('session not handed over', error)
      return new Response(null, { status: 503 })
    }
  }

  protected acceptSocket(request: Request): VisitorSocket | RealtimeErrorCode {
    const { signedSessionId, country, network, login } = readVisitorTicket(request)
    const { tabs, alarm, usage, user, asOne } = this.#parts
    if (tabs.all().length > MAX_SOCKETS_PER_SESSION) return 'too_many_sockets'
    const nowMs = Date.now()
    asOne(() => {
      this.#facts.keep('signedSessionId', signedSessionId)
      this.#facts.keep('networkCountry', country)
      alarm.noteUse(nowMs)
      usage.noteNetwork(network.id, network.used, nowMs)
      if (login) user.keep(login)
    })
    const { accountId, accountSessionId } = login ?? {}
    return {
      isOpen: false,
      hasJoined: false,
      network: network.id,
      login: accountId && accountSessionId ? { accountId, accountSessionId } : null,
    }
  }

  protected onEvent(tab: VisitorConnection, data: readonly unknown[], answer: Answer) {
    if (this.#parts.ending.hasEnded()) return answer(refusal('session_ended'))
    const parsed = parseClientEvent(data)
    if (!parsed.ok) return answer(refusal(parsed.code, parsed.message))
    const own = [this.#facts.get('signedSessionId'), this.#facts.get('formerSessionId')]
    if (isForeignTo(own, parsed.event)) return answer(refusal('foreign_session'))
    return this.#handle(tab, parsed.event, answer)
  }

  #handle(tab: VisitorConnection, event: ClientEvent, answer: Answer): void | Promise<void> {
    const { chat, user, events } = this.#parts
    switch (event.name) {
      case 'session':
        return this.#join(tab, event.payload, answer)
      case 'country':
      case 'currency':
      case 'language':
      case 'timezone':
        return events.noteLocale(tab, event.name, event.payload, answer)
      case 'user:logout':
        return this.#logOut(tab, answer)
      case 'user:generate-2fa-qr-code':
        return user.beginTwoFactor(tab, event.payload.password, answer)
      case 'chat:send-user-message':
        return chat.take(tab, event.payload, answer)
      case 'chat:typing':
        answer({ success: true })
        return this.#parts.deskLink.tellTyping(event.payload.isTyping)
      case 'chat:leave-email': {
        const { id, email } = event.payload
        return events.tellOnce(tab, id, { kind: 'email', email }, answer, { now: true })
      }
      case 'orderform:sendSMSofferAddedToCart':
        return events.tellOnce(tab, event.payload.id, { kind: 'cart' }, answer)
      case 'event:log':
        return events.log(tab, event.payload, answer)
      case 'chat:user-notification':
        return this.#notify(tab, event.payload, answer)
      default:
        return event satisfies never
    }
  }

  protected onAcknowledged(_tab: VisitorConnection, ackId: number): void {
    if (!this.#parts.ending.hasEnded()) this.#parts.chat.noteSeen(ackId)
  }

  protected override onGone(tab: VisitorConnection): void {
    const { tabs, ending, deskLink } = this.#parts
    if (ending.hasEnded() || tabs.all().some(({ id }) => id !== tab.id)) return
    deskLink.tell({ kind: 'presence', isOnline: false }, isoNow())
  }

  override async onAlarm(): Promise<void> {
    const { alarm, deskLink, ending, archive, visitLog, usage, isWorkLeft } = this.#parts
    await alarm.run(Date.now(), {
      steps: [
        () => deskLink.flush(),
        () => ending.finish(),
        () => archive.run(),
        () => visitLog.run(Date.now()),
        () => usage.report(Date.now()),
        async () => this.#parts.forgetOldIds(Date.now()),
        async () => this.#facts.writeHeld(),
      ],
      isLeft: () => isWorkLeft(Date.now()),
      nextDueMs: () => visitLog.nextDueMs(),
      erase: () => this.#eraseAll(),
      onFailure: (error) => this.#parts.logFailure('not archived', error),
    })
  }

  async continueAs(...next: Parameters<VisitorRpc['continueAs']>): Promise<void> {
    await this.#parts.ending.continueAs(...next)
  }

  async endForLogout(): Promise<void> {
    this.#parts.ending.endForLogout()
  }

  async takeOver(handed: HandedSession): Promise<void> {
    this.#parts.ending.takeOver(handed)
  }

  async takeLog(log: string): Promise<void> {
    this.#parts.visitLog.take(handedLogSchema.parse(JSON.parse(log)))
    this.#parts.alarm.wakeSoon(Date.now())
  }

  async readLog(limit: number, before: string | null): Promise<string> {
    return JSON.stringify(this.#parts.visitLog.read(limit, before))
  }

  async notifyLogin(login: UserLogin): Promise<void> {
    if (!this.#parts.ending.hasEnded()) this.#parts.user.notifyLogin(login)
  }

  async tellLogout(accountId: string, accountSessionId: string | null): Promise<void> {
    this.#parts.user.tellLogout(accountId, accountSessionId)
  }

  async tellEdit(...edit: Parameters<VisitorRpc['tellEdit']>): Promise<void> {
    this.#parts.user.tellEdit(...edit)
  }

  async sendUnreadCount(accountId: string, unread: number): Promise<void> {
    this.#parts.user.sendUnreadCount(accountId, unread)
  }

  async deliver(message: DeskMessage): Promise<{ seq: number; isOnline: boolean }> {
    const next = await this.#parts.ending.successor()
    return next ? await next.deliver(message) : this.#parts.chat.deliver(message)
  }

  async tellTyping(typing: ServerPayload<'chat:typing'>): Promise<void> {
    this.#parts.tabs.tellAll('chat:typing', typing)
  }

  async noteCart(): Promise<void> {
    if (this.#facts.get('signedSessionId') === null || this.#parts.ending.hasEnded()) return
    this.#parts.deskLink.tell({ kind: 'cart' }, isoNow())
  }

  async tellStaffed(isStaffed: boolean): Promise<void> {
    this.#parts.deskLink.noteStaffed(isStaffed)
  }

  async moveTo(desk: Desk): Promise<void> {
    const next = await this.#parts.ending.successor()
    if (next) await next.moveTo(desk)
    else this.#parts.deskLink.moveTo(desk)
  }

  async erase(): Promise<void> {
    const hadEnded = this.#parts.ending.hasEnded()
    await this.#eraseAll()
    if (hadEnded) this.#parts.ending.closeAgain()
  }

  async #eraseAll(): Promise<void> {
    for (const tab of this.#parts.tabs.all()) tab.close(1000, 'the session was deleted')
    this.#parts.deskLink.forgetPassing()
    await this.#parts.visitLog.settled()
    await this.#parts.alarm.clear()
    await this.ctx.storage.deleteAll()
    this.#parts.reload()
  }

  #join(tab: VisitorConnection, payload: ClientPayload<'session'>, answer: Answer): void {
    const { tabs, user, chat, deskLink, events } = this.#parts
    const isFirst = !tab.state?.hasJoined
    const state = { ...(tab.state as VisitorSocket), hasJoined: true }
    tab.setState(state)
    const own = this.#facts.get('signedSessionId') ?? ''
    tabs.tell(tab, 'session', own)
    tabs.tell(tab, 'user_tracking_id', resolveTrackingId(this.#facts, payload.trackingId))
    const loggedIn = user.userOf(state.login)
    if (loggedIn) tabs.tell(tab, 'loggedIn', loggedIn)
    tabs.tell(tab, 'ready', true)
    deskLink.showDesk([tab])
    const { sessionId, lastSeq } = payload
    // A browser from another session has none of this session's messages, whatever number it
    // reports.
    const isOther = sessionId !== undefined && sessionId !== null && sessionId !== own
    if (lastSeq === undefined) chat.replayUnseen(tab)
    else chat.replayAfter(tab, isOther ? 0 : lastSeq)
    answer({ success: true })
    if (isFirst) events.tellArrival()
  }

  /** Ends the login and this session with it: the next person at the machine starts a new one. */
  async #logOut(tab: VisitorConnection, answer: Answer): Promise<void> {
    const wasLoggedIn = await this.#parts.user.logOut(tab)
    answer({ success: true })
    if (wasLoggedIn) this.#parts.ending.endForLogout()
  }

  #notify(
    tab: VisitorConnection,
    { id, type, payload }: ClientPayload<'chat:user-notification'>,
    answer: Answer,
  ): void {
    const { events } = this.#parts
    if (type === 'navigation') {
      return events.notePage(tab, { kind: 'navigation', ...payload }, answer)
    }
    const { source, path, terms, timezone } = payload
    const { utm_term = null, utm_source = null } = terms
    const landing = { source, path, terms: { utm_term, utm_source }, timezone }
    events.noteLanding(tab, id, { kind: 'landing', ...landing }, answer)
  }
}
