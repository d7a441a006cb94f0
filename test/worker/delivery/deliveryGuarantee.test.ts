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

const FAILING: StoreMode[] = ['down', 'late', 'stale']
/**
 * Pairs of failures: of the objects, and of the store or the bucket. Each late read costs a quarter
 * of a second.
 */
const PAIRS: [StoreMode, StoreMode][] = [
  ['down', 'down'],
  ['down', 'stale'],
  ['stale', 'down'],
  ['stale', 'stale'],
  ['late', 'stale'],
]

describe('ad server with failing stores', () => {
  it('serves in a cold isolate without the database', async () => {
    expect(await world.hasAd()).toBe(true)
    expect((await world.ask('/t/site_us_test_kitchen/display_300x250.html')).status).toBe(200)
    expect((await world.ask('/t/nobody/display_300x250.html')).status).toBe(404)
  })

  it.each(FAILING)(
    'serves cached data while keeper and store are %s, and logs it',
    async (mode) => {
      expect(await world.hasAd()).toBe(true)
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      world.set({ relay: mode, store: mode })
      for (let second = 0; second < 10; second += 1) {
        world.pass(10 * SECOND)
        expect(await world.hasAd()).toBe(true)
      }
      const lines = logged.mock.calls.map(([line]) => String(line))
      const outages = lines.filter((line) => line.includes('"read":"pointer"'))
      // 100 seconds: logged once a minute.
      expect(outages.length).toBe(2)
    },
  )

  it('serves a cold isolate at once while the keeper is down and its relay reports it', async () => {
    world.set({ relay: 'stale' })
    world.pass(10 * SECOND)
    expect(await world.hasAd()).toBe(true)
    world.pass(MINUTE)
    expect(await world.hasAd(world.coldIsolate('elsewhere'))).toBe(true)
  })

  it.each(['down', 'late'] as const)(
    'serves a cold isolate from the store while all objects are %s, after a silence as long as the store’s maximum lag',
    async (mode) => {
      world.set({ relay: mode })
      // The heartbeat is trusted for seconds after the keeper's last one.
      world.pass(10 * SECOND)
      for (let second = 10; second < 150; second += 20) {
        expect(await world.hasAd()).toBe(false)
        world.pass(20 * SECOND)
      }
      expect(await world.hasAd()).toBe(true)
    },
  )

  it.each(FAILING)('queries the keeper itself while its relay is %s', async (mode) => {
    world.set({ relay: mode, keeper: 'up' })
    expect(await world.hasAd()).toBe(true)
  })

  it.each(FAILING)(
    'serves a cold isolate that reaches neither relay nor keeper (%s) from the bucket',
    async (mode) => {
      world.cutOff(mode)
      world.pass(3 * SECOND)
      expect(await world.hasAd(world.coldIsolate(`far-${mode}`))).toBe(true)
    },
  )

  it('continues to serve after its clock was set back', async () => {
    world.pass(5 * MINUTE)
    expect(await world.hasAd()).toBe(true)
    world.pass(-MINUTE)
    expect(await world.hasAd()).toBe(true)
    world.pass(3 * SECOND)
    expect(await world.hasAd()).toBe(true)
  })

  it('serves a cold isolate while the bucket is down', async () => {
    world.set({ bucket: 'down' })
    expect(await world.hasAd()).toBe(true)
  })

  it('serves a cold isolate from the cache of its data center while all stores are down', async () => {
    expect(await world.hasAd()).toBe(true)
    world.set({ relay: 'down', store: 'down' })
    expect(await world.hasAd(world.coldIsolate())).toBe(true)
  })

  it('still answers every tag where nothing can be read', async () => {
    world.set({ relay: 'down', store: 'down' })
    expect(await world.hasAd()).toBe(false)
    expect((await world.ask('/t/site_us_test_kitchen/display_300x250.js')).status).toBe(200)
    const vast = await world.ask('/v/stream_us_test.xml')
    expect([vast.status, await vast.text()]).toEqual([200, expect.stringContaining('<VAST')])
  })

  it('serves no book older than an hour', async () => {
    expect(await world.hasAd()).toBe(true)
    world.set({ relay: 'down' })
    world.pass(59 * MINUTE)
    expect(await world.hasAd()).toBe(true)
    world.pass(2 * MINUTE)
    expect(await world.hasAd()).toBe(false)
  })

  it('reads the pointer once in two seconds, not once per request', async () => {
    await world.hasAd()
    const { relay } = world.calls
    for (let at = 0; at < 20; at += 1) {
      world.pass(500)
      await world.hasAd()
    }
    expect(world.calls.relay - relay).toBeLessThanOrEqual(5)
  })
})

