import { z } from 'zod'
import type { Desk } from '#domain/contact/realtime/desk/desk.ts'
import {
  answerAddressOf,
  type DeskConversation,
} from '#domain/contact/realtime/desk/deskConversation.ts'
import { DESK_MAILS_AN_HOUR } from '#domain/contact/realtime/realtimeLimits.ts'
import type { DeskMail } from '../deskMail.ts'
import type { FactTable } from '../sql/FactTable.ts'
import { readStored } from '../sql/readStored.ts'
import { CoalescedRun } from './CoalescedRun.ts'
import type { ConversationTable } from './ConversationTable.ts'
import type { StoredLine } from './LineTable.ts'
import type { MailTable, WaitingVisitor } from './MailTable.ts'
import type { RoomFact } from '../ports/room.types.ts'

const AT_A_TIME = 20
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Visitors who write within this time share one mail. */
const GATHER_MS = 2_000
/**
 * An admin who left this recently may be coming back: after a lost connection, or on a new page.
 */
const COMING_BACK_MS = 15_000
/** A reply sent to an open socket is also mailed if it is not acknowledged by then. */
const SEEN_PATIENCE_MS = MINUTE_MS

const momentsSchema = z.array(z.number())

interface RoomMailsParts {
  mails: MailTable
  table: ConversationTable
  facts: FactTable<RoomFact>
  desk: () => Desk
  isStaffed: () => boolean
  /** When an admin was last present, as far as known. */
  staffedUntilMs: () => number
  send: (mail: DeskMail) => Promise<void>
  onFailure: () => void
}

/** A room's mails: their recipients, and their queue until the platform accepts them. */
export class RoomMails {
  readonly #parts: RoomMailsParts
  readonly #runs = new CoalescedRun(() => this.#sendAll())

  constructor(parts: RoomMailsParts) {
    this.#parts = parts
  }

  /** Mails the desk about a waiting visitor if it stays unstaffed, once until it has replied. */
  noteWaiting(visitor: WaitingVisitor, nowMs: number): void {
    const { mails, table, staffedUntilMs } = this.#parts
    if (table.known(visitor.sessionId)?.mailedAt) return
    mails.addWaiting(visitor, Math.max(nowMs + GATHER_MS, staffedUntilMs() + COMING_BACK_MS))
  }

  /**
   * Queues a mail of a reply to a visitor who has left, or who turns out not to have received it.
   * Returns whether a mail is to be sent now.
   */
  noteAnswered(line: StoredLine, isOnline: boolean, nowMs: number): boolean {
    const { mails, table } = this.#parts
    const known = table.byId(line.sessionId)
    if (!known || answerAddressOf(known) === '' || line.seq === null) return false
    const { id: lineId, sessionId, seq, senderName, text } = line
    if (isOnline) {
      const dueMs = nowMs + SEEN_PATIENCE_MS
      mails.addUnseen({ lineId, sessionId, seq, dueMs, senderName, text })
      return false
    }
    this.#mailAnswer(known, senderName, text, nowMs)
    return true
  }

  /** Sends queued and due mails; returns whether some failed. Raises nothing. */
  run(nowMs: number): Promise<boolean> {
    this.#mailDesk(nowMs)
    this.#mailUnseen(nowMs)
    return this.#runs.run()
  }

  #mailDesk(nowMs: number): void {
    const { mails, table, desk, isStaffed } = this.#parts
    const sentMs = this.#sentInLastHour(nowMs)
    // Visitors beyond the hourly limit of mails wait for the end of the hour, and share one mail then.
    const [oldestMs] = sentMs
    if (oldestMs !== undefined && sentMs.length >= DESK_MAILS_AN_HOUR) {
      return mails.delayWaiting(oldestMs + HOUR_MS)
    }
    const waiting = mails.takeWaiting(nowMs)
    const [first] = waiting
    if (!first || isStaffed()) return
    const at = new Date(nowMs).toISOString()
    for (const { sessionId } of waiting) table.noteMailed(sessionId, at)
    const others = waiting.length - 1
    mails.addMail(first.sessionId, { kind: 'visitor_waits', desk: desk(), ...first, others }, at)
    this.#parts.facts.keep('deskMailsAtMs', JSON.stringify([...sentMs, nowMs]))
  }

  /**
   * Times of the mails to the desk in the last hour, the earliest first. Ignores future times,
   * which a clock that jumped back leaves.
   */
  #sentInLastHour(nowMs: number): number[] {
    const kept = readStored(momentsSchema, this.#parts.facts.get('deskMailsAtMs') ?? '[]') ?? []
    return kept.filter((atMs) => atMs > nowMs - HOUR_MS && atMs <= nowMs)
  }

  #mailUnseen(nowMs: number): void {
    const { mails, table } = this.#parts
    for (const sessionId of mails.sessionsDue(nowMs)) {
      const known = table.byId(sessionId)
      const unseen = mails.unseenOf(sessionId)
      const last = unseen.at(-1)
      if (!last) continue
      mails.noteSeen(sessionId, last.seq)
      const text = unseen.map((each) => each.text).join('\n\n')
      if (known) this.#mailAnswer(known, last.senderName, text, nowMs)
    }
  }

  #mailAnswer(
    conversation: DeskConversation,
    senderName: string,
    text: string,
    nowMs: number,
  ): void {
    const email = answerAddressOf(conversation)
    if (email === '') return
    const mail = { kind: 'desk_answered', email, senderName, text } as const
    this.#parts.mails.addMail(conversation.sessionId, mail, new Date(nowMs).toISOString())
  }

  async #sendAll(): Promise<boolean> {
    const { mails: table, send, onFailure } = this.#parts
    for (;;) {
      const mails = table.mails(AT_A_TIME)
      if (mails.length === 0) return false
      for (const { n, mail } of mails) {
        try {
          await send(mail)
          table.dropMail(n)
        } catch {
          onFailure()
          return true
        }
      }
    }
  }
}
