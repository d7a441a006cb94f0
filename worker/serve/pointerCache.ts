import { isNewerPointer, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { readPointer } from '../adapters/delivery/bookStore.ts'
import { bookKeeper, bookRelay } from '../adapters/durableObjects.ts'
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
/** Without a read for so long, an isolate knows of stops no more than a new one. */
const IDLE_MS = 10_000
/** The keeper publishes every minute and the store is at most a minute late: beyond this age no newer pointer exists. */
const SILENT_KEEPER_MS = 150_000

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
  sharedVersion: number
  lastReadAtMs: number
  /** Whether no stop of more than ten seconds ago can be missing, or none can be known. */
  isCurrent: boolean
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
    sharedVersion: -1,
    lastReadAtMs: -Infinity,
    isCurrent: false,
  }
  states.set(env, state)
  return state
}

/** Time since a moment; a clock that went back counts as long ago. */
const since = (nowMs: number, atMs: number) => (nowMs < atMs ? Infinity : nowMs - atMs)

/**
 * The current pointer: at once while it is fresh enough, else after a read. While neither the keeper nor a store
 * answers, the last one that this isolate has followed; null for an isolate that is new or was idle, because a stop may
 * have passed it by. Halts that it knows are never lost to an older pointer.
 */
export async function currentPointer(request: BookRequest): Promise<KnownPointer | null> {
  const state = stateOf(request.env)
  const age = since(request.nowMs, state.confirmedAtMs)
  if (age < FRESH_MS) return state.known
  const sinceFailure = since(request.nowMs, state.failedAtMs)
  if (sinceFailure < RETRY_MS) return usable(state)
  const reading = startReading(request, state)
  if (state.known !== null && (age < STALE_MS || sinceFailure < OUTAGE_MS)) return usable(state)
  await reading
  return usable(state)
}

const usable = ({ known, isCurrent }: PointerState) => (isCurrent ? known : null)

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
  const isIdle = since(request.nowMs, state.lastReadAtMs) > IDLE_MS
  state.lastReadAtMs = request.nowMs
  try {
    await readRelay(request, state)
  } catch (error) {
    logOutage(request.env, 'pointer', reasonOf(error))
    if (isIdle) state.isCurrent = false
    state.failedAtMs = Date.now()
    await Promise.all([
      readKeeper(request, state).catch((failure: unknown) => {
        logOutage(request.env, 'keeper', reasonOf(failure))
      }),
      readStores(request, state),
    ])
  }
}

const knownVersion = ({ known }: PointerState) =>
  known === null ? null : { epoch: known.pointer.epoch, version: known.pointer.version }

/** Raises when the relay does not answer, or has not reached the keeper for too long. */
async function readRelay(request: BookRequest, state: PointerState) {
  const startedAtMs = Date.now()
  const reading = bookRelay(request.env, request.region).read(knownVersion(state))
  const { pointer, ageMs } = await withDeadline(reading, RELAY_DEADLINE_MS)
  acceptFromKeeper(pointer, state)
  if (ageMs >= STALE_MS) throw new Error('The book keeper is out of reach.')
  confirm(request, state, startedAtMs - ageMs)
}

/** The keeper itself, while its relay fails. Raises when it does not answer. */
async function readKeeper(request: BookRequest, state: PointerState) {
  const startedAtMs = Date.now()
  const reading = bookKeeper(request.env).read(knownVersion(state))
  const { pointer } = await withDeadline(reading, RELAY_DEADLINE_MS)
  acceptFromKeeper(pointer, state)
  confirm(request, state, startedAtMs)
}

function acceptFromKeeper(pointer: BookPointer | null, state: PointerState): void {
  if (pointer === null) return
  // Of another epoch: the keeper's storage is new, and only the keeper itself says so.
  const isOfNewKeeper = pointer.epoch !== state.known?.pointer.epoch
  if (isOfNewKeeper || isNewer(pointer, state)) accept(pointer, state)
}

/** The known pointer was the keeper's at this time: shares it with the data center, a new version at once. */
function confirm({ env, waitUntil }: BookRequest, state: PointerState, atMs: number): void {
  state.confirmedAtMs = atMs
  state.failedAtMs = -Infinity
  state.isCurrent = true
  if (state.known === null) return
  const { pointer } = state.known
  const isShared = state.sharedVersion === pointer.version
  if (isShared && since(Date.now(), state.sharedAtMs) < SHARE_EVERY_MS) return
  state.sharedAtMs = Date.now()
  state.sharedVersion = pointer.version
  waitUntil(writeEdgePointer(settingsOf(env), pointer, atMs))
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
  for (const pointer of [stored, shared?.pointer ?? null])
    if (pointer !== null && isNewer(pointer, state)) accept(pointer, state)
  const nowMs = Date.now()
  const isKeeperSilent = stored !== null && since(nowMs, stored.publishedAtMs) >= SILENT_KEEPER_MS
  const isJustShared = shared !== null && since(nowMs, shared.confirmedAtMs) <= IDLE_MS
  if (isKeeperSilent || isJustShared) state.isCurrent = true
}

const isNewer = (pointer: BookPointer, { known }: PointerState) =>
  isNewerPointer(pointer, known?.pointer ?? null)

function accept(pointer: BookPointer, state: PointerState): void {
  state.known = { pointer, halts: new Set(pointer.halts) }
}
