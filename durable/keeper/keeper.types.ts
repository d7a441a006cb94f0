import type { DeliveryChange } from '#database/queries/delivery/deliveryChanges.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { Heartbeat } from '#domain/delivery/book/heartbeat.ts'
import type { BookRows, LineRow, SlotRow } from '#domain/delivery/book/buildBooks.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Log } from '../wire/wire.types.ts'

/** The data that a build reads for one medium. */
export interface ServedRows {
  lines: LineRow[]
  slots: SlotRow[]
  places: BookRows['places']
}

/** A condition that needs a person's attention. */
export interface KeeperAlert {
  key: string
  summary: string
  detail: string
}

/** The keeper's dependencies, which the Worker supplies. Each call has a deadline and may fail. */
export interface KeeperPorts {
  log: Log
  readProducts: () => Promise<Product[]>
  /** The ids of products whose publisher is offline. */
  readOfflineProducts: () => Promise<string[]>
  readRows: (mediaType: MediaType, now: Date) => Promise<ServedRows>
  /** The next changes after a sequence number, in order; fewer than `limit` when there are no more. */
  readChanges: (after: number, limit: number) => Promise<DeliveryChange[]>
  deleteChangesBefore: (at: string) => Promise<void>
  writeChunk: (key: string, json: string) => Promise<void>
  writePointer: (pointer: BookPointer) => Promise<void>
  writeHeartbeat: (heartbeat: Heartbeat) => Promise<void>
  raiseAlert: (alert: KeeperAlert) => Promise<void>
  resolveAlert: (key: string) => Promise<void>
}

/** The version of the pointer that a reader has. */
export type KnownVersion = Pick<BookPointer, 'epoch' | 'version'>

/** The state of the books, for health checks. Times are milliseconds since 1970. */
export interface KeeperStatus {
  /** When the data of the oldest book was read; null before the first build. */
  oldestBookAtMs: number | null
  /** When the data of the youngest book was read; missing from a keeper of an earlier version. */
  youngestBookAtMs?: number | null
  /** Books whose last write or build failed and is retried. */
  failing: string[]
  halts: number
}

/**
 * The keeper's RPC methods. Code versions differ for minutes after a deployment: only ever add
 * methods and fields.
 */
export interface KeeperRpc {
  /** The pointer; null while the reader's version is the current one. */
  read: (known: KnownVersion | null) => Promise<{ pointer: BookPointer | null }>
  /**
   * Halts lines, creatives, versions or products that were stopped in the database, before the keeper reads their
   * change. Resolves when the bucket has the halt, or when its write failed and an alert was raised.
   */
  halt: (subjects: string[]) => Promise<void>
  /** Reads the changes and starts building the books that they affect. Idempotent. */
  wake: () => Promise<void>
  /** Reads the changes and builds all books now. */
  rebuild: () => Promise<void>
  status: () => Promise<KeeperStatus>
}

/** The pointer from a nearby object: null while the reader's version is the same. */
export interface RelayedPointer {
  pointer: BookPointer | null
  /** Time since the keeper confirmed it, ms. */
  ageMs: number
}

/** A relay's dependencies. Each call has a deadline and may fail. */
export interface RelayPorts {
  log: Log
  readKeeper: (known: KnownVersion | null) => Promise<{ pointer: BookPointer | null }>
}

/** A relay's RPC methods. Only ever add to them. */
export interface RelayRpc {
  read: (known: KnownVersion | null) => Promise<RelayedPointer>
}
