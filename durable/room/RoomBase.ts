import type { Desk } from '#domain/realtime/desk.ts'
import type { DeskConversation } from '#domain/realtime/deskConversation.ts'
import type { DeskServerEventName, DeskServerPayload } from '#domain/realtime/deskEvents.ts'
import type { DeskMail, DurablePorts } from '../durablePorts.types.ts'
import { WireServer } from '../wire/WireServer.ts'
import { Delivery } from './Delivery.ts'
import { type AdminConnection, isoNow, toDeskLine } from './deskParts.ts'
import type { AdminSocket } from './room.types.ts'
import { RoomMails } from './RoomMails.ts'
import { RoomHousekeeping } from './RoomHousekeeping.ts'
import { RoomStore, type StoredLine } from './RoomStore.ts'

const MAX_TOLD = 200
const MINUTE_MS = 60_000
/** One mail for a visitor who waits, then none for a while. */
const MAIL_PAUSE_MS = 30 * MINUTE_MS

/** What a room does of itself: it keeps and tells changes, delivers messages, and calls the desk by mail. */
export abstract class RoomBase<Env extends Cloudflare.Env> extends WireServer<Env, AdminSocket> {
  protected abstract override readonly ports: DurablePorts
  protected readonly store: RoomStore
  protected readonly delivery: Delivery
  protected readonly mails: RoomMails
  protected readonly housekeeping: RoomHousekeeping
  /** Kept from one telling to the next: every message of a visitor is told to all of them. */
  #joined: readonly AdminConnection[] | null = null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new RoomStore(ctx.storage)
    this.housekeeping = new RoomHousekeeping(ctx.storage, this.store)
    this.mails = new RoomMails({
      store: this.store,
      send: (mail) => this.ports.mailDesk(mail),
      // Why it failed may name the address: that stays out of the log.
      onFailure: () => this.ports.log('warn', 'chat mail not sent', { object: 'AdminRoom' }),
    })
    this.delivery = new Delivery({
      store: this.store,
      visitor: (sessionId) => this.ports.visitor(sessionId),
      onDelivered: (line, isOnline) => this.delivered(line, isOnline),
      onFailure: (error) => this.failedToReach(error),
    })
  }

  protected keep(conversation: DeskConversation): void {
    this.tellAdmins('desk:conversation', this.store.keep(conversation))
  }

  protected addLine(line: Omit<StoredLine, 'n'>): StoredLine | null {
    const added = this.store.addLine(line)
    if (added) this.tellLine(added)
    return added
  }

  protected tellLine(line: StoredLine): void {
    this.tellAdmins('desk:line', { sessionId: line.sessionId, line: toDeskLine(line) })
  }

  protected deliver(): void {
    // An alarm stands behind the attempt: should the object end now, the message goes out all the same.
    this.housekeeping.wakeSoon(Date.now())
    this.ctx.waitUntil(this.delivery.run())
  }

  protected delivered(line: StoredLine, isOnline: boolean): void {
    this.tellLine(line)
    const conversation = this.store.conversation(line.sessionId)
    if (isOnline || !conversation?.email) return
    const { email } = conversation
    const { senderName, text, sessionId } = line
    this.#mail(sessionId, { kind: 'desk_answered', email, senderName, text })
  }

  protected mailDesk(sessionId: string): void {
    const mailedAt = this.store.mailedAt(sessionId)
    if (mailedAt && Date.now() - Date.parse(mailedAt) < MAIL_PAUSE_MS) return
    this.store.noteMailed(sessionId, isoNow())
    const text = this.store.conversation(sessionId)?.lastText ?? ''
    this.#mail(sessionId, { kind: 'visitor_waits', desk: this.name as Desk, sessionId, text })
  }

  /** Kept first; an alarm stands behind the attempt to send it. */
  #mail(sessionId: string, mail: DeskMail): void {
    this.store.addMail(sessionId, mail, isoNow())
    this.housekeeping.wakeSoon(Date.now())
    this.ctx.waitUntil(this.mails.run())
  }

  /** For who comes from another desk: whether somebody is here; if nobody, the desk is called. */
  protected greet({ sessionId, state }: DeskConversation): void {
    const isStaffed = this.joined().length > 0
    if (state === 'open' && !isStaffed) this.mailDesk(sessionId)
    const telling = this.ports.visitor(sessionId).tellStaffed(isStaffed)
    this.ctx.waitUntil(telling.catch((error: unknown) => this.failedToReach(error)))
  }

  protected async tellStaffed(isStaffed: boolean): Promise<void> {
    const waiting = this.store
      .newest(MAX_TOLD)
      .filter(({ state, isOnline }) => state === 'open' && isOnline)
    await Promise.allSettled(
      waiting.map(({ sessionId }) => this.ports.visitor(sessionId).tellStaffed(isStaffed)),
    )
  }

  protected async refreshCarts(sessionIds: string[]): Promise<void> {
    try {
      const visitors = sessionIds.map((sessionId) => ({
        sessionId,
        accountId: this.store.conversation(sessionId)?.accountId ?? null,
      }))
      for (const facts of await this.ports.cartFactsOf(visitors)) {
        const conversation = this.store.conversation(facts.sessionId)
        if (!conversation) continue
        const { cartSumMinor, orderCount } = facts
        const isNews =
          conversation.cartSumMinor !== cartSumMinor || conversation.orderCount !== orderCount
        if (isNews) this.keep({ ...conversation, cartSumMinor, orderCount })
      }
    } catch (error) {
      this.failedToReach(error)
    }
  }

  /** The sockets that are told what happens. */
  protected joined(): readonly AdminConnection[] {
    this.#joined ??= [...this.getConnections<AdminSocket>()].filter(({ state }) => state?.hasJoined)
    return this.#joined
  }

  protected noteJoined(): void {
    this.#joined = null
  }

  /** Gives who is still there; the runtime may count the socket that is going until it is gone. */
  protected noteGone(connection: AdminConnection): readonly AdminConnection[] {
    this.#joined = null
    this.#joined = this.joined().filter(({ id }) => id !== connection.id)
    return this.#joined
  }

  protected tellAdmins<Name extends DeskServerEventName>(
    name: Name,
    payload: DeskServerPayload<Name>,
    except?: AdminConnection,
  ): void {
    const sockets = this.joined().filter(({ id }) => id !== except?.id)
    this.emitToAll(sockets, name, payload)
  }

  protected failedToReach(error: unknown): void {
    const message = error instanceof Error ? error.message : 'unknown'
    this.ports.log('warn', 'room could not reach', { object: 'AdminRoom', message })
  }
}
