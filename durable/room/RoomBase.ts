import type { Desk } from '#domain/realtime/desk.ts'
import type { DeskConversation } from '#domain/realtime/deskConversation.ts'
import type { DeskServerEventName, DeskServerPayload } from '#domain/realtime/deskEvents.ts'
import type { DurablePorts } from '../durablePorts.types.ts'
import { WireServer } from '../wire/WireServer.ts'
import { Delivery } from './Delivery.ts'
import { type AdminConnection, toDeskLine } from './deskParts.ts'
import type { AdminSocket } from './room.types.ts'
import { MailStore } from './MailStore.ts'
import { RoomMails } from './RoomMails.ts'
import { RoomHousekeeping } from './RoomHousekeeping.ts'
import { RoomStore, type StoredLine } from './RoomStore.ts'
import { RoomSummaries } from './RoomSummaries.ts'

/** What a room does of itself: it keeps and tells changes, delivers messages, and calls the desk by mail. */
export abstract class RoomBase<Env extends Cloudflare.Env> extends WireServer<Env, AdminSocket> {
  protected abstract override readonly ports: DurablePorts
  protected readonly store: RoomStore
  protected readonly delivery: Delivery
  protected readonly mails: RoomMails
  protected readonly mailStore: MailStore
  protected readonly summaries: RoomSummaries
  protected readonly housekeeping: RoomHousekeeping
  readonly #startedMs = Date.now()
  /** Kept from one telling to the next: every message of a visitor is told to all of them. */
  #joined: readonly AdminConnection[] | null = null

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.store = new RoomStore(ctx.storage)
    this.mailStore = new MailStore(ctx.storage)
    this.housekeeping = new RoomHousekeeping(ctx.storage, this.store)
    this.mails = new RoomMails({
      store: this.mailStore,
      desk: () => this.name as Desk,
      isStaffed: () => this.joined().length > 0,
      staffedUntilMs: () => this.#staffedUntilMs(),
      conversation: (sessionId) => this.store.conversation(sessionId),
      mailedAt: (sessionId) => this.store.mailedAt(sessionId),
      noteMailed: (sessionId, at) => this.store.noteMailed(sessionId, at),
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
    this.summaries = new RoomSummaries({
      store: this.store,
      desk: () => this.name as Desk,
      room: (desk) => this.ports.room(desk),
      onNews: (summary) => this.tellAdmins('desk:summary', summary),
      onFailure: (error) => this.failedToReach(error),
      waitUntil: (promise) => ctx.waitUntil(promise),
    })
  }

  protected keep(conversation: DeskConversation, lastEntry = 0): void {
    this.tellAdmins('desk:conversation', this.#keep(conversation, lastEntry))
  }

  /** Keeps a conversation with a line that is new in it, and tells both in one frame: there are many to tell. */
  protected keepWithLine(
    conversation: DeskConversation,
    line: Omit<StoredLine, 'n'>,
    lastEntry = 0,
  ): StoredLine | null {
    const kept = this.#keep(conversation, lastEntry)
    const added = this.store.addLine(line)
    if (added) this.tellLine(added, kept)
    else this.tellAdmins('desk:conversation', kept)
    return added
  }

  #keep(conversation: DeskConversation, lastEntry = 0): DeskConversation {
    const kept = this.store.keep(conversation, lastEntry)
    this.summaries.changed()
    return kept
  }

  protected addLine(line: Omit<StoredLine, 'n'>): StoredLine | null {
    const added = this.store.addLine(line)
    if (added) this.tellLine(added)
    return added
  }

  protected tellLine(line: StoredLine, conversation?: DeskConversation): void {
    this.tellAdmins('desk:line', {
      sessionId: line.sessionId,
      line: toDeskLine(line),
      ...(conversation ? { conversation } : {}),
    })
  }

  protected deliver(): void {
    // An alarm stands behind the attempt: should the object end now, the message goes out all the same.
    this.housekeeping.wakeSoon(Date.now())
    this.ctx.waitUntil(this.delivery.run())
  }

  protected delivered(line: StoredLine, isOnline: boolean): void {
    this.tellLine(line)
    if (!this.mails.answered(line, isOnline, Date.now())) return this.#wakeForMails()
    // Kept first; an alarm stands behind the attempt to send it.
    this.housekeeping.wakeSoon(Date.now())
    this.ctx.waitUntil(this.mails.run(Date.now()))
  }

  /** Without a word of the last who left, the room itself has ended: they come back to this one. */
  #staffedUntilMs(): number {
    const kept = this.store.fact('staffedUntil')
    return kept === '' ? this.#startedMs : Number(kept ?? 0)
  }

  /** A visitor waits and nobody is here. */
  protected callDesk(sessionId: string): void {
    const text = this.store.conversation(sessionId)?.lastText ?? ''
    this.mails.call({ sessionId, text }, Date.now())
    this.#wakeForMails()
  }

  #wakeForMails(): void {
    const dueMs = this.mailStore.nextDueMs()
    if (dueMs !== null) this.housekeeping.wakeAt(dueMs, Date.now())
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
