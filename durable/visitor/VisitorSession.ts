import {
  type ClientEvent,
  type ClientPayload,
  parseClientEvent,
} from '#domain/realtime/clientEvents.ts'
import type { Desk } from '#domain/realtime/desk.ts'
import { MAX_SOCKETS_PER_SESSION } from '#domain/realtime/realtimeLimits.ts'
import type {
  LoggedInUser,
  RealtimeErrorCode,
  ServerPayload,
} from '#domain/realtime/serverEvents.ts'
import { isoNow } from '../isoNow.ts'
import { type Answer, refusal } from '../wire/WireServer.ts'
import { loggedEventRows, transcriptRows } from './archiveRows.ts'
import { type VisitorConnection } from './VisitorBase.ts'
import { VisitorLogins } from './VisitorLogins.ts'
import {
  TICKET_HEADER,
  type VisitorRpc,
  type VisitorSocket,
  type VisitorTicket,
} from './visitor.types.ts'
import type { DeskMessage } from './visitor.types.ts'

const MAX_WAITING_EVENTS = 5_000
const TRACKING_ID = /^[\w-]{16,64}$/

/** One visitor: all tabs, the user state, the chat, and what is on its way to the desk and to D1. */
export abstract class VisitorSession<Env extends Cloudflare.Env>
  extends VisitorLogins<Env>
  implements VisitorRpc
{
  protected welcome(request: Request): VisitorSocket | RealtimeErrorCode {
    const ticket = readTicket(request)
    if (this.tabs().length > MAX_SOCKETS_PER_SESSION) return 'too_many_sockets'
    this.store.keepFact('signedSessionId', ticket.signedSessionId)
    this.store.keepFact('networkCountry', ticket.country)
    this.alarms.noteUse(Date.now())
    if (!ticket.login) return { isOpen: false, hasJoined: false, login: null }
    const { user, ...login } = ticket.login
    this.keepLogin(login, user)
    return { isOpen: false, hasJoined: false, login }
  }

  protected onEvent(connection: VisitorConnection, data: readonly unknown[], answer: Answer) {
    const parsed = parseClientEvent(data)
    if (!parsed.ok) return answer(refusal(parsed.code, parsed.message))
    if (isForeign(parsed.event, this.store.fact('signedSessionId'))) {
      return answer(refusal('foreign_session'))
    }
    return this.#handle(connection, parsed.event, answer)
  }

  #handle(connection: VisitorConnection, event: ClientEvent, answer: Answer): void | Promise<void> {
    switch (event.name) {
      case 'session':
        return this.#join(connection, event.payload, answer)
      case 'country':
      case 'currency':
      case 'language':
      case 'timezone':
        return this.#noteLocale(event.name, event.payload, answer)
      case 'user:logout':
        return this.logOut(connection, answer)
      case 'user:generate-2fa-qr-code':
        return this.beginTwoFactor(connection, event.payload.password, answer)
      case 'chat:send-user-message':
        return this.#takeMessage(connection, event.payload, answer)
      case 'chat:typing':
        return this.#passTyping(event.payload.isTyping, answer)
      case 'chat:leave-email':
        return this.#once(event.payload.id, answer, (at) =>
          this.deskLink.tell({ kind: 'email', email: event.payload.email }, at, { now: true }),
        )
      case 'orderform:sendSMSofferAddedToCart':
        return this.#once(event.payload.id, answer, (at) =>
          this.deskLink.tell({ kind: 'cart' }, at),
        )
      case 'event:log':
        return this.#logEvent(event.payload, answer)
      case 'chat:user-notification':
        return this.#notify(event.payload, answer)
      default:
        return event satisfies never
    }
  }

  protected onAcknowledged(_connection: VisitorConnection, ackId: number): void {
    const seen = Number(this.store.fact('seenSeq') ?? 0)
    if (ackId <= seen || ackId > this.store.lastSeq()) return
    this.store.keepFact('seenSeq', String(ackId))
    this.deskLink.tell({ kind: 'seen', seq: ackId }, isoNow())
  }

  protected override onGone(connection: VisitorConnection): void {
    if (this.tabs().some(({ id }) => id !== connection.id)) return
    this.deskLink.tell({ kind: 'presence', isOnline: false }, isoNow())
  }

  override async onAlarm(): Promise<void> {
    await this.alarms.run(Date.now(), {
      flushRoom: () => this.deskLink.flush(),
      archiveMessages: (messages) =>
        this.ports.archiveMessages(transcriptRows(messages, this.name, this.desk())),
      archiveEvents: (events) => this.ports.archiveEvents(loggedEventRows(events, this.name)),
      erase: () => this.erase(),
      onFailure: (error) => this.logFailure('not archived', error),
    })
  }

  async deliver(message: DeskMessage): Promise<{ seq: number; isOnline: boolean }> {
    const joined = this.tabs().filter(({ state }) => state?.hasJoined)
    const known = this.store.message(message.id)
    if (known) return { seq: known.seq, isOnline: joined.length > 0 }
    const { id, seq, text, timestamp, senderName } = this.store.addMessage({
      ...message,
      sent: false,
    })
    this.alarms.archiveSoon(Date.now())
    const told = { id, seq, text, timestamp, senderName }
    this.emitToAll(joined, 'user:admin-message', told, seq)
    return { seq, isOnline: joined.length > 0 }
  }

  async tellTyping(typing: ServerPayload<'chat:typing'>): Promise<void> {
    this.tellTabs('chat:typing', typing)
  }

  async noteCart(): Promise<void> {
    if (this.store.fact('signedSessionId') === null) return
    this.deskLink.tell({ kind: 'cart' }, isoNow())
  }

  async tellStaffed(isStaffed: boolean): Promise<void> {
    this.noteStaffed(isStaffed)
  }

  async moveTo(desk: Desk): Promise<void> {
    this.store.keepFact('desk', desk)
    this.tellDesk(this.tabs())
  }

  async erase(): Promise<void> {
    for (const socket of this.tabs()) socket.close(1000, 'the session was deleted')
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
    this.store.createTables()
  }

  #join(connection: VisitorConnection, payload: ClientPayload<'session'>, answer: Answer): void {
    const { trackingId, lastSeq } = payload
    const state = { ...(connection.state as VisitorSocket), hasJoined: true }
    connection.setState(state)
    if (trackingId && TRACKING_ID.test(trackingId)) this.store.keepFact('trackingId', trackingId)
    else if (!this.store.fact('trackingId')) {
      this.store.keepFact('trackingId', crypto.randomUUID())
    }
    this.tellTab(connection, 'session', this.store.fact('signedSessionId') ?? '')
    this.tellTab(connection, 'user_tracking_id', this.store.fact('trackingId') ?? '')
    const user = state.login ? this.store.fact(`user:${state.login.accountId}`) : null
    if (user) this.tellTab(connection, 'loggedIn', JSON.parse(user) as LoggedInUser)
    this.tellTab(connection, 'ready', true)
    this.tellDesk([connection])
    if (lastSeq === undefined) this.#replayUnseen(connection)
    else this.#replayAfter(connection, lastSeq)
    answer({ success: true })
    this.deskLink.tell({ kind: 'presence', isOnline: true }, isoNow())
  }

  /** For a client that keeps no numbers: what nobody has acknowledged yet. */
  #replayUnseen(connection: VisitorConnection): void {
    const seen = Number(this.store.fact('seenSeq') ?? 0)
    for (const { sent, ...message } of this.store.messagesAfter(seen)) {
      if (!sent) this.emit(connection, 'user:admin-message', message, message.seq)
    }
  }

  #replayAfter(connection: VisitorConnection, lastSeq: number): void {
    // A browser that knows more than we do kept another conversation's number: it gets all of this one.
    const after = lastSeq > this.store.lastSeq() ? 0 : lastSeq
    const messages = this.store.messagesAfter(after)
    const from = (messages[0]?.seq ?? after + 1) - 1
    const upTo = this.store.lastSeq()
    this.emit(connection, 'chat:history', { messages, from }, upTo > 0 ? upTo : undefined)
  }

  #noteLocale(
    name: 'country' | 'currency' | 'language' | 'timezone',
    value: string,
    answer: Answer,
  ): void {
    const kept = name === 'country' || name === 'currency' ? value.toUpperCase() : value
    const isNews = this.store.keepFact(name, kept)
    answer({ success: true })
    if (!isNews || name === 'currency') return
    const [country, language, timezone] = (['country', 'language', 'timezone'] as const).map(
      (fact) => this.store.fact(fact) ?? '',
    ) as [string, string, string]
    this.deskLink.tell({ kind: 'locale', country, language, timezone }, isoNow())
  }

  #takeMessage(
    connection: VisitorConnection,
    { id, text }: ClientPayload<'chat:send-user-message'>,
    answer: Answer,
  ): void {
    const known = id === undefined ? null : this.store.message(id)
    if (known && !known.sent) return answer(refusal('invalid_payload'))
    if (known) {
      return answer({ success: true, id: known.id, seq: known.seq, timestamp: known.timestamp })
    }
    const timestamp = isoNow()
    const message = this.store.addMessage({
      id: id ?? crypto.randomUUID(),
      text,
      sent: true,
      senderName: '',
      timestamp,
    })
    this.alarms.archiveSoon(Date.now())
    answer({ success: true, id: message.id, seq: message.seq, timestamp })
    this.tellTabs('chat:own-message', message, connection)
    const { seq } = message
    this.deskLink.tell({ kind: 'message', id: message.id, seq, text, timestamp }, timestamp, {
      now: true,
    })
  }

  async #passTyping(isTyping: boolean, answer: Answer): Promise<void> {
    answer({ success: true })
    const room = this.ports.room(this.desk())
    this.noteStaffed((await room.visitorTyping(this.name, isTyping)).isStaffed)
  }

  #logEvent(event: ClientPayload<'event:log'>, answer: Answer): void {
    this.#once(event.id, answer, (at) => {
      const waiting = this.store.waitingEvents()
      if (waiting >= MAX_WAITING_EVENTS) throw new Error('too many events wait to be archived')
      this.store.addLoggedEvent(event.id ?? crypto.randomUUID(), event, at)
      this.alarms.archiveSoon(Date.now())
    })
  }

  #notify(payload: ClientPayload<'chat:user-notification'>, answer: Answer): void {
    this.#once(payload.id, answer, (at) => {
      if (payload.type === 'navigation') {
        return this.deskLink.tell({ kind: 'navigation', ...payload.payload }, at)
      }
      const { source, path, terms, timezone } = payload.payload
      const { utm_term = null, utm_source = null } = terms
      this.deskLink.tell(
        { kind: 'landing', source, path, terms: { utm_term, utm_source }, timezone },
        at,
      )
    })
  }

  /** Does something once for an id, however often it is sent, and says so each time. */
  #once(id: string | undefined, answer: Answer, act: (at: string) => void): void {
    this.ctx.storage.transactionSync(() => {
      if (id === undefined || this.store.noteId(id, Date.now())) act(isoNow())
    })
    answer({ success: true })
  }
}

const readTicket = (request: Request): VisitorTicket =>
  JSON.parse(decodeURIComponent(request.headers.get(TICKET_HEADER) ?? '')) as VisitorTicket

/** Whether an event names another session than the socket's own; 'session' itself is answered with the right one. */
function isForeign({ name, payload }: ClientEvent, own: string | null): boolean {
  if (name !== 'chat:send-user-message' && name !== 'chat:user-notification') return false
  return typeof payload.sessionId === 'string' && payload.sessionId !== own
}
