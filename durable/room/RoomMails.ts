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
/** Who writes in the same moment goes into one mail. */
const GATHER_MS = 2_000
/** Where somebody was a moment ago they may be about to come back: a lost connection, a new page. */
const COMING_BACK_MS = 15_000
/** An answer that went to an open socket and that nothing acknowledged by then goes by mail too. */
const SEEN_PATIENCE_MS = MINUTE_MS

const momentsSchema = z.array(z.number())

interface RoomMailsParts {
  mails: MailTable
  table: ConversationTable
  facts: FactTable<RoomFact>
  desk: () => Desk
  isStaffed: () => boolean
  /** When somebody was here last, as far as that is known. */
  staffedUntilMs: () => number
  send: (mail: DeskMail) => Promise<void>
  onFailure: () => void
}

/** A room's mails: whom they are for, and their way until the platform has taken them. */
export class RoomMails {
  readonly #parts: RoomMailsParts
  readonly #runs = new CoalescedRun(() => this.#sendAll())

  constructor(parts: RoomMailsParts) {
    this.#parts = parts
  }

  /** A visitor waits and nobody is there: the desk is told when that stays so, once until it has answered. */
  noteWaiting(visitor: WaitingVisitor, nowMs: number): void {
    const { mails, table, staffedUntilMs } = this.#parts
    if (table.known(visitor.sessionId)?.mailedAt) return
    mails.addWaiting(visitor, Math.max(nowMs + GATHER_MS, staffedUntilMs() + COMING_BACK_MS))
  }

  /** A visitor's session has an answer: it is mailed to who has left, and to who turns out not to have got it. Whether a mail is to go out now. */
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

  /** Sends what is kept and what is due; whether something did not go out. Raises nothing. */
  run(nowMs: number): Promise<boolean> {
    this.#mailDesk(nowMs)
    this.#mailUnseen(nowMs)
    return this.#runs.run()
  }

  #mailDesk(nowMs: number): void {
    const { mails, table, desk, isStaffed } = this.#parts
    const sentMs = this.#sentInLastHour(nowMs)
    // What comes after the last mail of an hour waits for the hour's end, and is one mail then.
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

  /** When the desk was mailed in the last hour, the earliest first. A clock that jumped back forgets what lies ahead. */
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
