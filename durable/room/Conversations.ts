import type { DeskConversation } from '#domain/contact/realtime/desk/deskConversation.ts'
import { newConversation } from '#domain/contact/realtime/chat/newConversation.ts'
import { isoNow } from '../isoNow.ts'
import type { Answer } from '../wire/wire.types.ts'
import { type AdminConnection, adminOf } from './adminConnection.ts'
import type { AdminSockets } from './AdminSockets.ts'
import { applyEntry } from './applyEntry.ts'
import type { ConversationTable } from './ConversationTable.ts'
import { toDeskLine, unknownColleague, unknownConversation } from './deskAnswers.ts'
import type { LineTable, StoredLine } from './LineTable.ts'
import type { MailTable } from './MailTable.ts'
import type { CartFacts } from '../ports/room.types.ts'
import type { NumberedEntry } from '../ports/roomEntry.ts'

interface ConversationsParts {
  table: ConversationTable
  lines: LineTable
  mails: MailTable
  sockets: AdminSockets
  cartFactsOf: (visitors: { sessionId: string; accountId: string | null }[]) => Promise<CartFacts[]>
  onChange: () => void
  onFailure: (error: unknown) => void
}

/** The conversations at a desk: stores each change and broadcasts it to the admins. */
export class Conversations {
  readonly #parts: ConversationsParts

  constructor(parts: ConversationsParts) {
    this.#parts = parts
  }

  keep(conversation: DeskConversation, lastEntry = 0): void {
    this.#parts.sockets.tellAll('desk:conversation', this.#keep(conversation, lastEntry))
  }

  /** Stores a conversation with a new line, and broadcasts both in one frame, as there are many recipients. */
  keepWithLine(
    conversation: DeskConversation,
    line: Omit<StoredLine, 'n'>,
    lastEntry = 0,
  ): StoredLine | null {
    const kept = this.#keep(conversation, lastEntry)
    const added = this.#parts.lines.add(line)
    if (added) this.tellLine(added, kept)
    else this.#parts.sockets.tellAll('desk:conversation', kept)
    return added
  }

  addLine(line: Omit<StoredLine, 'n'>): StoredLine | null {
    const added = this.#parts.lines.add(line)
    if (added) this.tellLine(added)
    return added
  }

  tellLine(line: StoredLine, conversation?: DeskConversation): void {
    this.#parts.sockets.tellAll('desk:line', {
      sessionId: line.sessionId,
      line: toDeskLine(line),
      ...(conversation ? { conversation } : {}),
    })
  }

  /** Changes a conversation, and acknowledges the event. */
  change(sessionId: string, answer: Answer, change: Partial<DeskConversation>): void {
    const conversation = this.#parts.table.byId(sessionId)
    if (!conversation) return answer(unknownConversation())
    this.keep({ ...conversation, ...change })
    answer({ success: true })
  }

  /** Assigns a conversation to a colleague, or with null to nobody. */
  assign(
    by: AdminConnection,
    sessionId: string,
    to: { accountId: string; name: string } | null,
    answer: Answer,
  ): void {
    const assigneeId = to?.accountId ?? null
    this.change(sessionId, answer, { assigneeId, assigneeName: to?.name ?? '' })
    this.remark(
      sessionId,
      to ? `${to.name} has the conversation.` : `${adminOf(by).name} let the conversation go.`,
    )
  }

  passTo(by: AdminConnection, sessionId: string, accountId: string, answer: Answer): void {
    const colleagues = this.#parts.sockets.colleagues()
    const colleague = colleagues.find((each) => each.accountId === accountId)
    if (!colleague) return answer(unknownColleague())
    this.assign(by, sessionId, colleague, answer)
  }

  setState(by: AdminConnection, sessionId: string, state: 'open' | 'closed', answer: Answer): void {
    this.change(sessionId, answer, { state, unread: 0 })
    if (state === 'closed') this.#parts.table.clearMailed(sessionId)
    const verb = state === 'closed' ? 'closed' : 'reopened'
    this.remark(sessionId, `${adminOf(by).name} ${verb} the conversation.`)
  }

  /** Adds a system line to the conversation, which only the desk sees. */
  remark(sessionId: string, text: string): void {
    if (!this.#parts.table.byId(sessionId)) return
    const id = crypto.randomUUID()
    const whose = { senderName: '', senderId: null, timestamp: isoNow(), seq: null }
    this.addLine({ id, sessionId, kind: 'remark', text, ...whose })
  }

  /** Applies a session's entries to its conversation, in order; within the caller's transaction. */
  takeEntries(sessionId: string, entries: NumberedEntry[], known: DeskConversation | null): void {
    const { mails } = this.#parts
    let conversation = known ?? newConversation(sessionId, entries[0]?.at ?? isoNow())
    let isTold = false
    for (const { n, entry, at } of entries) {
      conversation = applyEntry(conversation, entry, at)
      if (entry.kind === 'seen') mails.noteSeen(sessionId, entry.seq)
      isTold = entry.kind === 'message'
      if (entry.kind !== 'message') continue
      const { id, text, seq, timestamp } = entry
      const senderName = conversation.name
      const line = { id, sessionId, kind: 'visitor', text, senderName, senderId: null } as const
      this.keepWithLine(conversation, { ...line, timestamp, seq }, n)
      conversation = { ...conversation, version: conversation.version + 1 }
    }
    if (!isTold) this.keep(conversation, Math.max(...entries.map(({ n }) => n)))
  }

  /** Loads the visitors' carts. Raises nothing: the next change loads them again. */
  async refreshCarts(sessionIds: string[]): Promise<void> {
    const { table, cartFactsOf, onFailure } = this.#parts
    try {
      const visitors = sessionIds.map((sessionId) => ({
        sessionId,
        accountId: table.byId(sessionId)?.accountId ?? null,
      }))
      for (const { sessionId, cartSumMinor, orderCount } of await cartFactsOf(visitors)) {
        const known = table.byId(sessionId)
        if (!known) continue
        const isNews = known.cartSumMinor !== cartSumMinor || known.orderCount !== orderCount
        if (isNews) this.keep({ ...known, cartSumMinor, orderCount })
      }
    } catch (error) {
      onFailure(error)
    }
  }

  #keep(conversation: DeskConversation, lastEntry: number): DeskConversation {
    const kept = this.#parts.table.keep(conversation, lastEntry)
    this.#parts.onChange()
    return kept
  }
}
