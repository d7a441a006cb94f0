import type { DeliveryChange } from '#database/queries/delivery/deliveryChanges.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import type { BookPointer } from '#domain/delivery/book/bookPointer.ts'
import type { BookRows, LineRow, SlotRow } from '#domain/delivery/book/buildBooks.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { Log } from '../wire/wire.types.ts'

/** What a build reads of one medium. */
export interface ServedRows {
  lines: LineRow[]
  slots: SlotRow[]
  places: BookRows['places']
}

/** A condition that a person has to look at. */
export interface KeeperAlert {
  key: string
  summary: string
  detail: string
}

/** What the keeper needs of the world around it; the Worker supplies it. Each call has a deadline and may fail. */
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
  raiseAlert: (alert: KeeperAlert) => Promise<void>
  resolveAlert: (key: string) => Promise<void>
}

/** The version of the pointer that a reader has. */
export type KnownVersion = Pick<BookPointer, 'epoch' | 'version'>

/** How the books are, for checks of health. Times are milliseconds since 1970. */
export interface KeeperStatus {
  /** When the data in the oldest book was read; null before the first build. */
  oldestBookAtMs: number | null
  /** When the data in the youngest book was read; missing from a keeper of an earlier version. */
  youngestBookAtMs?: number | null
  /** Books whose last write or build failed, and that are retried. */
  failing: string[]
  halts: number
}

/** What can be asked of the keeper. Versions of the code differ for minutes after a deployment: only ever add to it. */
export interface KeeperRpc {
  /** The pointer; null while the reader's version is the current one. */
  read: (known: KnownVersion | null) => Promise<{ pointer: BookPointer | null }>
  /** Halts lines, creatives, versions or products that were stopped in the database, before their change is read there. */
  halt: (subjects: string[]) => Promise<void>
  /** Reads the changes and has the books built that they concern. Idempotent. */
  wake: () => Promise<void>
  /** Reads the changes and builds all books now. */
  rebuild: () => Promise<void>
  status: () => Promise<KeeperStatus>
}

/** The pointer as a nearby object has it: null while the reader's version is the same. */
export interface RelayedPointer {
  pointer: BookPointer | null
  /** How long ago the keeper confirmed it, ms. */
  ageMs: number
}

/** What a relay needs of the world around it. Has a deadline and may fail. */
export interface RelayPorts {
  log: Log
  readKeeper: (known: KnownVersion | null) => Promise<{ pointer: BookPointer | null }>
}

/** What can be asked of a relay. Only ever add to it. */
export interface RelayRpc {
  read: (known: KnownVersion | null) => Promise<RelayedPointer>
}
