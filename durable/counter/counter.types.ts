import type { CountedEvent, CountOutcome } from '#domain/delivery/counting/countedEvent.ts'
import type { DeliveryTotals } from '#database/queries/delivery/deliveryCounts.ts'
import type { Log } from '../wire/wire.types.ts'

/** A part of the raw log: a shard's hour, or a limited number of events of a busy hour. */
export interface RawLogPart {
  shard: number
  /** `2026-11-22T13`: when its events arrived, UTC. */
  hour: string
  /** Increases with each part of the shard. */
  part: number
  lines: string[]
}

/** The counter's dependencies, which the Worker supplies. */
export interface CounterPorts {
  log: Log
  /** Overwrites totals; idempotent. */
  writeTotals: (totals: DeliveryTotals) => Promise<void>
  /** Stores a part of the raw log; a repeat replaces the first one. */
  saveRawLog: (part: RawLogPart) => Promise<void>
}

/** The RPC methods of a shard. */
export interface CounterRpc {
  /** Counts events, each once; resolves when they are stored. */
  count: (shard: number, events: CountedEvent[]) => Promise<CountOutcome[]>
  /**
   * Writes the totals now, and moves the log of completed hours. Returns the time of the oldest event still in the log.
   */
  settle: () => Promise<{ oldestMs: number | null }>
  /** Writes pending totals; returns how long the oldest counted event has been missing from the rollups, ms. */
  lag: () => Promise<{ lagMs: number }>
  /** Records an ad request for a product. */
  noteRequest: (productId: string, atMs: number) => Promise<void>
  /** The last ad request for a product, milliseconds since 1970; null for none. */
  lastRequest: (productId: string) => Promise<number | null>
}
