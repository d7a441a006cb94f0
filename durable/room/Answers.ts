import { isTakenByOther } from '#domain/contact/realtime/desk/deskConversation.ts'
import type { DeskClientPayload } from '#domain/contact/realtime/desk/deskEvents.ts'
import { isoNow } from '../isoNow.ts'
import type { VisitorRpc } from '../ports/visitor.types.ts'
import type { Answer } from '../wire/wire.types.ts'
import { type AdminConnection, adminOf, stateOf } from './adminConnection.ts'
import type { AdminSockets } from './AdminSockets.ts'
import type { Conversations } from './Conversations.ts'
import type { ConversationTable } from './ConversationTable.ts'
import { takenBy, toDeskLine, unknownConversation } from './deskAnswers.ts'
import type { LineTable } from './LineTable.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

interface AnswersParts {
  table: ConversationTable
  lines: LineTable
  sockets: AdminSockets
  conversations: Conversations
  visitor: (sessionId: string) => VisitorRpc
  /** A message to a visitor is queued. */
  onAnswered: () => void
  /** A line is queued for the archive. */
  onNoted: () => void
  asOne: <Result>(act: () => Result) => Result
}

/** Admins' messages: replies to visitors, and notes. */
export class Answers {
  readonly #parts: AnswersParts

  constructor(parts: AnswersParts) {
    this.#parts = parts
  }

  /**
   * Sends a reply to a visitor, once by its ID. Assigns the conversation to the admin; replaces a
   * colleague only with `force`.
   */
  answer(
    admin: AdminConnection,
    { id, sessionId, text, force }: DeskClientPayload<'desk:answer'>,
    answer: Answer,
  ): void {
    const { table, lines, conversations, onAnswered, asOne } = this.#parts
    const known = lines.byId(id)
    if (known) return answer({ success: true, line: toDeskLine(known) })
    const conversation = table.byId(sessionId)
    if (!conversation) return answer(unknownConversation())
    const { accountId, name } = adminOf(admin)
    if (isTakenByOther(conversation, accountId) && !force) {
      return answer(takenBy(conversation.assigneeName))
    }
    const timestamp = isoNow()
    const answered = {
      ...conversation,
      state: 'open',
      unread: 0,
      lastText: firstCharacters(text, 200),
      lastFrom: 'desk',
      lastAt: timestamp,
      messageAt: timestamp,
      assigneeId: accountId,
      assigneeName: name,
    } as const
    const written = { id, sessionId, kind: 'desk', text, senderName: name, timestamp } as const
    const line = asOne(() => {
      table.clearMailed(sessionId)
      return conversations.keepWithLine(answered, { ...written, senderId: accountId, seq: null })
    })
    if (line) answer({ success: true, line: toDeskLine(line) })
    onAnswered()
  }

  /** Adds a note, which the visitor never sees. */
  note(
    admin: AdminConnection,
    { id, sessionId, text }: DeskClientPayload<'desk:note'>,
    answer: Answer,
  ): void {
    const { table, lines, conversations, onNoted } = this.#parts
    const known = lines.byId(id)
    if (known) return answer({ success: true, line: toDeskLine(known) })
    if (!table.byId(sessionId)) return answer(unknownConversation())
    const { accountId: senderId, name: senderName } = adminOf(admin)
    const written = { id, sessionId, kind: 'note', text, senderName, senderId } as const
    const line = conversations.addLine({ ...written, timestamp: isoNow(), seq: null })
    if (line) answer({ success: true, line: toDeskLine(line) })
    onNoted()
  }

  async typing(
    admin: AdminConnection,
    { sessionId, isTyping }: DeskClientPayload<'desk:typing'>,
    answer: Answer,
  ): Promise<void> {
    const { table, sockets, visitor } = this.#parts
    const { firstName, lastName } = stateOf(admin).admin
    answer({ success: true })
    sockets.tellAll('desk:typing', { sessionId, isTyping, name: adminOf(admin).name }, admin)
    if (!table.byId(sessionId)) return
    await visitor(sessionId).tellTyping({ isTyping, firstName, lastName })
  }
}
