import {
  POINTER_FORM,
  type BookPointer,
  type PublishedBook,
} from '#domain/delivery/book/bookPointer.ts'

/** Something that failed and is tried again. */
export interface Retry {
  attempts: number
  dueAtMs: number
}

/** What a keeper stores beside the paces, as one value. */
export interface KeeperState {
  epoch: string
  version: number
  publishedAtMs: number
  /** Up to here the changes in the database are applied. */
  cursor: number
  books: Record<string, PublishedBook>
  products: string[] | null
  /** By subject: when it was halted, or last found in the rows of a build. */
  halts: Record<string, number>
  /** By key: when a chunk that is in use was written. */
  written: Record<string, number>
  /** By book, or by the name of what is written or read. */
  failed: Record<string, Retry>
  /** When all media were built last. */
  builtAtMs: number
}

const STATE_KEY = 'state'
const RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** When something that failed so often is tried again, ms from now: 2, 4, 8 … 60 s. */
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
