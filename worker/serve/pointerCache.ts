import { isKeeperDown, isOldHeartbeat, OLD_HEARTBEAT_MS } from '#domain/delivery/book/keeperDown.ts'
import type { Heartbeat } from '#domain/delivery/book/heartbeat.ts'
import { isNewerPointer, type BookPointer } from '#domain/delivery/book/bookPointer.ts'
import { reasonOf } from '#domain/foundation/errors/reasonOf.ts'
import { readPointer } from '../adapters/delivery/bookStore.ts'
import { bookKeeper, bookRelay } from '../adapters/durableObjects.ts'
import { readHeartbeat } from '../adapters/delivery/heartbeatStore.ts'
import { readEdgePointer, writeEdgePointer } from '../adapters/delivery/edgePointer.ts'
import type { Bindings } from '../platform/env.ts'
import type { LocationHint } from '#domain/foundation/geo/locationHint.ts'
import { serveSettingsOf } from './serveSettings.ts'
import { withDeadline } from '../platform/withDeadline.ts'
import { logOutage } from './logOutage.ts'

/** A pointer confirmed this recently is used without a read. */
const FRESH_MS = 2_000
/** Beyond this age a request waits for a fresh read, so that a stopped line goes silent within 10 s. */
const STALE_MS = OLD_HEARTBEAT_MS
/** This long after a failed read, a request uses the last pointer at once. */
const OUTAGE_MS = 4_000
const RETRY_MS = 1_000
const RELAY_DEADLINE_MS = 1_000
const STORE_DEADLINE_MS = 800
/** Timeout of a read, as a read whose request was canceled may never end. */
const STUCK_MS = 5_000
const SHARE_EVERY_MS = 10_000
/**
 * How long a pointer serves after the last moment at which it surely contained every stop: the
 * guarantee of a stop.
 */
const SERVED_MS = 10_000

/** Request facts for a read of the books. */
export interface BookRequest {
  env: Bindings
  nowMs: number
  /** Undefined if the request's origin is unknown. */
  region: LocationHint | undefined
  waitUntil: (promise: Promise<unknown>) => void
}

/** The pointer and its halts in this isolate. */
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
  /**
   * The last moment at which the pointer surely contained every stop: the keeper confirmed it, or
   * accepted no stops.
   */
  soundAtMs: number
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
    soundAtMs: -Infinity,
  }
  states.set(env, state)
  return state
}

/** Time since a moment; infinitely long if the clock went back. */
const since = (nowMs: number, atMs: number) => (nowMs < atMs ? Infinity : nowMs - atMs)

/**
 * The current pointer: at once while it is fresh enough, else after a read. Null if a stop of more
 * than ten seconds ago may be missing: the keeper has not responded since, and nothing shows that
 * it is down. An older pointer never removes halts that the isolate knows.
 */
export async function currentPointer(request: BookRequest): Promise<KnownPointer | null> {
  const state = stateOf(request.env)
  const age = since(request.nowMs, state.confirmedAtMs)
  if (age < FRESH_MS) return state.known
  const sinceFailure = since(request.nowMs, state.failedAtMs)
  if (sinceFailure < RETRY_MS) return usable(state)
  const reading = startReading(request, state)
  const atOnce = age < STALE_MS || sinceFailure < OUTAGE_MS ? usable(state) : null
  if (atOnce !== null) return atOnce
  await withDeadline(reading, STUCK_MS).catch(() => undefined)
  return usable(state)
}

/** Concurrent requests read slightly different clocks. */
const isSound = ({ soundAtMs }: PointerState, nowMs: number) =>
  Math.abs(nowMs - soundAtMs) <= SERVED_MS

const usable = (state: PointerState) => (isSound(state, Date.now()) ? state.known : null)

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
  const isFollowing = isSound(state, request.nowMs)
  let hasRelayAnswered = false
  try {
    const ageMs = await readRelay(request, state)
    if (ageMs < STALE_MS) return
    hasRelayAnswered = true
    logOutage(request.env, 'pointer', 'The book keeper is out of reach.')
  } catch (error) {
    logOutage(request.env, 'pointer', reasonOf(error))
  }
  state.failedAtMs = Date.now()
  const [isHeard, heartbeat, stored] = await Promise.all([
    readKeeper(request, state).catch((failure: unknown) => {
      logOutage(request.env, 'keeper', reasonOf(failure))
      return false
    }),
    readBucket(request, state).catch((failure: unknown) => {
      logOutage(request.env, 'heartbeat', reasonOf(failure))
      return null
    }),
    readStores(request, state),
  ])
  if (isHeard) return
  const isDown = isKeeperDown({ isFollowing, hasRelayAnswered, heartbeat, stored }, Date.now())
  if (isDown) hold(state, request.nowMs)
}

