import { type Desk, DESK_NAMES } from '#domain/contact/realtime/desk/desk.ts'
import { isoNow } from '../isoNow.ts'
import type { VisitorRpc } from '../ports/visitor.types.ts'
import type { Answer } from '../wire/wire.types.ts'
import { type AdminConnection, adminOf } from './adminConnection.ts'
import type { AdminSockets } from './AdminSockets.ts'
import type { Conversations } from './Conversations.ts'
import type { ConversationTable } from './ConversationTable.ts'
import { unknownConversation } from './deskAnswers.ts'
import type { ForwardingTable } from './ForwardingTable.ts'
import type { LineTable } from './LineTable.ts'
import type { MailTable } from './MailTable.ts'
import type { HandedConversation, RoomRpc } from '../ports/room.types.ts'

const MAX_LINES = 10_000

interface HandOverParts {
  table: ConversationTable
  lines: LineTable
  mails: MailTable
  forwarding: ForwardingTable
  sockets: AdminSockets
  conversations: Conversations
  desk: () => Desk
  room: (desk: Desk) => RoomRpc
  visitor: (sessionId: string) => VisitorRpc
  onChange: () => void
  asOne: <Result>(act: () => Result) => Result
}

/** Conversations that move: to another desk, or to another session of the same visitor. */
export class HandOver {
  readonly #parts: HandOverParts

  constructor(parts: HandOverParts) {
    this.#parts = parts
  }

  async moveToDesk(
    by: AdminConnection,
    sessionId: string,
    desk: Desk,
    answer: Answer,
  ): Promise<void> {
    const { table, mails, forwarding, sockets, conversations, visitor, asOne } = this.#parts
    if (desk === this.#parts.desk()) return answer({ success: true })
    if (!table.byId(sessionId)) return answer(unknownConversation())
    const remark = `${adminOf(by).name} handed the conversation to ${DESK_NAMES[desk]}.`
    conversations.remark(sessionId, remark)
    const room = this.#parts.room(desk)
    const handed = this.#handed(sessionId)
    if (handed) await room.receiveConversation(handed)
    await visitor(sessionId).moveTo(desk)
    // Takes along entries that arrived meanwhile; later ones are forwarded.
    const rest = this.#handed(sessionId)
    asOne(() => {
      forwarding.noteMoved(sessionId, desk, isoNow())
      this.#drop(sessionId)
      mails.dropMoved(sessionId)
    })
    this.#parts.onChange()
    if (rest) await room.receiveConversation(rest)
    sockets.tellAll('desk:removed', { sessionId })
    answer({ success: true })
  }

  /** Takes over a conversation from another desk; idempotent. */
  receive({ conversation, lines, lastEntry, unseen }: HandedConversation): void {
    const { table, mails, forwarding, conversations, asOne } = this.#parts
    const { sessionId } = conversation
    asOne(() => {
      forwarding.noteBack(sessionId)
      // By now the visitor may have sent more entries here than to the other desk.
      const known = table.known(sessionId)
      const newest = known && known.lastEntry > lastEntry ? known.conversation : conversation
      conversations.keep({ ...newest, assigneeId: null, assigneeName: '' }, lastEntry)
      for (const line of lines) conversations.addLine({ ...line, sessionId })
      for (const answer of unseen) mails.addUnseen(answer)
    })
  }

  /** Moves a conversation to the visitor's session after a login. Entries that the new session has sent here stay. */
  rename(from: string, to: string): void {
    const { table, lines, mails, forwarding, sockets, conversations, asOne } = this.#parts
    const left = table.known(from)
    if (!left) return
    const known = table.byId(to)
    asOne(() => {
      forwarding.noteRenamed(from, to, isoNow())
      lines.rename(from, to)
      mails.rename(from, to)
      table.drop(from)
      // The other session numbers its own entries.
      conversations.keep(known ?? { ...left.conversation, sessionId: to })
      if (left.mailedAt !== null) table.noteMailed(to, left.mailedAt)
    })
    const conversation = table.byId(to)
    if (conversation) sockets.tellAll('desk:renamed', { sessionId: from, conversation })
  }

  /** Deletes a conversation. */
  erase(sessionId: string): void {
    const { mails, sockets, onChange, asOne } = this.#parts
    asOne(() => {
      this.#drop(sessionId)
      mails.drop(sessionId)
    })
    onChange()
    sockets.tellAll('desk:removed', { sessionId })
  }

  #drop(sessionId: string): void {
    this.#parts.lines.drop(sessionId)
    this.#parts.table.drop(sessionId)
  }

  #handed(sessionId: string): HandedConversation | null {
    const { table, lines, mails } = this.#parts
    const known = table.known(sessionId)
    if (!known) return null
    const { conversation, lastEntry } = known
    const unseen = mails.unseenOf(sessionId)
    return { conversation, lines: lines.after(sessionId, 0, MAX_LINES), lastEntry, unseen }
  }
}
