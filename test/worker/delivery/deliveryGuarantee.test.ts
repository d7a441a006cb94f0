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

describe('the ad server with failing stores', () => {
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
      // 100 seconds: once a minute.
      expect(outages.length).toBe(2)
    },
  )

  it.each(FAILING)(
    'serves a cold isolate from the store while the keeper is %s, once it has been silent for as long as the store may be late',
    async (mode) => {
      world.set({ relay: mode })
      // A relay answers for seconds after its keeper fell silent.
      world.pass(10 * SECOND)
      for (let second = 10; second < 150; second += 20) {
        expect(await world.hasAd()).toBe(false)
        world.pass(20 * SECOND)
      }
      expect(await world.hasAd()).toBe(true)
    },
  )

  it.each(FAILING)('asks the keeper itself while its relay is %s', async (mode) => {
    world.set({ relay: mode, keeper: 'up' })
    expect(await world.hasAd()).toBe(true)
  })

  it('serves a cold isolate from the cache of its data center while all stores are down', async () => {
    expect(await world.hasAd()).toBe(true)
    world.set({ relay: 'down', store: 'down' })
    expect(await world.hasAd(world.coldIsolate())).toBe(true)
  })

  it('asks for nothing more than a frame where nothing can be read, and fails no tag', async () => {
    world.set({ relay: 'down', store: 'down' })
    expect(await world.hasAd()).toBe(false)
    expect((await world.ask('/t/site_us_test_kitchen/display_300x250.js')).status).toBe(200)
    const vast = await world.ask('/v/stream_us_test.xml')
    expect([vast.status, await vast.text()]).toEqual([200, expect.stringContaining('<VAST')])
  })

  it('serves no book that is older than an hour', async () => {
    expect(await world.hasAd()).toBe(true)
    world.set({ relay: 'down' })
    world.pass(59 * MINUTE)
    expect(await world.hasAd()).toBe(true)
    world.pass(2 * MINUTE)
    expect(await world.hasAd()).toBe(false)
  })

  it('reads the pointer once in two seconds, not once a request', async () => {
    await world.hasAd()
    const { relay } = world.calls
    for (let at = 0; at < 20; at += 1) {
      world.pass(500)
      await world.hasAd()
    }
    expect(world.calls.relay - relay).toBeLessThanOrEqual(5)
  })
})

describe('a stopped line', () => {
  it('has its last ad within ten seconds, however often it is requested', async () => {
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
    // Both keep what was there before the stop.
    world.set({ relay: 'up', store: 'stale' })
    world.stop()
    world.pass(10 * SECOND)
    expect(await world.hasAd()).toBe(false)
    Object.assign(world, { relay: mode, keeper: mode, store: mode })
    for (let at = 0; at < 6; at += 1) {
      world.pass(10 * MINUTE)
      expect(await world.hasAd()).toBe(false)
    }
    // A cold isolate of the same data center knows it too.
    expect(await world.hasAd(world.coldIsolate())).toBe(false)
  })

  it('stays silent when the keeper comes back with a newer book that still has it', async () => {
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

  it('is silent within ten seconds by the store alone, when a keeper that is down has written its halt', async () => {
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

  it('is not served again by an isolate that was idle when it was stopped', async () => {
    await world.hasAd()
    world.set({ store: 'stale' })
    world.stop()
    world.set({ relay: 'down' })
    world.pass(MINUTE)
    expect(await world.hasAd()).toBe(false)
  })

  it('is known to the whole data center as soon as one isolate knows it', async () => {
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