describe('stopped line', () => {
  it('has its last ad within ten seconds, at any request rate', async () => {
    await world.hasAd()
    for (const lead of [0, 700, 1_900, 2_100, 5_900]) {
      world = new ServedWorld()
      await world.hasAd()
      world.pass(lead)
      world.stop()
      let lastAdMs = 0
      for (let ms = 250; ms <= 20_000; ms += 250) {
        world.pass(250)
        if (await world.hasAd()) lastAdMs = ms
      }
      expect(lastAdMs).toBeLessThan(8_000)
    }
  })

  it('is silent at the first request after ten idle seconds', async () => {
    await world.hasAd()
    world.stop()
    world.pass(10 * SECOND)
    expect(await world.hasAd()).toBe(false)
  })

  it.each(FAILING)('is never served again while keeper and store are %s', async (mode) => {
    await world.hasAd()
    // Both still have their content from before the stop.
    world.set({ relay: 'up', store: 'stale' })
    world.stop()
    world.pass(10 * SECOND)
    expect(await world.hasAd()).toBe(false)
    Object.assign(world, { relay: mode, keeper: mode, store: mode })
    for (let at = 0; at < 6; at += 1) {
      world.pass(10 * MINUTE)
      expect(await world.hasAd()).toBe(false)
    }
    // A cold isolate of the same data center knows the halt, too.
    expect(await world.hasAd(world.coldIsolate())).toBe(false)
  })

  it('stays silent when the keeper returns with a newer book that still includes it', async () => {
    await world.hasAd()
    world.stop()
    world.pass(10 * SECOND)
    world.set({ relay: 'down' })
    expect(await world.hasAd()).toBe(false)
    world.set({ relay: 'up' })
    world.pass(MINUTE)
    world.republish()
    for (let at = 0; at < 5; at += 1) {
      world.pass(3 * SECOND)
      expect(await world.hasAd()).toBe(false)
    }
  })

  it('is silent within ten seconds by the store alone, when a dead keeper has written its halt', async () => {
    await world.hasAd()
    world.set({ relay: 'down' })
    world.pass(5 * SECOND)
    await world.hasAd()
    world.stop()
    world.pass(5 * SECOND)
    await world.hasAd()
    world.pass(5 * SECOND)
    expect(await world.hasAd()).toBe(false)
  })

  it.each(FAILING)(
    'has its last ad within ten seconds while the relay and the store are %s, in warm and cold isolates',
    async (mode) => {
      await world.hasAd()
      world.set({ relay: mode, keeper: 'up' })
      world.pass(SECOND)
      world.stop()
      let lastAdMs = 0
      for (let ms = SECOND; ms <= 15 * SECOND; ms += SECOND) {
        world.pass(SECOND)
        if (await world.hasAd()) lastAdMs = ms
      }
      expect(lastAdMs).toBeLessThan(9 * SECOND)
      expect(await world.hasAd(world.coldIsolate(`elsewhere-${mode}`))).toBe(false)
    },
    60_000,
  )

  it.each(FAILING)(
    'is never served by a cold isolate elsewhere with a store of a minute ago while relay and keeper are %s',
    async (mode) => {
      await world.hasAd()
      world.set({ store: 'stale' })
      world.stop()
      Object.assign(world, { relay: mode, keeper: mode })
      world.pass(10 * SECOND)
      const cold = world.coldIsolate(`far-${mode}`)
      for (let second = 10; second < 60; second += 10) {
        expect(await world.hasAd(cold)).toBe(false)
        world.pass(10 * SECOND)
      }
      world.set({ store: 'up' })
      for (let second = 60; second < 200; second += 10) {
        expect(await world.hasAd(cold)).toBe(false)
        world.pass(10 * SECOND)
      }
      expect(await world.hasAd(world.coldIsolate(`far-${mode}`))).toBe(false)
    },
    60_000,
  )

  it.each(PAIRS)(
    'has its last ad within ten seconds in isolates that reach neither relay nor keeper (%s) while the store is %s',
    async (mode, store) => {
      await world.hasAd()
      world.cutOff(mode)
      world.set({ store })
      world.pass(2 * SECOND)
      expect(await world.hasAd()).toBe(true)
      world.stop()
      let lastAdMs = 0
      for (let ms = SECOND; ms <= 15 * SECOND; ms += SECOND) {
        world.pass(SECOND)
        if (await world.hasAd()) lastAdMs = ms
      }
      expect(lastAdMs).toBeLessThan(9 * SECOND)
      for (let at = 0; at < 4; at += 1) {
        world.pass(MINUTE)
        expect(await world.hasAd()).toBe(false)
        expect(await world.hasAd(world.coldIsolate(`cut-${mode}-${store}-${at}`))).toBe(false)
      }
    },
    60_000,
  )

  it('is not served again by an isolate that was idle during the stop', async () => {
    await world.hasAd()
    world.set({ store: 'stale' })
    world.stop()
    world.set({ relay: 'down' })
    world.pass(MINUTE)
    expect(await world.hasAd()).toBe(false)
  })

  it('is known to the whole data center once one isolate knows it', async () => {
    await world.hasAd()
    world.set({ store: 'stale' })
    world.pass(2 * SECOND)
    world.stop()
    world.pass(3 * SECOND)
    await world.hasAd()
    world.set({ relay: 'down' })
    expect(await world.hasAd(world.coldIsolate())).toBe(false)
    world.pass(30 * SECOND)
    expect(await world.hasAd(world.coldIsolate())).toBe(false)
  })
})
