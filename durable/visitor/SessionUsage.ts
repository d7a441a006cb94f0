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
   * By network: its total when this session last reported to it, and the session's unreported
   * usage; negative while usage reported in advance is left.
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
  /** The network's total after the report. */
  known: Usage
}

interface SessionUsageParts {
  facts: FactRow<VisitorFact>
  /** Adds to a network's usage on a day; returns the new total. */
  report: (network: string, day: string, usage: Usage) => Promise<Usage>
  onFailure: (error: unknown) => void
  waitUntil: (promise: Promise<unknown>) => void
}

/** Today's usage of a session and its network, so that everything strangers send is limited. */
export class SessionUsage {
  readonly #parts: SessionUsageParts
  #reporting: Promise<void> | null = null
  /** The parsed value of the stored text, cached because every event reads it. */
  #read: { json: string; usage: DayUsage | null } | null = null

  constructor(parts: SessionUsageParts) {
    this.#parts = parts
  }

  /** Stores the network's usage that a socket reported, only if it is at the limit. */
  noteNetwork(network: string, used: Usage, nowMs: number): void {
    if (!isAtLimit(used, NETWORK_QUOTA)) return
    const today = this.#today(nowMs)
    this.#keep(withNetwork(today, network, { known: used }))
  }

  /** Why an event would be refused now; null when it would be accepted. */
  refuses(more: Usage, network: string, nowMs: number): RealtimeErrorCode | null {
    const today = this.#today(nowMs)
    const passed = limitPassed(today.sent, more, SESSION_QUOTA)
    if (passed) return REFUSALS[passed]
    const { known, untold } = networkOf(today, network)
    const isFull = limitPassed(addUsage(known, untold), more, NETWORK_QUOTA)
    return isFull ? 'network_full' : null
  }

  /**
   * Counts usage; if it is refused, returns the reason and counts nothing. Passing usage is written
   * a moment later, together with other values.
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
   * Reports a session's unreported usage to its networks, with a portion in advance: until that is
   * used up there is nothing to report. Raises nothing: the next alarm retries.
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

  /** A report for a past day no longer counts. */
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
