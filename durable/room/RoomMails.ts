import type { Desk } from '#domain/realtime/desk.ts'
import type { DeskConversation } from '#domain/realtime/deskConversation.ts'
import type { DeskMail } from '../durablePorts.types.ts'
import type { Call, MailStore } from './MailStore.ts'
import { Rounds } from './Rounds.ts'
import type { StoredLine } from './RoomStore.ts'

const AT_A_TIME = 20
const MINUTE_MS = 60_000
/** One mail for a visitor who waits, then none for a while. */
const MAIL_PAUSE_MS = 30 * MINUTE_MS
/** Who writes in the same moment goes into one mail. */
const GATHER_MS = 2_000
/** Where somebody was a moment ago they may be about to come back: a lost connection, a new page. */
const COMING_BACK_MS = 15_000
/** An answer that went to an open socket and that nothing acknowledged by then goes by mail too. */
const SEEN_PATIENCE_MS = MINUTE_MS

interface RoomMailsParts {
  store: MailStore
  desk: () => Desk
  isStaffed: () => boolean
  /** When somebody was here last, as far as that is known. */
  staffedUntilMs: () => number
  conversation: (sessionId: string) => DeskConversation | null
  /** When the desk was last called for a visitor, and that it is now. */
  mailedAt: (sessionId: string) => string | null
  noteMailed: (sessionId: string, at: string) => void
  send: (mail: DeskMail) => Promise<void>
  onFailure: () => void
}

/** A room's mails: whom they are for, and their way until the platform has taken them. */
export class RoomMails {
  readonly #parts: RoomMailsParts
  readonly #rounds = new Rounds(() => this.#sendAll())

  constructor(parts: RoomMailsParts) {
    this.#parts = parts
  }

  /** A visitor waits and nobody is there: the desk is called when that stays so. */
  call(call: Call, nowMs: number): void {
    const { store, mailedAt, staffedUntilMs } = this.#parts
    const lastAt = mailedAt(call.sessionId)
    if (lastAt && nowMs - Date.parse(lastAt) < MAIL_PAUSE_MS) return
    store.addCall(call, Math.max(nowMs + GATHER_MS, staffedUntilMs() + COMING_BACK_MS))
  }

  /** A visitor's session has an answer: it is mailed to who has left, and to who turns out not to have got it. Whether a mail is to go out now. */
  answered(line: StoredLine, isOnline: boolean, nowMs: number): boolean {
    const { store, conversation } = this.#parts
    const known = conversation(line.sessionId)
    if (!known?.email || line.seq === null) return false
    const { id: lineId, sessionId, seq, senderName, text } = line
    if (isOnline) {
      const dueMs = nowMs + SEEN_PATIENCE_MS
      store.addUnseen({ lineId, sessionId, seq, dueMs, senderName, text })
      return false
    }
    this.#mailAnswer(known, senderName, text, nowMs)
    return true
  }

  /** Sends what is kept and what is due; whether something did not go out. Raises nothing. */
  run(nowMs: number): Promise<boolean> {
    this.#makeCall(nowMs)
    this.#mailUnseen(nowMs)
    return this.#rounds.run()
  }

  #makeCall(nowMs: number): void {
    const { store, desk, isStaffed, noteMailed } = this.#parts
    const calls = store.takeCalls(nowMs)
    const [first] = calls
    if (!first || isStaffed()) return
    const at = new Date(nowMs).toISOString()
    for (const { sessionId } of calls) noteMailed(sessionId, at)
    const others = calls.length - 1
    store.addMail(first.sessionId, { kind: 'visitor_waits', desk: desk(), ...first, others }, at)
  }

  #mailUnseen(nowMs: number): void {
    const { store, conversation } = this.#parts
    for (const sessionId of store.sessionsDue(nowMs)) {
      const known = conversation(sessionId)
      const unseen = store.unseenOf(sessionId)
      const last = unseen.at(-1)
      if (!last) continue
      store.noteSeen(sessionId, last.seq)
      const text = unseen.map((each) => each.text).join('\n\n')
      if (known?.email) this.#mailAnswer(known, last.senderName, text, nowMs)
    }
  }

  #mailAnswer(
    { sessionId, email }: DeskConversation,
    senderName: string,
    text: string,
    nowMs: number,
  ): void {
    const mail = { kind: 'desk_answered', email, senderName, text } as const
    this.#parts.store.addMail(sessionId, mail, new Date(nowMs).toISOString())
  }

  async #sendAll(): Promise<boolean> {
    const { store, send, onFailure } = this.#parts
    for (;;) {
      const mails = store.mails(AT_A_TIME)
      if (mails.length === 0) return false
      for (const { n, mail } of mails) {
        try {
          await send(mail)
          store.dropMail(n)
        } catch {
          onFailure()
          return true
        }
      }
    }
  }
}