/** Records that the known pointer contains every stop before this time. */
function hold(state: PointerState, atMs: number): void {
  if (!(state.soundAtMs > atMs)) state.soundAtMs = atMs
}

const knownVersion = ({ known }: PointerState) =>
  known === null ? null : { epoch: known.pointer.epoch, version: known.pointer.version }

/** Age of the keeper's last confirmation of the relay's pointer, ms. Raises if the relay does not respond. */
async function readRelay(request: BookRequest, state: PointerState): Promise<number> {
  const startedAtMs = Date.now()
  const reading = bookRelay(request.env, request.region).read(knownVersion(state))
  const { pointer, ageMs } = await withDeadline(reading, RELAY_DEADLINE_MS)
  acceptFromKeeper(pointer, state)
  if (ageMs < STALE_MS) confirm(request, state, startedAtMs - ageMs)
  return ageMs
}

/** Reads the keeper itself, while its relay fails. Raises if it does not respond. */
async function readKeeper(request: BookRequest, state: PointerState): Promise<true> {
  const startedAtMs = Date.now()
  const reading = bookKeeper(request.env).read(knownVersion(state))
  const { pointer } = await withDeadline(reading, RELAY_DEADLINE_MS)
  acceptFromKeeper(pointer, state)
  confirm(request, state, startedAtMs)
  return true
}

/**
 * The keeper's last heartbeat, for an isolate that reaches no object: the bucket is strongly consistent, so it has
 * every stop that the keeper could write. Raises if it cannot be read.
 */
async function readBucket(request: BookRequest, state: PointerState): Promise<Heartbeat> {
  const heartbeat = await withDeadline(readHeartbeat(request.env), RELAY_DEADLINE_MS)
  if (heartbeat === null) throw new Error('There is no heartbeat of the book keeper.')
  const { pointer, atMs } = heartbeat
  const { known } = state
  const isOfNewKeeper =
    pointer.epoch !== known?.pointer.epoch &&
    pointer.publishedAtMs > (known?.pointer.publishedAtMs ?? 0)
  if (isOfNewKeeper || isNewer(pointer, state)) accept(pointer, state)
  const nowMs = Date.now()
  if (isOldHeartbeat(heartbeat, nowMs)) {
    logOutage(request.env, 'heartbeat', 'The heartbeat of the book keeper is old.')
    return heartbeat
  }
  if (since(nowMs, state.confirmedAtMs) > since(nowMs, atMs)) confirm(request, state, atMs)
  // The objects are still unreachable: reads stay a second apart.
  state.failedAtMs = nowMs
  return heartbeat
}

function acceptFromKeeper(pointer: BookPointer | null, state: PointerState): void {
  if (pointer === null) return
  // From another epoch: the keeper's storage is new, and only the keeper itself reports that.
  const isOfNewKeeper = pointer.epoch !== state.known?.pointer.epoch
  if (isOfNewKeeper || isNewer(pointer, state)) accept(pointer, state)
}

/**
 * Records that the keeper confirmed the known pointer at this time, and shares it with the data center, a new version
 * at once.
 */
function confirm({ env, waitUntil }: BookRequest, state: PointerState, atMs: number): void {
  state.confirmedAtMs = atMs
  state.failedAtMs = -Infinity
  // This also holds if the clock has gone back since.
  state.soundAtMs = atMs
  if (state.known === null) return
  const { pointer } = state.known
  const isShared = state.sharedVersion === pointer.version
  if (isShared && since(Date.now(), state.sharedAtMs) < SHARE_EVERY_MS) return
  state.sharedAtMs = Date.now()
  state.sharedVersion = pointer.version
  waitUntil(writeEdgePointer(serveSettingsOf(env), pointer, atMs))
}

/**
 * Reads both fallbacks at once: the store may be a minute old, the data center's cache as old as
 * its last reader. Returns the store's pointer; null if it cannot be read.
 */
async function readStores({ env }: BookRequest, state: PointerState): Promise<BookPointer | null> {
  const [stored, shared] = await Promise.all([
    withDeadline(readPointer(env), STORE_DEADLINE_MS).catch((error: unknown) => {
      logOutage(env, 'stored pointer', reasonOf(error))
      return null
    }),
    withDeadline(readEdgePointer(serveSettingsOf(env)), STORE_DEADLINE_MS).catch(() => null),
  ])
  for (const pointer of [stored, shared?.pointer ?? null])
    if (pointer !== null && isNewer(pointer, state)) accept(pointer, state)
  if (shared?.pointer.epoch === state.known?.pointer.epoch)
    hold(state, shared?.confirmedAtMs ?? -Infinity)
  return stored
}

const isNewer = (pointer: BookPointer, { known }: PointerState) =>
  isNewerPointer(pointer, known?.pointer ?? null)

function accept(pointer: BookPointer, state: PointerState): void {
  state.known = { pointer, halts: new Set(pointer.halts) }
}
