import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { insertCurrencyRates } from '#database/seed/builders/coupon.ts'
import {
  answer,
  call,
  orderBody,
  placeOrder,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import { readsNearby, writesAtPrimary } from '#worker/middleware/databaseSession.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import { operationContext } from '#worker/platform/operationContext.ts'

/** A database that records where each of its sessions began. */
function watched(begun: string[]): D1Database {
  return new Proxy(env.DB, {
    get(db, name) {
      if (name !== 'withSession') return Reflect.get(db, name)
      return (start: string) => {
        begun.push(start)
        return db.withSession(start)
      }
    },
  })
}

const countRates = async (db: D1Database) =>
  await db.prepare('select count(*) from currency_rates').first<number>('count(*)')

const site = new Hono<AppEnv>()
  .use(writesAtPrimary)
  .use('/near', readsNearby)
  .post('/rates', async (c) => {
    await insertCurrencyRates(connect(operationContext(c).env.DB))
    return c.json({ rates: await countRates(operationContext(c).env.DB) })
  })
  .post('/mailed', async (c) => {
    const { DB } = operationContext(c).env
    await insertCurrencyRates(connect(DB))
    // Like a mail that is counted after the response.
    c.executionCtx.waitUntil(DB.prepare('delete from currency_rates where 0').run())
    return c.json({ rates: 0 })
  })
  .post('/look', async (c) => c.json({ rates: await countRates(operationContext(c).env.DB) }))
  .get('/near', async (c) => c.json({ rates: await countRates(operationContext(c).env.DB) }))

/** One request of a browser with its cookie, and where its database session began. */
async function ask(method: 'GET' | 'POST', path: string, cookie = '') {
  const begun: string[] = []
  const left: Promise<unknown>[] = []
  const context = {
    waitUntil: (promise: Promise<unknown>) => void left.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  }
  const response = await site.request(
    `https://admarket.example${path}`,
    { method, headers: { Cookie: cookie } },
    { ...env, DB: watched(begun) },
    context,
  )
  const { rates } = await response.json<{ rates: number }>()
  await Promise.all(left)
  const seen = /amd_seen=([^;]+)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1] ?? null
  return { rates, begun, seen }
}

describe('choice of the database', () => {
  it('starts replica reads at the own last write, so that nobody reads older data', async () => {
    const written = await ask('POST', '/rates')
    expect(written.rates).toBeGreaterThan(0)
    expect(written.seen).not.toBeNull()

    const read = await ask('GET', '/near', `amd_seen=${written.seen}`)
    expect(read.begun).toEqual([decodeURIComponent(written.seen ?? '')])
    expect(read.rates).toBe(written.rates)
    expect(read.seen).toBeNull()
  })

  it('lets the nearest replica answer a visitor who wrote nothing', async () => {
    expect((await ask('GET', '/near')).begun).toEqual(['first-unconstrained'])
  })

  it('keeps the bookmark of a finished write when another is deferred past the response', async () => {
    expect((await ask('POST', '/mailed')).seen).not.toBeNull()
  })

  it('sends each write to the primary, and a read stores no bookmark', async () => {
    const { begun } = await ask('POST', '/rates')
    expect(begun.length).toBeGreaterThan(1)
    expect(new Set(begun)).toEqual(new Set(['first-primary']))
    expect((await ask('POST', '/look')).seen).toBeNull()
  })
})

describe('API', () => {
  useShop()

  it('stores the bookmark of a write in the browser only, unreadable for scripts', async () => {
    const ordered = await placeOrder(await startSession(), orderBody())
    const cookies = ordered.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/^amd_seen=[^;]+;.*HttpOnly/m)
    const seen = /amd_seen=[^;]+/.exec(cookies)?.[0] ?? ''
    const { places } = await answer<{ places: unknown[] }>(
      call('/places?country=US&q=Austin', { headers: { Cookie: seen } }),
    )
    expect(places).toHaveLength(1)
  })
  it('does not reveal by the bookmark whether an address has an account', async () => {
    const body = { email: 'ann@example.com' }
    const answered = await call('/password-resets', { body })
    expect([answered.status, answered.headers.getSetCookie()]).toEqual([202, []])
  })
})
