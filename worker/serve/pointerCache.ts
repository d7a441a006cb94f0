import { isNewerPointer, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { readPointer } from '../adapters/delivery/bookStore.ts'
import { bookRelay } from '../adapters/durableObjects.ts'
import { readEdgePointer, writeEdgePointer } from '../adapters/delivery/edgePointer.ts'
import type { Bindings } from '../platform/env.ts'
import type { LocationHint } from '#domain/foundation/geo/locationHint.ts'
import { settingsOf } from '../platform/settings.ts'
import { withDeadline } from '../platform/withDeadline.ts'
import { logOutage } from './logOutage.ts'

/** A pointer that was confirmed so recently is used without a read. */
const FRESH_MS = 2_000
/** Beyond this age a request waits for a fresh read, so that a stopped line goes silent within 10 s. */
const STALE_MS = 6_000
/** After a read that failed so recently a request uses the last pointer at once. */
const OUTAGE_MS = 4_000
const RETRY_MS = 1_000
const RELAY_DEADLINE_MS = 1_000
const STORE_DEADLINE_MS = 800
/** A read whose request was canceled may never end. */
const STUCK_MS = 5_000
const SHARE_EVERY_MS = 10_000

/** What a read of the books needs of its request. */
export interface BookRequest {
  env: Bindings
  nowMs: number
  /** Undefined where the request's origin is unknown. */
  region: LocationHint | undefined
  waitUntil: (promise: Promise<unknown>) => void
}

/** The pointer and its halts, as this isolate knows them. */
export interface KnownPointer {
  pointer: BookPointer
  halts: ReadonlySet<string>
}

interface PointerState {
  known: KnownPointer | null
  /** When the keeper confirmed the known pointer, by this isolate's clock. */
  confirmedAtMs: number
  failedAtMs: number
  reading: { promise: Promise<void>; startedAtMs: number } | null
  sharedAtMs: number
}

const states = new WeakMap<object, PointerState>()

function stateOf(env: Bindings): PointerState {
  const found = states.get(env)
  if (found) return found
  const state = {
    known: null,
    confirmedAtMs: -Infinity,
    failedAtMs: -Infinity,
    reading: null,
    sharedAtMs: -Infinity,
  }
  states.set(env, state)
  return state
}

/** Time since a moment; a clock that went back counts as long ago. */
const since = (nowMs: number, atMs: number) => (nowMs < atMs ? Infinity : nowMs - atMs)

/**
 * The current pointer: at once while it is fresh enough, else after a read. While neither the keeper nor a store
 * answers, the last one that this isolate knows; null when it knows none. Halts that it knows are never lost to an older
 * pointer.
 */
export async function currentPointer(request: BookRequest): Promise<KnownPointer | null> {
  const state = stateOf(request.env)
  const age = since(request.nowMs, state.confirmedAtMs)
  if (age < FRESH_MS) return state.known
  const sinceFailure = since(request.nowMs, state.failedAtMs)
  if (sinceFailure < RETRY_MS) return state.known
  const reading = startReading(request, state)
  if (state.known !== null && (age < STALE_MS || sinceFailure < OUTAGE_MS)) return state.known
  await reading
  return state.known
}

function startReading(request: BookRequest, state: PointerState): Promise<void> {
  const running = state.reading
  if (running && since(request.nowMs, running.startedAtMs) < STUCK_MS) return running.promise
  const promise = readPointers(request, state).finally(() => {
    if (state.reading?.promise === promise) state.reading = null
  })
  state.reading = { promise, startedAtMs: request.nowMs }
  request.waitUntil(promise)
  return promise
}

async function readPointers(request: BookRequest, state: PointerState): Promise<void> {
  try {
    await readRelay(request, state)
  } catch (error) {
    state.failedAtMs = Date.now()
    logOutage(request.env, 'pointer', reasonOf(error))
    await readStores(request, state)
  }
}

/** Raises when the relay does not answer, or has not reached the keeper for too long. */
async function readRelay({ env, region, waitUntil }: BookRequest, state: PointerState) {
  const startedAtMs = Date.now()
  const { epoch, version } = state.known?.pointer ?? {}
  const known = epoch === undefined || version === undefined ? null : { epoch, version }
  const reading = bookRelay(env, region).read(known)
  const { pointer, ageMs } = await withDeadline(reading, RELAY_DEADLINE_MS)
  // Of another epoch: the keeper's storage is new, and only the keeper itself says so.
  const isOfNewKeeper = pointer !== null && pointer.epoch !== state.known?.pointer.epoch
  if (pointer !== null && (isOfNewKeeper || isNewer(pointer, state))) accept(pointer, state)
  if (ageMs >= STALE_MS) throw new Error('The book keeper is out of reach.')
  state.confirmedAtMs = startedAtMs - ageMs
  state.failedAtMs = -Infinity
  if (state.known === null || since(startedAtMs, state.sharedAtMs) < SHARE_EVERY_MS) return
  state.sharedAtMs = startedAtMs
  waitUntil(writeEdgePointer(settingsOf(env), state.known.pointer))
}

/** Both fallbacks at once: the store may be a minute old, the data center's cache as old as its last reader. */
async function readStores({ env }: BookRequest, state: PointerState): Promise<void> {
  const [stored, shared] = await Promise.all([
    withDeadline(readPointer(env), STORE_DEADLINE_MS).catch((error: unknown) => {
      logOutage(env, 'stored pointer', reasonOf(error))
      return null
    }),
    withDeadline(readEdgePointer(settingsOf(env)), STORE_DEADLINE_MS).catch(() => null),
  ])
  for (const pointer of [stored, shared])
    if (pointer !== null && isNewer(pointer, state)) accept(pointer, state)
}

const isNewer = (pointer: BookPointer, { known }: PointerState) =>
  isNewerPointer(pointer, known?.pointer ?? null)

function accept(pointer: BookPointer, state: PointerState): void {
  state.known = { pointer, halts: new Set(pointer.halts) }
}
