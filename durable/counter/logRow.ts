import { readEvent } from '#domain/delivery/counting/countedEvent.ts'

/** One commit of events to a shard's log. */
export interface LogRow extends Record<string, SqlStorageValue> {
  seq: number
  atMs: number
  count: number
  /** One event per line. */
  events: string
}

export const eventsOf = (row: LogRow) => row.events.split('\n').map(readEvent)
