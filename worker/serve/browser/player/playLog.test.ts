import { beforeEach, expect, it, vi } from 'vitest'
import { openPlayLog } from './playLog.ts'

const NOW = 1_800_000_000_000
interface Batch {
  batch: number
  sentAt: number
  plays: { token: string; number: number; at: number }[]
}
let stored: Record<string, string>
let sent: Batch[]
/** The ad server's response to a batch. */
let acknowledge: (batch: Batch) => Response

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  stored = {}
  sent = []
  acknowledge = ({ batch }) => Response.json({ batch })
  const methods = {
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, value: string) => void (stored[name] = value),
    removeItem: (name: string) => void Reflect.deleteProperty(stored, name),
  }
  // Like a browser's storage, whose own property names are the stored ones.
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(stored),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const batch = JSON.parse(body) as Batch
    sent.push(batch)
    return Promise.resolve(acknowledge(batch))
  })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})

const playsIn = (batches: readonly Batch[]) => batches.flatMap(({ plays }) => plays)

it('numbers the plays of each token and sends them once', async () => {
  const log = openPlayLog('key')
  log.record('a', 1)
  log.record('b', 2)
  log.record('a', 3)
  expect(await log.send()).toBe(true)
  expect(await log.send()).toBe(true)
  expect(sent).toEqual([
    {
      batch: 0,
      sentAt: NOW,
      plays: [
        { token: 'a', number: 0, at: 1 },
        { token: 'b', number: 0, at: 2 },
        { token: 'a', number: 1, at: 3 },
      ],
    },
  ])
})

it('continues counting after a restart', async () => {
  const before = openPlayLog('key')
  before.record('a', 1)
  await before.send()
  const after = openPlayLog('key')
  after.record('a', 2)
  await after.send()
  expect(sent.map(({ batch }) => batch)).toEqual([0, 1])
  expect(playsIn(sent).map(({ number }) => number)).toEqual([0, 1])
})

it.each([
  ['an error', () => new Response(null, { status: 500 })],
  ['the number of another batch', () => Response.json({ batch: 7 })],
])('sends a batch again after %s', async (_, refuse) => {
  const log = openPlayLog('key')
  log.record('a', 1)
  acknowledge = refuse
  expect(await log.send()).toBe(false)
  acknowledge = ({ batch }) => Response.json({ batch })
  log.record('a', 2)
  expect(await log.send()).toBe(true)
  expect(sent.map(({ batch, plays }) => [batch, plays.length])).toEqual([
    [0, 1],
    [0, 2],
  ])
})

it('sends at most 500 plays a batch and says that more are left', async () => {
  const log = openPlayLog('key')
  for (let at = 0; at < 501; at++) log.record('a', at)
  expect(await log.send()).toBe(false)
  expect(await log.send()).toBe(true)
  expect(sent.map(({ plays }) => plays.length)).toEqual([500, 1])
})

it('stores plays that are recorded while a batch is in flight', async () => {
  const log = openPlayLog('key')
  log.record('a', 1)
  const sending = log.send()
  log.record('a', 2)
  expect(await sending).toBe(false)
  await log.send()
  expect(playsIn(sent).map(({ at }) => at)).toEqual([1, 2])
})

it('adopts the plays of a closed tab at once and those of a lost tab after two minutes', async () => {
  const closed = openPlayLog('key')
  closed.record('closed', 1)
  closed.close()
  openPlayLog('key').record('lost', 2)
  const log = openPlayLog('key')
  await log.send()
  expect(playsIn(sent).map(({ token }) => token)).toEqual(['closed'])
  vi.setSystemTime(NOW + 120_000)
  await log.send()
  expect(playsIn(sent).map(({ token }) => token)).toEqual(['closed', 'lost'])
  await log.send()
  expect(playsIn(sent)).toHaveLength(2)
})

it('adopts the list that an older player stored and leaves other screens alone', async () => {
  const play = { token: 'old', number: 4, at: 1 }
  stored['amd_plays_key'] = JSON.stringify([play])
  stored['amd_plays_key2:x'] = JSON.stringify({ aliveAt: 0, plays: [{ ...play, token: 'other' }] })
  await openPlayLog('key').send()
  expect(playsIn(sent)).toEqual([play])
  expect(Object.keys(stored)).toContain('amd_plays_key2:x')
})

it('counts from memory if the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const log = openPlayLog('key')
  log.record('a', 1)
  log.record('a', 2)
  expect(await log.send()).toBe(true)
  expect(playsIn(sent).map(({ number }) => number)).toEqual([0, 1])
})
