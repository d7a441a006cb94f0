import type { ClientPayload } from '#domain/contact/realtime/clientEvents.ts'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import type { RoomEntry } from '../ports/roomEntry.ts'
import { isoNow } from '../isoNow.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { refusal } from '../wire/refusal.ts'
import type { Answer } from '../wire/wire.types.ts'
import type { DeskLink } from './DeskLink.ts'
import type { LoggedEventTable } from './LoggedEventTable.ts'
import type { SeenIdTable } from './SeenIdTable.ts'
import type { SessionUsage } from './SessionUsage.ts'
import type { VisitorConnection, VisitorFact } from '../ports/visitor.types.ts'
import type { VisitorAlarm } from './VisitorAlarm.ts'

/** Maximum number of logged events in an object if R2 or D1 fails for long; more are refused. */
const MAX_EVENTS = 2_000

interface VisitorEventsParts {
  loggedEvents: LoggedEventTable
  seenIds: SeenIdTable
  facts: FactRow<VisitorFact>
  usage: SessionUsage
  deskLink: DeskLink
  alarm: VisitorAlarm
  accountId: () => string | null
  /** Runs a function as one transaction. */
  asOne: <Result>(act: () => Result) => Result
}

type LocaleFact = 'country' | 'currency' | 'language' | 'timezone'

/** A browser's events besides the chat: logged events, the visitor's page and locale, and facts for the desk. */
export class VisitorEvents {
  readonly #parts: VisitorEventsParts

  constructor(parts: VisitorEventsParts) {
    this.#parts = parts
  }

  /** Adds an event to the session's log; a repeated one is stored once. */
  log(tab: VisitorConnection, event: ClientPayload<'event:log'>, answer: Answer): void {
    const { loggedEvents, accountId } = this.#parts
    this.#count(tab, event, answer, () => {
      if (loggedEvents.count() >= MAX_EVENTS) throw new Error('too many events wait')
      const id = event.id ?? crypto.randomUUID()
      loggedEvents.add({ id, at: isoNow(), event, accountId: accountId() })
    })
  }

  /** Records the visitor's current page. It may arrive twice: the desk shows the last one. */
  notePage(tab: VisitorConnection, entry: RoomEntry & { kind: 'navigation' }, answer: Answer) {
    const passing = { isPassing: true }
    const tell = () => this.#parts.deskLink.tellPassing(entry, isoNow())
    this.#count(tab, entry, answer, tell, passing)
  }

  /** Records the visitor's landing. Only the last landing may be repeated. */
  noteLanding(
    tab: VisitorConnection,
    id: string | undefined,
    entry: RoomEntry & { kind: 'landing' },
    answer: Answer,
  ): void {
    const { facts, deskLink } = this.#parts
    if (id !== undefined && facts.get('landingId') === id) return answer({ success: true })
    this.#count(tab, entry, answer, () => {
      if (id !== undefined) facts.keep('landingId', id)
      deskLink.tell(entry, isoNow())
    })
  }

  /** Sends presence and locale to the desk with every arrival, so that they need not be stored. */
  tellArrival(): void {
    this.#tellLocale()
    this.#parts.deskLink.tellPassing({ kind: 'presence', isOnline: true }, isoNow())
  }

  /** Sends an entry to the desk once per ID, however often it arrives. */
  tellOnce(
    tab: VisitorConnection,
    id: string | undefined,
    entry: RoomEntry,
    answer: Answer,
    options: { now?: boolean } = {},
  ): void {
    const { seenIds, deskLink } = this.#parts
    if (id !== undefined && seenIds.has(id)) return answer({ success: true })
    this.#count(tab, entry, answer, () => {
      if (id !== undefined) seenIds.note({ id, atMs: Date.now() })
      deskLink.tell(entry, isoNow(), options)
    })
  }

  noteLocale(tab: VisitorConnection, name: LocaleFact, value: string, answer: Answer): void {
    const { facts } = this.#parts
    const kept = name === 'country' || name === 'currency' ? value.toUpperCase() : value
    if (facts.get(name) === kept) return answer({ success: true })
    this.#count(tab, kept, answer, () => {
      facts.keep(name, kept)
      if (name !== 'currency') this.#tellLocale()
    })
  }

  #tellLocale(): void {
    const { facts, deskLink } = this.#parts
    const fact = (each: LocaleFact) => facts.get(each) ?? ''
    const [country, language, timezone] = [fact('country'), fact('language'), fact('timezone')]
    if (country === '' && language === '' && timezone === '') return
    deskLink.tellPassing({ kind: 'locale', country, language, timezone }, isoNow())
  }

  /** Counts the usage of an action and runs it, or answers with the reason for its refusal. */
  #count(
    tab: VisitorConnection,
    sent: unknown,
    answer: Answer,
    act: () => void,
    { isPassing = false } = {},
  ): void {
    const size = { events: 1, messages: 0, bytes: utf8Bytes(JSON.stringify(sent)) }
    const { usage, alarm, asOne } = this.#parts
    const refused = asOne(() => {
      const reason = usage.spend(size, tab.state?.network ?? '', Date.now(), { isPassing })
      if (reason !== null) return reason
      act()
      if (!isPassing) alarm.wakeSoon(Date.now())
      return null
    })
    answer(refused ? refusal(refused) : { success: true })
  }
}
