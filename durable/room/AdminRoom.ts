import { deskSchema } from '#domain/contact/realtime/desk/desk.ts'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import type { DeskSummary, ReadyAnswer } from '#domain/contact/realtime/desk/deskConversation.ts'
import {
  type DeskClientEvent,
  type DeskClientPayload,
  parseDeskClientEvent,
} from '#domain/contact/realtime/desk/deskEvents.ts'
import type { DurablePorts } from '../ports/durablePorts.types.ts'
import { migrate } from '../sql/migrate.ts'
import { refusal } from '../wire/refusal.ts'
import type { Answer } from '../wire/wire.types.ts'
import { WireServer } from '../wire/WireServer.ts'
import { type AdminConnection, adminOf, stateOf } from './adminConnection.ts'
import { readAdminTicket } from './adminTicket.ts'
import { toDeskLine, unknownConversation } from './deskAnswers.ts'
import type { AdminSocket, HandedConversation, RoomRpc } from '../ports/room.types.ts'
import { type NumberedEntry, PASSING } from '../ports/roomEntry.ts'
import { type RoomParts, roomParts } from './roomParts.ts'
import { ROOM_SCHEMA } from './roomSchema.ts'

const MAX_LISTED = 200
const MAX_LINES = 500

/** One desk: its admins' sockets, the list of conversations, and the messages to visitors. */
export abstract class AdminRoom<Env extends Cloudflare.Env>
  extends WireServer<Env, AdminSocket>
  implements RoomRpc
{
  protected abstract override readonly ports: DurablePorts
  readonly #parts: RoomParts

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    migrate(ctx.storage, ROOM_SCHEMA)
    this.#parts = roomParts({
      storage: ctx.storage,
      ports: () => this.ports,
      desk: () => deskSchema.parse(this.name),
      connections: () => this.connections(),
      send: (to, name, payload) => this.emitToAll(to, name, payload),
      closeSocket: (socket) => {
        this.tell(socket, 'no_access')
        socket.close(1008, 'the login has ended')
      },
      waitUntil: (promise) => ctx.waitUntil(promise),
    })
    void ctx.blockConcurrencyWhile(() => this.#parts.alarm.load())
  }

  protected acceptSocket(request: Request): AdminSocket {
    return { isOpen: false, hasJoined: false, admin: readAdminTicket(request), watching: null }
  }

  protected onEvent(admin: AdminConnection, data: readonly unknown[], answer: Answer) {
    const parsed = parseDeskClientEvent(data)
    if (!parsed.ok) return answer(refusal(parsed.code, parsed.message))
    return this.#handle(admin, this.#withCurrentSession(parsed.event), answer)
  }

  #handle(admin: AdminConnection, event: DeskClientEvent, answer: Answer): void | Promise<void> {
    const { conversations, answers, handOver, readyAnswers, table } = this.#parts
    switch (event.name) {
      case 'desk:join':
        return this.#join(admin, answer)
      case 'desk:list': {
        const { before, beforeId = '', state } = event.payload
        return answer({
          success: true,
          ...table.before({ before, beforeId }, state, MAX_LISTED),
        })
      }
      case 'desk:open':
        return this.#open(event.payload, answer)
      case 'desk:watch':
        return this.#watch(admin, event.payload.sessionId, answer)
      case 'desk:answer':
        return answers.answer(admin, event.payload, answer)
      case 'desk:note':
        return answers.note(admin, event.payload, answer)
      case 'desk:typing':
        return answers.typing(admin, event.payload, answer)
      case 'desk:read':
        return conversations.change(event.payload.sessionId, answer, { unread: 0 })
      case 'desk:take':
        return conversations.assign(admin, event.payload.sessionId, adminOf(admin), answer)
      case 'desk:release':
        return conversations.assign(admin, event.payload.sessionId, null, answer)
      case 'desk:hand-over':
        return 'desk' in event.payload
          ? handOver.moveToDesk(admin, event.payload.sessionId, event.payload.desk, answer)
          : conversations.passTo(admin, event.payload.sessionId, event.payload.accountId, answer)
      case 'desk:close':
        return conversations.setState(admin, event.payload.sessionId, 'closed', answer)
      case 'desk:reopen':
        return conversations.setState(admin, event.payload.sessionId, 'open', answer)
      case 'desk:save-ready-answer':
        readyAnswers.keep(event.payload)
        return this.#tellReplies(answer)
      case 'desk:delete-ready-answer':
        readyAnswers.drop(event.payload.id)
        return this.#tellReplies(answer)
      default:
        return event satisfies never
    }
  }

  protected onAcknowledged(): void {
    // Events to admins are not numbered: on reconnecting they get the current state.
  }

  protected override onGone(admin: AdminConnection): void {
    this.#parts.staff.noteGone(admin)
  }

  override async onAlarm(): Promise<void> {
    const { alarm, delivery, mails, staff, sockets, summaries, noteArchive, table } = this.#parts
    alarm.recordRing()
    const [isDeliveryDue, isMailDue] = await Promise.all([
      delivery.run(),
      mails.run(Date.now()),
      staff.recheck(),
      ...(sockets.all().length > 0 ? [summaries.watch()] : []),
    ])
    await alarm.run(Date.now(), {
      isDeliveryDue,
      isMailDue,
      nextMailMs: this.#parts.nextMailMs,
      isStaffed: () => sockets.isStaffed(),
      isEmpty: () => table.isEmpty(),
      archiveNotes: () => noteArchive.run(),
      dropOld: this.#parts.dropOld,
      onFailure: this.#parts.onFailure,
    })
  }

  async receive(sessionId: string, entries: NumberedEntry[]): Promise<{ isStaffed: boolean }> {
    const { forwarding, table, sockets, conversations, alarm, asOne, onUnattended } = this.#parts
    const movedTo = deskSchema.safeParse(forwarding.movedTo(sessionId))
    if (movedTo.success) return await this.ports.room(movedTo.data).receive(sessionId, entries)
    const known = table.known(sessionId)
    const lastEntry = known?.lastEntry ?? 0
    const fresh = entries.filter(({ n }) => n === PASSING || n > lastEntry)
    const isStaffed = sockets.isStaffed()
    if (fresh.length === 0) return { isStaffed }
    asOne(() => conversations.takeEntries(sessionId, fresh, known?.conversation ?? null))
    alarm.wakeSometime(Date.now())
    const kinds = new Set(fresh.map(({ entry }) => entry.kind))
    if (kinds.has('message') && !isStaffed) onUnattended(sessionId)
    if (kinds.has('cart') || kinds.has('account')) {
      this.ctx.waitUntil(conversations.refreshCarts([sessionId]))
    }
    return { isStaffed }
  }

  async visitorTyping(sessionId: string, isTyping: boolean): Promise<{ isStaffed: boolean }> {
    const { sockets } = this.#parts
    sockets.tellAll('desk:typing', { sessionId, isTyping, name: null })
    return { isStaffed: sockets.isStaffed() }
  }

  async receiveConversation(handed: HandedConversation): Promise<void> {
    this.#parts.handOver.receive(handed)
    this.#parts.deliver()
    this.#parts.staff.noteAdopted(handed.conversation)
  }

  async renameConversation(from: string, to: string): Promise<void> {
    const movedTo = deskSchema.safeParse(this.#parts.forwarding.movedTo(from))
    if (movedTo.success) return await this.ports.room(movedTo.data).renameConversation(from, to)
    this.#parts.handOver.rename(from, to)
    this.#parts.alarm.wakeSometime(Date.now())
  }

  async watch(by: Desk): Promise<DeskSummary> {
    return this.#parts.summaries.addWatcher(by)
  }

  async summary(): Promise<DeskSummary> {
    return this.#parts.summaries.own()
  }

  async noteSummary(summary: DeskSummary): Promise<{ isStaffed: boolean }> {
    this.#parts.summaries.take(summary)
    return { isStaffed: this.#parts.sockets.isStaffed() }
  }

  async endAdmin(accountId: string, liveSessionIds: string[]): Promise<void> {
    this.#parts.staff.endAdmin(accountId, liveSessionIds)
  }

  async listReadyAnswers(): Promise<ReadyAnswer[]> {
    return this.#parts.readyAnswers.all()
  }

  async erase(sessionId: string): Promise<void> {
    this.#parts.handOver.erase(this.#parts.forwarding.currentId(sessionId))
  }

  #join(admin: AdminConnection, answer: Answer): void {
    const { sockets, table, readyAnswers, summaries, staff, alarm, conversations } = this.#parts
    const wasStaffed = sockets.isStaffed()
    admin.setState({ ...stateOf(admin), hasJoined: true })
    sockets.noteJoined()
    const listed = table.newest(MAX_LISTED)
    const colleagues = sockets.colleagues()
    answer({
      success: true,
      desk: deskSchema.parse(this.name),
      conversations: listed,
      colleagues,
      readyAnswers: readyAnswers.all(),
      desks: summaries.others(),
    })
    sockets.tellAll('desk:colleagues', colleagues)
    if (!wasStaffed) staff.noteFirstJoined()
    alarm.wakeForStaff(Date.now())
    // The role may have ended between the upgrade and this event.
    this.ctx.waitUntil(staff.recheck())
    this.ctx.waitUntil(summaries.watch())
    this.ctx.waitUntil(conversations.refreshCarts(listed.map(({ sessionId }) => sessionId)))
  }

  #open({ sessionId, afterN }: DeskClientPayload<'desk:open'>, answer: Answer): void {
    const conversation = this.#parts.table.byId(sessionId)
    if (!conversation) return answer(unknownConversation())
    const lines = this.#parts.lines.after(sessionId, afterN, MAX_LINES).map(toDeskLine)
    answer({ success: true, conversation, lines })
  }

  #watch(admin: AdminConnection, sessionId: string | null, answer: Answer): void {
    const { sockets } = this.#parts
    admin.setState({ ...stateOf(admin), watching: sessionId })
    answer({ success: true })
    sockets.tellAll('desk:colleagues', sockets.colleagues())
  }

  #tellReplies(answer: Answer): void {
    answer({ success: true })
    this.#parts.sockets.tellAll('desk:ready-answers', this.#parts.readyAnswers.all())
  }

  /**
   * Replaces a session ID from before a login, which an admin's screen or a link in a mail may
   * still have.
   */
  #withCurrentSession(event: DeskClientEvent): DeskClientEvent {
    const { payload } = event
    if (payload === null || !('sessionId' in payload) || payload.sessionId === null) return event
    const sessionId = this.#parts.forwarding.currentId(payload.sessionId)
    // The same event with another session ID: its payload has the schema of its name.
    return { ...event, payload: { ...payload, sessionId } } as DeskClientEvent
  }
}
