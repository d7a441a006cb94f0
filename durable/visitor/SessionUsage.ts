import { z } from 'zod'
import {
  addUsage,
  isAtLimit,
  limitPassed,
  NETWORK_QUOTA,
  NO_USAGE,
  portionOf,
  REPORTED_AT,
  SESSION_QUOTA,
  subtractUsage,
  type Usage,
  usageDay,
} from '#domain/contact/realtime/realtimeQuotas.ts'
import type { RealtimeErrorCode } from '#domain/contact/realtime/serverEvents.ts'
import type { FactRow } from '../sql/FactRow.ts'
import { readStored } from '../sql/readStored.ts'
import type { VisitorFact } from '../ports/visitor.types.ts'

const count = z.int().min(0)
const usageSchema = z.object({ events: count, messages: count, bytes: count })
const balanceSchema = z.object({ events: z.int(), messages: z.int(), bytes: z.int() })
const dayUsageSchema = z.object({
  day: z.string(),
  sent: usageSchema,
  /**
   * By network: what its count came to when this session last told it something, and what it has not told yet; below zero,
   * what it has told and not sent yet.
   */
  networks: z.record(z.string(), z.object({ known: usageSchema, untold: balanceSchema })),
})
type DayUsage = z.infer<typeof dayUsageSchema>

const REFUSALS = {
  events: 'too_many_events',
  messages: 'too_many_messages',
  bytes: 'too_much_data',
} as const satisfies Record<keyof Usage, RealtimeErrorCode>

const ANYTHING: Usage = { events: 1, messages: 1, bytes: 1 }

interface Told {
  day: string
  network: string
  told: Usage
  /** What the network's count came to with it. */
  known: Usage
}

interface SessionUsageParts {
  facts: FactRow<VisitorFact>
  /** Adds to what a network sent on a day; gives what that comes to. */
  report: (network: string, day: string, usage: Usage) => Promise<Usage>
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** What a session has sent today, and its network: nothing that a stranger sends is without a limit. */
export class SessionUsage {
  readonly #parts: SessionUsageParts
  #reporting: Promise<void> | null = null
  /** What the kept text was read as, or written from: every event asks for it. */
  #read: { json: string; usage: DayUsage | null } | null = null

  constructor(parts: SessionUsageParts) {
    this.#parts = parts
  }

  /** What the network's sessions have sent, as a socket brought it. Kept only where that is too much. */
  noteNetwork(network: string, used: Usage, nowMs: number): void {
    if (!isAtLimit(used, NETWORK_QUOTA)) return
    const today = this.#today(nowMs)
    this.#keep(withNetwork(today, network, { known: used }))
  }

  /** Why something is not taken that would be sent now; null when it is. */
  refuses(more: Usage, network: string, nowMs: number): RealtimeErrorCode | null {
    const today = this.#today(nowMs)
    const passed = limitPassed(today.sent, more, SESSION_QUOTA)
    if (passed) return REFUSALS[passed]
    const { known, untold } = networkOf(today, network)
    const isFull = limitPassed(addUsage(known, untold), more, NETWORK_QUOTA)
    return isFull ? 'network_full' : null
  }

  /**
   * Counts what was sent; gives why it is refused, and counts nothing then. The count of what passes is written a moment
   * later: what comes with it is then written once.
   */
  spend(
    more: Usage,
    network: string,
    nowMs: number,
    { isPassing = false } = {},
  ): RealtimeErrorCode | null {
    const refused = this.refuses(more, network, nowMs)
    if (refused) return refused
    const today = this.#today(nowMs)
    const { untold } = networkOf(today, network)
    const next = { ...today, sent: addUsage(today.sent, more) }
    const counted = withNetwork(next, network, { untold: addUsage(untold, more) })
    if (isPassing) this.#parts.facts.hold('usage', this.#asJson(counted))
    else this.#keep(counted)
    if (isAtLimit(addUsage(untold, more), REPORTED_AT)) this.#parts.waitUntil(this.report(nowMs))
    return null
  }

  /**
   * Tells the networks' count what was sent beyond what it was told, and a portion of what will be: as long as that lasts
   * there is nothing to tell. Raises nothing: it is told with the next alarm.
   */
  report(nowMs: number): Promise<void> {
    this.#reporting ??= this.#reportAll(nowMs).finally(() => {
      this.#reporting = null
    })
    return this.#reporting
  }

  async #reportAll(nowMs: number): Promise<void> {
    const { day, sent, networks } = this.#today(nowMs)
    const portion = portionOf(sent)
    for (const [network, { untold }] of Object.entries(networks)) {
      if (!isAtLimit(untold, ANYTHING)) continue
      const told = notBelowZero(addUsage(untold, portion))
      try {
        this.#noteTold({ day, network, told, known: await this.#parts.report(network, day, told) })
      } catch (error) {
        this.#parts.onFailure(error)
      }
    }
  }

  /** What was told of a day that is over by now counts for nothing any more. */
  #noteTold({ day, network, told, known }: Told): void {
    const now = this.#kept()
    if (now?.day !== day) return
    const untold = subtractUsage(networkOf(now, network).untold, told)
    this.#keep(withNetwork(now, network, { known, untold }))
  }

  #today(nowMs: number): DayUsage {
    const day = usageDay(nowMs)
    const kept = this.#kept()
    return kept?.day === day ? kept : { day, sent: NO_USAGE, networks: {} }
  }

  #kept(): DayUsage | null {
    const kept = this.#parts.facts.get('usage')
    if (kept === null) return null
    if (kept !== this.#read?.json)
      this.#read = { json: kept, usage: readStored(dayUsageSchema, kept) }
    return this.#read.usage
  }

  #keep(usage: DayUsage): void {
    this.#parts.facts.keep('usage', this.#asJson(usage))
  }

  #asJson(usage: DayUsage): string {
    const json = JSON.stringify(usage)
    this.#read = { json, usage }
    return json
  }
}

const networkOf = ({ networks }: DayUsage, network: string) =>
  networks[network] ?? { known: NO_USAGE, untold: NO_USAGE }

const withNetwork = (
  usage: DayUsage,
  network: string,
  change: Partial<{ known: Usage; untold: Usage }>,
): DayUsage => ({
  ...usage,
  networks: { ...usage.networks, [network]: { ...networkOf(usage, network), ...change } },
})

const notBelowZero = (usage: Usage): Usage => ({
  events: Math.max(0, usage.events),
  messages: Math.max(0, usage.messages),
  bytes: Math.max(0, usage.bytes),
})
