import type { DeliveryChange } from '#database/queries/delivery/deliveryChanges.ts'
import {
  HALT_LIFE_MS,
  POINTER_FORM,
  type BookPointer,
  type PublishedBook,
} from '#domain/delivery/book/bookPointer.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaType.ts'

/** Failed work that is retried. */
export interface Retry {
  attempts: number
  dueAtMs: number
}

/** A keeper's state, stored as one value; the paces are stored apart. */
export interface KeeperState {
  epoch: string
  version: number
  publishedAtMs: number
  /** The sequence number up to which the database's changes are applied. */
  cursor: number
  books: Record<string, PublishedBook>
  products: string[] | null
  /** By subject: when it was halted, or last found in a build's rows. */
  halts: Record<string, number>
  /** By key: when a used chunk was written. */
  written: Record<string, number>
  /** By book, or by the name of the read or write. */
  failed: Record<string, Retry>
  /** When all media were last built. */
  builtAtMs: number
}

const STATE_KEY = 'state'
const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** Delay before the next attempt by the number of failures, ms: 2, 4, 8 … 60 s. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(MAX_RETRY_MS, RETRY_MS * 2 ** (attempts - 1))

export const loadState = (storage: DurableObjectStorage): KeeperState =>
  storage.kv.get<KeeperState>(STATE_KEY) ?? {
    epoch: crypto.randomUUID(),
    version: 0,
    publishedAtMs: 0,
    cursor: 0,
    books: {},
    products: null,
    halts: {},
    written: {},
    failed: {},
    builtAtMs: 0,
  }

export const saveState = (storage: DurableObjectStorage, state: KeeperState): void =>
  storage.kv.put(STATE_KEY, state)

/** The pointer that a state publishes. */
export const pointerOf = (state: KeeperState): BookPointer => ({
  form: POINTER_FORM,
  epoch: state.epoch,
  version: state.version,
  publishedAtMs: state.publishedAtMs,
  books: state.books,
  products: state.products,
  halts: Object.keys(state.halts),
})

/** Ends a halt once every book built before it has expired. */
export function dropOldHalts({ halts }: KeeperState, nowMs: number): void {
  for (const [subject, sinceMs] of Object.entries(halts))
    if (nowMs - sinceMs > HALT_LIFE_MS) delete halts[subject]
}

/** Deletes the write times of chunks that no book uses. */
export function dropUnusedChunks({ books, products, written }: KeeperState): void {
  const used = new Set([
    ...Object.values(books).flatMap(({ chunks }) => chunks),
    ...(products ?? []),
  ])
  for (const key of Object.keys(written)) if (!used.has(key)) delete written[key]
}

/** Applies a recorded change to the halts. */
export function applyHalt(state: KeeperState, change: DeliveryChange, nowMs: number): void {
  if (change.kind === 'halt') state.halts[change.subject] = nowMs
  if (change.kind === 'resume') delete state.halts[change.subject]
  state.cursor = change.seq
}

/** The media whose books a change affects: all for a change without a medium. */
export const mediaOfChange = ({ mediaType }: DeliveryChange): readonly MediaType[] =>
  mediaType === null ? MEDIA_TYPES : [mediaType]
