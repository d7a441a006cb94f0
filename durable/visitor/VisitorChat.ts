import type { ClientPayload } from '#domain/contact/realtime/clientEvents.ts'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import type { RealtimeErrorCode } from '#domain/contact/realtime/serverEvents.ts'
import { isoNow } from '../isoNow.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { refusal } from '../wire/refusal.ts'
import type { Answer } from '../wire/wire.types.ts'
import type { DeskLink } from './DeskLink.ts'
import type { MessageTable } from './MessageTable.ts'
import type { SessionUsage } from './SessionUsage.ts'
import type { DeskMessage, VisitorConnection, VisitorFact } from '../ports/visitor.types.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'
import type { VisitorTabs } from './VisitorTabs.ts'

interface VisitorChatParts {
  messages: MessageTable
  facts: FactRow<VisitorFact>
  usage: SessionUsage
  tabs: VisitorTabs
  deskLink: DeskLink
  alarm: VisitorAlarm
  accountId: () => string | null
  /** Runs a function as one transaction. */
  asOne: <Result>(act: () => Result) => Result
}

/** The conversation of a session: its messages, each once, and their delivery. */
export class VisitorChat {
  readonly #parts: VisitorChatParts

  constructor(parts: VisitorChatParts) {
    this.#parts = parts
  }

  /** Adds a message of the visitor. A repeated message gets its first response again. */
  take(
    tab: VisitorConnection,
    { id = crypto.randomUUID(), text }: ClientPayload<'chat:send-user-message'>,
    answer: Answer,
  ): void {
    const { messages, usage, tabs, deskLink, alarm, accountId, asOne } = this.#parts
    const size = { events: 0, messages: 1, bytes: utf8Bytes(text) }
    const network = tab.state?.network ?? ''
    const nowMs = Date.now()
    const reason = usage.refuses(size, network, nowMs)
    if (reason) return this.#answerKnown(id, answer, reason)
    const taken = asOne(() => {
      const timestamp = isoNow()
      const message = { id, text, sent: true, senderName: '', timestamp }
      const kept = messages.add(message, accountId())
      if (!kept) return null
      usage.spend(size, network, nowMs)
      alarm.wakeSoon(nowMs)
      deskLink.keep({ kind: 'message', id, seq: kept.seq, text, timestamp }, timestamp)
      return kept
    })
    if (!taken) return this.#answerKnown(id, answer, 'invalid_payload')
    answer(keptAs(taken))
    tabs.tellAll('chat:own-message', taken, { except: tab })
    deskLink.flushNow()
  }

  /** Adds a message of the desk. */
  deliver(message: DeskMessage): { seq: number; isOnline: boolean } {
    const { messages, tabs, alarm, accountId } = this.#parts
    const isOnline = tabs.joined().length > 0
    const kept = messages.add({ ...message, sent: false }, accountId())
    if (!kept) return { seq: messages.byId(message.id)?.seq ?? 0, isOnline }
    const { id, seq, text, timestamp, senderName } = kept
    alarm.wakeSoon(Date.now())
    const told = { id, seq, text, timestamp, senderName }
    tabs.tellAll('user:admin-message', told, { ackId: seq })
    return { seq, isOnline }
  }

  /** Records that a tab has all messages up to a number. */
  noteSeen(seq: number): void {
    const { messages, facts, deskLink, asOne } = this.#parts
    if (seq <= this.#seenSeq() || seq > messages.lastSeq()) return
    asOne(() => {
      facts.keep('seenSeq', String(seq))
      deskLink.tell({ kind: 'seen', seq }, isoNow())
    })
  }

  /**
   * For a client that stores no numbers: sends the messages that have not been acknowledged yet.
   */
  replayUnseen(tab: VisitorConnection): void {
    const { messages, tabs } = this.#parts
    for (const { sent, ...message } of messages.after(this.#seenSeq())) {
      if (!sent) tabs.tell(tab, 'user:admin-message', message, message.seq)
    }
  }

  /** Sends all messages after the last one that a tab has. */
  replayAfter(tab: VisitorConnection, lastSeq: number): void {
    const { messages: table, tabs } = this.#parts
    const upTo = table.lastSeq()
    // A number beyond our last message is from another conversation: the browser gets this whole
    // conversation.
    const after = lastSeq > upTo ? 0 : lastSeq
    const messages = table.after(after)
    const from = (messages[0]?.seq ?? after + 1) - 1
    tabs.tell(tab, 'chat:history', { messages, from }, upTo > 0 ? upTo : undefined)
  }

  /**
   * Answers a repeated message of the visitor like the first time, and any other with the reason
   * for its refusal.
   */
  #answerKnown(id: string, answer: Answer, reason: RealtimeErrorCode): void {
    const known = this.#parts.messages.byId(id)
    answer(known?.sent ? keptAs(known) : refusal(known ? 'invalid_payload' : reason))
  }

  #seenSeq(): number {
    return Number(this.#parts.facts.get('seenSeq') ?? 0)
  }
}

const keptAs = ({ id, seq, timestamp }: { id: string; seq: number; timestamp: string }) => ({
  success: true,
  id,
  seq,
  timestamp,
})
