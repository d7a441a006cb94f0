import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ServedWorld, type StoreMode } from '#test/support/foundation/servedWorld.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

let world: ServedWorld
beforeEach(() => {
  world = new ServedWorld()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/**
 * Pairs of failures: of the objects, and of the store. Each late read costs a quarter of a second.
 * A stale relay with a stale store and a stale bucket would mean that the keeper is down, so that
 * pair is missing.
 */
const PAIRS: [StoreMode, StoreMode][] = [
  ['down', 'down'],
  ['down', 'stale'],
  ['stale', 'down'],
  ['late', 'stale'],
]
/** Triples of failures: of the objects, the bucket and the store. */
const UNREADABLE: [StoreMode, StoreMode, StoreMode][] = [
  ['down', 'down', 'down'],
  ['down', 'late', 'stale'],
  ['late', 'down', 'stale'],
  ['stale', 'down', 'up'],
  ['stale', 'late', 'down'],
]

describe('stopped line with an unreachable keeper', () => {
  it.each(PAIRS)(
    'is never served by a new isolate that reaches no object (%s) while writes to the bucket fail and the store is %s',
    async (mode, store) => {
      await world.hasAd()
      world.set({ store, bucket: 'stale' })
      world.stop()
      world.cutOff(mode)
      world.pass(10 * SECOND)
      for (let second = 10; second < 140; second += 30) {
        expect(await world.hasAd(world.coldIsolate(`new-${mode}-${store}-${second}`))).toBe(false)
        world.pass(30 * SECOND)
      }
    },
    60_000,
  )

  it.each(['down', 'late', 'stale'] as const)(
    'is never served by a new isolate that reaches no object (down) while it cannot read the bucket (%s)',
    async (bucket) => {
      await world.hasAd()
      world.set({ store: 'stale', bucket })
      world.stop()
      world.cutOff('down')
      for (let second = 10; second < 60; second += 10) {
        world.pass(10 * SECOND)
        expect(await world.hasAd(world.coldIsolate(`blind-${bucket}-${second}`))).toBe(false)
      }
    },
    60_000,
  )

  it.each(UNREADABLE)(
    'has its last ad within ten seconds in an isolate with steady traffic that reaches no object (%s) and cannot read the bucket (%s), while the store is %s',
    async (mode, bucket, store) => {
      await world.hasAd()
      world.cutOff(mode)
      world.set({ store, bucket })
      world.stop()
      let lastAdMs = 0
      for (let ms = 2 * SECOND; ms <= 16 * SECOND; ms += 2 * SECOND) {
        world.pass(2 * SECOND)
        if (await world.hasAd()) lastAdMs = ms
      }
      expect(lastAdMs).toBeLessThanOrEqual(10 * SECOND)
      for (let at = 0; at < 4; at += 1) {
        world.pass(MINUTE)
        expect(await world.hasAd()).toBe(false)
      }
    },
    60_000,
  )

  it('is not served by warm or new isolates that see in the store a working keeper with failing bucket writes', async () => {
    await world.hasAd()
    world.cutOff('down')
    world.set({ bucket: 'stale' })
    world.pass(8 * SECOND)
    // The store gets this version, and then nothing for longer than its maximum lag.
    world.republish()
    expect(await world.hasAd()).toBe(true)
    world.set({ store: 'stale' })
    world.stop()
    for (let second = 10; second < 140; second += 10) {
      world.pass(10 * SECOND)
      expect(await world.hasAd()).toBe(false)
      expect(await world.hasAd(world.coldIsolate(`unheard-${second}`))).toBe(false)
    }
  })
})
