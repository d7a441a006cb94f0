import { afterEach, expect, it, vi } from 'vitest'
import { adAddress, requestAd } from './requestAd.ts'

const bodies: unknown[] = []
let response: () => Response

afterEach(() => {
  bodies.length = 0
  vi.unstubAllGlobals()
})

function givenServer(answer: () => Response): void {
  response = answer
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body))
    return Promise.resolve(response())
  })
}

function storageWith(values: Map<string, string>): Storage {
  const storage: Partial<Storage> = {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
  }
  return storage as Storage
}

it("requests the tag's own address, with its query", () => {
  expect(adAddress(new URL('https://serve.test/t/prd_1/display_300x250.html?a=1'))).toBe(
    '/a/prd_1/display_300x250?a=1',
  )
})

it("sends the visitor's state and stores the new one", async () => {
  givenServer(() => Response.json({ ad: { title: 'An ad' }, seen: 'two' }))
  const values = new Map([['amd_seen', 'one']])
  expect(await requestAd('/a/1', storageWith(values))).toEqual({ title: 'An ad' })
  expect(bodies).toEqual([{ seen: 'one' }])
  expect(values.get('amd_seen')).toBe('two')
})

it('sends an empty state at first, and none if the browser stores nothing', async () => {
  givenServer(() => Response.json({ ad: null }))
  expect(await requestAd('/a/1', storageWith(new Map()))).toBeNull()
  expect(await requestAd('/a/1', null)).toBeNull()
  expect(bodies).toEqual([{ seen: '' }, {}])
})

it('returns no ad when the server fails', async () => {
  givenServer(() => new Response(null, { status: 500 }))
  expect(await requestAd('/a/1', null)).toBeNull()
})

it('holds the lock of the visitor during a request', async () => {
  givenServer(() => Response.json({ ad: null }))
  const locked: string[] = []
  const request = (name: string, run: () => Promise<unknown>) => {
    locked.push(name)
    return run()
  }
  vi.stubGlobal('navigator', { locks: { request } })
  await requestAd('/a/1', storageWith(new Map()))
  await requestAd('/a/1', null)
  expect(locked).toEqual(['amd_seen'])
})
