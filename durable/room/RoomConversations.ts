import { DESK_NAMES, type Desk } from '#domain/realtime/desk.ts'
import type { DeskConversation } from '#domain/realtime/deskConversation.ts'
import { isoNow } from '../isoNow.ts'
import type { Answer } from '../wire/WireServer.ts'
import { type AdminConnection, adminOf, colleaguesOf, unknownConversation } from './deskParts.ts'
import { RoomStaff } from './RoomStaff.ts'
import type { HandedConversation } from './room.types.ts'

/** Whose a conversation is: which colleague's, which desk's, open or closed. */
export abstract class RoomConversations<Env extends Cloudflare.Env> extends RoomStaff<Env> {
  async adopt({ conversation, lines, lastEntry, unseen }: HandedConversation): Promise<void> {
    const { sessionId } = conversation
    this.ctx.storage.transactionSync(() => {
      this.store.noteBack(sessionId)
      // The visitor may have told more here by now than the other desk knew.
      const known = this.store.known(sessionId)
      const newest = known && known.lastEntry > lastEntry ? known.conversation : conversation
      this.keep({ ...newest, assigneeId: null, assigneeName: '' }, lastEntry)
      for (const line of lines) this.addLine({ ...line, sessionId })
      for (const answer of unseen) this.mailStore.addUnseen(answer)
    })
    this.deliver()
    this.greet(conversation)
  }

  protected assign(
    connection: AdminConnection,
    sessionId: string,
    to: { accountId: string; name: string } | null,
    answer: Answer,
  ): void {
    const remark = to
      ? `${to.name} has the conversation.`
      : `${adminOf(connection).name} let the conversation go.`
    this.changeConversation(sessionId, answer, () => ({
      assigneeId: to?.accountId ?? null,
      assigneeName: to?.name ?? '',
    }))
    this.remark(sessionId, remark)
  }

  protected passTo(
    connection: AdminConnection,
    sessionId: string,
    accountId: string,
    answer: Answer,
  ): void {
    const colleague = colleaguesOf(this.joined()).find((each) => each.accountId === accountId)
    if (!colleague)
      return answer({
        success: false,
        error: { code: 'not_found', message: 'This colleague is not here.' },
      })
    this.assign(connection, sessionId, colleague, answer)
  }

  protected async moveToDesk(
    connection: AdminConnection,
    sessionId: string,
    desk: Desk,
    answer: Answer,
  ): Promise<void> {
    if (desk === this.name) return answer({ success: true })
    if (!this.store.conversation(sessionId)) return answer(unknownConversation())
    this.remark(
      sessionId,
      `${adminOf(connection).name} handed the conversation to ${DESK_NAMES[desk]}.`,
    )
    const room = this.ports.room(desk)
    const handed = this.#handOver(sessionId)
    if (handed) await room.adopt(handed)
    await this.ports.visitor(sessionId).moveTo(desk)
    // What came in meanwhile goes along; from here on whatever still arrives is passed on.
    const rest = this.#handOver(sessionId)
    this.ctx.storage.transactionSync(() => {
      this.store.noteMoved(sessionId, desk, isoNow())
      this.store.drop(sessionId)
      this.mailStore.dropMoved(sessionId)
    })
    this.summaries.changed()
    if (rest) await room.adopt(rest)
    this.tellAdmins('desk:removed', { sessionId })
    answer({ success: true })
  }

  #handOver(sessionId: string): HandedConversation | null {
    const handed = this.store.handOver(sessionId)
    return handed && { ...handed, unseen: this.mailStore.unseenOf(sessionId) }
  }

  protected setConversationState(
    connection: AdminConnection,
    sessionId: string,
    state: 'open' | 'closed',
    answer: Answer,
  ): void {
    this.changeConversation(sessionId, answer, () => ({ state, unread: 0 }))
    const verb = state === 'closed' ? 'closed' : 'reopened'
    this.remark(sessionId, `${adminOf(connection).name} ${verb} the conversation.`)
  }

  protected changeConversation(
    sessionId: string,
    answer: Answer,
    edit: (conversation: DeskConversation) => Partial<DeskConversation>,
  ): void {
    const conversation = this.store.conversation(sessionId)
    if (!conversation) return answer(unknownConversation())
    this.keep({ ...conversation, ...edit(conversation) })
    answer({ success: true })
  }

  /** A line about the conversation itself; only the desk sees it. */
  protected remark(sessionId: string, text: string): void {
    if (!this.store.conversation(sessionId)) return
    const id = crypto.randomUUID()
    const timestamp = isoNow()
    this.addLine({
      id,
      sessionId,
      kind: 'remark',
      text,
      senderName: '',
      senderId: null,
      timestamp,
      seq: null,
    })
  }
}
