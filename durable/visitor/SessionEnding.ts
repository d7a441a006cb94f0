import { z } from 'zod'
import { isoNow } from '../isoNow.ts'
import { loggedInUserSchema } from '../loggedInUserSchema.ts'
import type { RoomRpc } from '../ports/room.types.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { readStored } from '../sql/readStored.ts'
import type { DeskLink } from './DeskLink.ts'
import type { MessageTable } from './MessageTable.ts'
import type { SeenIdTable } from './SeenIdTable.ts'
import type {
  HandedSession,
  NextSession,
  SocketLogin,
  VisitorFact,
  VisitorRpc,
} from '../ports/visitor.types.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'
import type { VisitLog } from './VisitLog.ts'
import type { VisitorUser } from './VisitorUser.ts'

const endingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('logged_out') }),
  z.object({
    kind: z.literal('continued'),
    signedSessionId: z.string(),
    login: z.object({
      accountId: z.string(),
      accountSessionId: z.string(),
      user: loggedInUserSchema,
    }),
    isHandedOver: z.boolean(),
  }),
])
type Ending = z.infer<typeof endingSchema>
type Continued = Ending & { kind: 'continued' }

/** The facts of a session that move to the next one. */
const HANDED_FACTS = [
  'trackingId',
  'networkCountry',
  'country',
  'currency',
  'language',
  'timezone',
  'desk',
  'seenSeq',
  'isStaffed',
  'usage',
  'landingId',
] as const satisfies VisitorFact[]

interface SessionEndingParts {
  facts: FactRow<VisitorFact>
  messages: MessageTable
  seenIds: SeenIdTable
  visitLog: () => VisitLog
  user: VisitorUser
  deskLink: DeskLink
  alarm: VisitorAlarm
  sessionId: () => string
  visitor: (sessionId: string) => VisitorRpc
  room: () => RoomRpc
  /** Moves a session's rows in D1 to the next one. */
  moveArchive: (from: string, to: string) => Promise<void>
  closeTabs: () => void
  asOne: <Result>(act: () => Result) => Result
}

/** The end of a session: by a logout, or by a login, which gives the visitor another one. */
export class SessionEnding {
  readonly #parts: SessionEndingParts
  #finishing: Promise<void> | null = null

  constructor(parts: SessionEndingParts) {
    this.#parts = parts
  }

  /** Whether this session is closed for good. */
  hasEnded(): boolean {
    return this.#parts.facts.get('ending') !== null
  }

  /** Whether a handover is pending. */
  isDue(): boolean {
    const ending = this.#ending()
    return ending?.kind === 'continued' && !ending.isHandedOver
  }

  /** The session that this one's data now belongs to. */
  currentId(): string {
    const ending = this.#ending()
    return ending?.kind === 'continued' ? idOf(ending.signedSessionId) : this.#parts.sessionId()
  }

  endForLogout(): void {
    if (this.hasEnded()) return
    const { user, deskLink } = this.#parts
    user.drop(() => true)
    this.#close({ kind: 'logged_out' })
    deskLink.tell({ kind: 'presence', isOnline: false }, isoNow())
  }

  async continueAs({ signedSessionId, login }: NextSession): Promise<void> {
    const { user } = this.#parts
    const accountId = user.accountId()
    // Another account's messages are not for the person who logs in after it.
    if (accountId !== null && accountId !== login.accountId) return this.endForLogout()
    if (!this.hasEnded()) {
      this.#close({ kind: 'continued', signedSessionId, login, isHandedOver: false })
    }
    await this.finish()
  }

  /** Completes the handover. Raises what the other objects raise; every step may be repeated. */
  finish(): Promise<void> {
    this.#finishing ??= this.#finish().finally(() => {
      this.#finishing = null
    })
    return this.#finishing
  }

  /**
   * The next session, for a visitor with the login that it was created for; null for any other
   * visitor.
   */
  async nextFor(login: SocketLogin | null): Promise<string | null> {
    const ending = this.#ending()
    if (ending?.kind !== 'continued' || login?.accountId !== ending.login.accountId) return null
    await this.finish()
    return ending.signedSessionId
  }

  /** The next session's object, once the handover is complete; null for a session without a next one. */
  async successor(): Promise<VisitorRpc | null> {
    if (this.#ending()?.kind !== 'continued') return null
    await this.finish()
    return this.#parts.visitor(this.currentId())
  }

  /** An erased session stays closed. */
  closeAgain(): void {
    this.#close({ kind: 'logged_out' })
  }

  /**
   * Starts with another session's data. A session that already has a conversation keeps its own.
   */
  takeOver({ signedSessionId, formerSessionId, facts: handed, ...rest }: HandedSession): void {
    const { facts, messages, seenIds, alarm, asOne } = this.#parts
    asOne(() => {
      facts.keep('signedSessionId', signedSessionId)
      facts.keep('formerSessionId', formerSessionId)
      if (messages.lastSeq() > 0) return
      for (const [name, value] of handed) if (facts.get(name) === null) facts.keep(name, value)
      messages.takeOver(rest.messages)
      for (const seen of rest.seenIds) seenIds.note(seen)
    })
    alarm.noteUse(Date.now())
    alarm.wakeSoon(Date.now())
  }

  #close(ending: Ending): void {
    const { alarm, closeTabs } = this.#parts
    this.#keep(ending)
    // Its end is stored as long as a browser may send its ID.
    alarm.noteUse(Date.now())
    // An alarm backs the next steps: they run even if the object ends now.
    alarm.wakeSoon(Date.now())
    closeTabs()
  }

  async #finish(): Promise<void> {
    const ending = this.#ending()
    if (ending?.kind !== 'continued' || ending.isHandedOver) return
    const { facts, messages, seenIds, visitLog, deskLink, sessionId, visitor, room, moveArchive } =
      this.#parts
    const own = sessionId()
    const next = idOf(ending.signedSessionId)
    const signed = facts.get('signedSessionId')
    // A visitor who never connected has left nothing.
    if (signed !== null) {
      if (!(await deskLink.flush())) throw new Error('the desk was not reached')
      const names = HANDED_FACTS.map((name) => [name, facts.get(name)] as const)
      await visitor(next).takeOver({
        signedSessionId: ending.signedSessionId,
        formerSessionId: signed,
        facts: names.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
        messages: messages.toHandOver(),
        seenIds: seenIds.all(),
      })
      await visitLog().handOver((log) => visitor(next).takeLog(JSON.stringify(log)))
      await room().renameConversation(own, next)
      await moveArchive(own, next)
      await visitor(next).notifyLogin(ending.login)
    }
    this.#handedOver(ending)
  }

  #handedOver(ending: Continued): void {
    const { messages, seenIds, visitLog, asOne } = this.#parts
    asOne(() => {
      messages.clear()
      seenIds.clear()
      visitLog().clear()
      this.#keep({ ...ending, isHandedOver: true })
    })
  }

  #ending(): Ending | null {
    const kept = this.#parts.facts.get('ending')
    // Even an unreadable record means that the session is over.
    return kept === null ? null : (readStored(endingSchema, kept) ?? { kind: 'logged_out' })
  }

  #keep(ending: Ending): void {
    this.#parts.facts.keep('ending', JSON.stringify(ending))
  }
}

const idOf = (signedSessionId: string): string => signedSessionId.split('.')[0] ?? ''
