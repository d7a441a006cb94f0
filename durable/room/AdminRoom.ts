import { type Desk, deskSchema } from '#domain/realtime/desk.ts'
import { type DeskConversation, isTakenByOther } from '#domain/realtime/deskConversation.ts'
import {
  type DeskClientEvent,
  type DeskClientPayload,
  parseDeskClientEvent,
} from '#domain/realtime/deskEvents.ts'
import { newConversation } from '#domain/realtime/newConversation.ts'
import { isoNow } from '../isoNow.ts'
import { TICKET_HEADER } from '../visitor/visitor.types.ts'
import { type Answer, refusal } from '../wire/WireServer.ts'
import {
  type AdminConnection,
  adminOf,
  colleaguesOf,
  stateOf,
  taken,
  toDeskLine,
  unknownConversation,
} from './deskParts.ts'
import { RoomConversations } from './RoomConversations.ts'
import { applyEntry } from './applyEntry.ts'
import type { AdminSocket, AdminTicket, NumberedEntry, RoomRpc } from './room.types.ts'

const MAX_LISTED = 200
const MAX_LINES = 500

/** One desk: its admins' sockets, the list of conversations, and what is on its way to visitors. */
export abstract class AdminRoom<Env extends Cloudflare.Env>
  extends RoomConversations<Env>
  implements RoomRpc
{
  protected welcome(request: Request): AdminSocket {
    const ticket = request.headers.get(TICKET_HEADER) ?? ''
    const admin = JSON.parse(decodeURIComponent(ticket)) as AdminTicket
    return { isOpen: false, hasJoined: false, admin, watching: null }
  }

  protected onEvent(connection: AdminConnection, data: readonly unknown[], answer: Answer) {
    const parsed = parseDeskClientEvent(data)
    if (!parsed.ok) return answer(refusal(parsed.code, parsed.message))
    return this.#handle(connection, parsed.event, answer)
  }

  #handle(
    connection: AdminConnection,
    event: DeskClientEvent,
    answer: Answer,
  ): void | Promise<void> {
    switch (event.name) {
      case 'desk:join':
        return this.#join(connection, answer)
      case 'desk:list':
        return answer({
          success: true,
          conversations: this.store.before(event.payload.before, event.payload.state, MAX_LISTED),
        })
      case 'desk:open':
        return this.#open(event.payload, answer)
      case 'desk:watch':
        return this.#watch(connection, event.payload.sessionId, answer)
      case 'desk:answer':
        return this.#answer(connection, event.payload, answer)
      case 'desk:note':
        return this.#note(connection, event.payload, answer)
      case 'desk:typing':
        return this.#typing(connection, event.payload, answer)
      case 'desk:read':
        return this.changeConversation(event.payload.sessionId, answer, () => ({ unread: 0 }))
      case 'desk:take':
        return this.assign(connection, event.payload.sessionId, adminOf(connection), answer)
      case 'desk:release':
        return this.assign(connection, event.payload.sessionId, null, answer)
      case 'desk:hand-over':
        return 'desk' in event.payload
          ? this.moveToDesk(connection, event.payload.sessionId, event.payload.desk, answer)
          : this.passTo(connection, event.payload.sessionId, event.payload.accountId, answer)
      case 'desk:close':
        return this.setConversationState(connection, event.payload.sessionId, 'closed', answer)
      case 'desk:reopen':
        return this.setConversationState(connection, event.payload.sessionId, 'open', answer)
      case 'desk:save-reply':
        this.store.keepReply(event.payload)
        return this.#tellReplies(answer)
      case 'desk:delete-reply':
        this.store.dropReply(event.payload.id)
        return this.#tellReplies(answer)
      default:
        return event satisfies never
    }
  }

  protected onAcknowledged(): void {
    // Nothing that is sent to admins is numbered: on joining again they get the state as it is.
  }

  override async onAlarm(): Promise<void> {
    const [isDeliveryDue, isMailDue] = await Promise.all([
      this.delivery.run(),
      this.mails.run(Date.now()),
      this.careForStaff(),
    ])
    await this.housekeeping.run(Date.now(), {
      isDeliveryDue,
      isMailDue,
      nextMailMs: () => this.mailStore.nextDueMs(),
      isStaffed: () => this.joined().length > 0,
      archiveNotes: (notes) =>
        this.ports.archiveMessages(
          notes.map((note) => ({
            id: note.id,
            sessionId: note.sessionId,
            seq: null,
            kind: 'note',
            text: note.text,
            senderName: note.senderName,
            desk: this.name,
            accountId: this.store.conversation(note.sessionId)?.accountId ?? null,
            createdAt: note.timestamp,
          })),
        ),
      onFailure: (error) => this.failedToReach(error),
    })
  }

  async receive(sessionId: string, entries: NumberedEntry[]): Promise<{ isStaffed: boolean }> {
    const movedTo = deskSchema.safeParse(this.store.movedTo(sessionId))
    if (movedTo.success) return await this.ports.room(movedTo.data).receive(sessionId, entries)
    const known = this.store.known(sessionId)
    const fresh = entries.filter(({ n }) => n > (known?.lastEntry ?? 0))
    const isStaffed = this.joined().length > 0
    if (fresh.length === 0) return { isStaffed }
    this.ctx.storage.transactionSync(() => {
      this.#take(known?.conversation ?? null, sessionId, fresh)
    })
    this.housekeeping.wakeSometime(Date.now())
    if (fresh.some(({ entry }) => entry.kind === 'message') && !isStaffed) {
      this.callDesk(sessionId)
    }
    if (fresh.some(({ entry }) => entry.kind === 'cart' || entry.kind === 'account')) {
      this.ctx.waitUntil(this.refreshCarts([sessionId]))
    }
    return { isStaffed }
  }

  async visitorTyping(sessionId: string, isTyping: boolean): Promise<{ isStaffed: boolean }> {
    this.tellAdmins('desk:typing', { sessionId, isTyping, name: null })
    return { isStaffed: this.joined().length > 0 }
  }

  async erase(sessionId: string): Promise<void> {
    this.store.drop(sessionId)
    this.mailStore.drop(sessionId)
    this.summaries.changed()
    this.tellAdmins('desk:removed', { sessionId })
  }

  #take(known: DeskConversation | null, sessionId: string, entries: NumberedEntry[]): void {
    let conversation = known ?? newConversation(sessionId, entries[0]?.at ?? isoNow())
    let isTold = false
    for (const { n, entry, at } of entries) {
      conversation = applyEntry(conversation, entry, at)
      if (entry.kind === 'seen') this.mailStore.noteSeen(sessionId, entry.seq)
      isTold = entry.kind === 'message'
      if (entry.kind !== 'message') continue
      const { id, text, seq, timestamp } = entry
      const senderName = conversation.name
      const line = { id, sessionId, kind: 'visitor', text, senderName, senderId: null } as const
      this.keepWithLine(conversation, { ...line, timestamp, seq }, n)
      conversation = { ...conversation, version: conversation.version + 1 }
    }
    if (!isTold) this.keep(conversation, entries.at(-1)?.n)
  }

  #join(connection: AdminConnection, answer: Answer): void {
    const wasStaffed = this.joined().length > 0
    connection.setState({ ...stateOf(connection), hasJoined: true })
    this.noteJoined()
    const conversations = this.store.newest(MAX_LISTED)
    const colleagues = colleaguesOf(this.joined())
    const desk = this.name as Desk
    const replies = this.store.replies()
    const desks = this.summaries.others()
    answer({ success: true, desk, conversations, colleagues, replies, desks })
    this.tellAdmins('desk:colleagues', colleagues)
    if (!wasStaffed) this.comeToStaff()
    this.housekeeping.wakeForStaff(Date.now())
    this.ctx.waitUntil(this.summaries.watch())
    this.ctx.waitUntil(this.refreshCarts(conversations.map(({ sessionId }) => sessionId)))
  }

  #open({ sessionId, afterN }: DeskClientPayload<'desk:open'>, answer: Answer): void {
    const conversation = this.store.conversation(sessionId)
    if (!conversation) return answer(unknownConversation())
    const lines = this.store.linesAfter(sessionId, afterN, MAX_LINES).map(toDeskLine)
    answer({ success: true, conversation, lines })
  }

  #watch(connection: AdminConnection, sessionId: string | null, answer: Answer): void {
    connection.setState({ ...stateOf(connection), watching: sessionId })
    answer({ success: true })
    this.tellAdmins('desk:colleagues', colleaguesOf(this.joined()))
  }

  #answer(
    connection: AdminConnection,
    { id, sessionId, text, force }: DeskClientPayload<'desk:answer'>,
    answer: Answer,
  ): void {
    const known = this.store.line(id)
    if (known) return answer({ success: true, line: toDeskLine(known) })
    const conversation = this.store.conversation(sessionId)
    if (!conversation) return answer(unknownConversation())
    const { accountId } = stateOf(connection).admin
    if (isTakenByOther(conversation, accountId) && !force) {
      return answer(taken(conversation.assigneeName))
    }
    const { name } = adminOf(connection)
    const timestamp = isoNow()
    const answered = {
      ...conversation,
      state: 'open',
      unread: 0,
      lastText: text.slice(0, 200),
      lastFrom: 'desk',
      lastAt: timestamp,
      messageAt: timestamp,
      assigneeId: accountId,
      assigneeName: name,
    } as const
    const written = { id, sessionId, kind: 'desk', text, senderName: name, timestamp } as const
    const line = this.ctx.storage.transactionSync(() =>
      this.keepWithLine(answered, { ...written, senderId: accountId, seq: null }),
    )
    if (line) answer({ success: true, line: toDeskLine(line) })
    this.deliver()
  }

  #note(
    connection: AdminConnection,
    { id, sessionId, text }: DeskClientPayload<'desk:note'>,
    answer: Answer,
  ): void {
    const known = this.store.line(id)
    if (known) return answer({ success: true, line: toDeskLine(known) })
    if (!this.store.conversation(sessionId)) return answer(unknownConversation())
    const { accountId: senderId, name: senderName } = adminOf(connection)
    const timestamp = isoNow()
    const line = this.addLine({
      id,
      sessionId,
      kind: 'note',
      text,
      senderName,
      senderId,
      timestamp,
      seq: null,
    })
    if (line) answer({ success: true, line: toDeskLine(line) })
    this.housekeeping.wakeSoon(Date.now())
  }

  async #typing(
    connection: AdminConnection,
    { sessionId, isTyping }: DeskClientPayload<'desk:typing'>,
    answer: Answer,
  ): Promise<void> {
    const { firstName, lastName } = stateOf(connection).admin
    answer({ success: true })
    const { name } = adminOf(connection)
    this.tellAdmins('desk:typing', { sessionId, isTyping, name }, connection)
    if (!this.store.conversation(sessionId)) return
    await this.ports.visitor(sessionId).tellTyping({ isTyping, firstName, lastName })
  }

  #tellReplies(answer: Answer): void {
    answer({ success: true })
    this.tellAdmins('desk:replies', this.store.replies())
  }
}
