import type { CountedEvent, CountOutcome } from '#domain/delivery/counting/countedEvent.ts'
import type { DeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'
import type { Log } from '../wire/wire.types.ts'

/** A part of the raw log: an hour of a shard, or of a busy hour so many events. */
export interface RawLogPart {
  shard: number
  /** `2026-11-22T13`: when its events arrived, UTC. */
  hour: string
  /** Rises with each part of the shard. */
  part: number
  lines: string[]
}

/** What the counter needs of the world around it; the Worker supplies it. */
export interface CounterPorts {
  log: Log
  /** Writes totals, whatever was there; repeated, it changes nothing. */
  writeTotals: (totals: DeliveryTotals) => Promise<void>
  /** Keeps a part of the raw log; repeated, the later one stays. */
  keepRawLog: (part: RawLogPart) => Promise<void>
}

/** What can be asked of a shard. */
export interface CounterRpc {
  /** Counts events, each once; answers when they are kept. */
  count: (shard: number, events: CountedEvent[]) => Promise<CountOutcome[]>
  /** Writes the totals now, and moves the log of hours that are over. How old the oldest event is that has not left. */
  settle: () => Promise<{ oldestMs: number | null }>
  /** Writes what waits; how long the oldest counted event has waited for the rollups since, ms. */
  lag: () => Promise<{ lagMs: number }>
  /** Notes that a product was asked for an ad. */
  noteRequest: (productId: string, atMs: number) => Promise<void>
  /** When a product was last asked for an ad, milliseconds since 1970; null for never. */
  lastRequest: (productId: string) => Promise<number | null>
}
