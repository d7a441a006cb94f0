import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '#database/connection.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import type {
  InventoryProductView,
  PublisherView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import type { DeliveryBook } from '#domain/delivery/book/book.types.ts'
import type { StopPreview } from '#domain/orders/order/changes/stopCampaign.ts'
import { readToken } from '#worker/adapters/delivery/deliveryKeys.ts'
import { bookKeeper } from '#worker/adapters/durableObjects.ts'
import { screenKeyOf } from '#worker/adapters/delivery/screenKey.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import {
  buildBooksNow,
  eagerBindings,
  publishedBook,
  publishedPointer,
} from '#test/support/delivery/books.ts'
import { policyOf } from '#test/support/foundation/policyOf.ts'
import { givenRunning } from '#test/support/delivery/runningLines.ts'
import { billboardPlan, call, displayPlan, useShop } from '#test/support/commerce/shop.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()
afterEach(() => {
  vi.useRealTimers()
})

const SERVE = 'http://serve.localhost:8787'
const AUSTIN = 'US,TX,78701,30.267,-97.743'
const DISPLAY = '/a/site_us_test_kitchen/display_300x250'

let bindings = eagerBindings()

/** Sends a request to any of the hosts, and waits for its background work. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const execution = createExecutionContext()
  const request = new Request(url.startsWith('http') ? url : `${SERVE}${url}`, init)
  const response = await worker.fetch(request, bindings, execution)
  await waitOnExecutionContext(execution)
  return response
}

interface FrameAnswer {
  ad: {
    kind: string
    src: string
    width: number
    click: string | null
    events: { impression: string; viewable: string }
  } | null
  seen?: string
}

/**
 * The response to a display frame; `seen` is the visitor's state, null for a visitor without
 * storage.
 */
async function frame(seen: string | null = '', place = AUSTIN): Promise<FrameAnswer> {
  const body = JSON.stringify(seen === null ? {} : { seen })
  const response = await ask(`${DISPLAY}?place=${place}`, { method: 'POST', body })
  expect(response.status).toBe(200)
  return await response.json<FrameAnswer>()
}

/** Builds books in which every line accepts all requests, for a cold isolate. */
async function eagerBook(mediaType: 'online_display' | 'dooh'): Promise<DeliveryBook> {
  await buildBooksNow()
  bindings = eagerBindings()
  const book = await publishedBook('US', mediaType)
  if (!book) throw new Error('There is no book.')
  return book
}

let shiftedMs = 0
/** Advances the clock beyond the ad server's caches. */
function later(ms: number): void {
  shiftedMs += ms
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(realNow() + shiftedMs)
}
const realNow = () => performance.timeOrigin + performance.now()

describe('display tag', () => {
  it('returns the approved creative with its markup, beacons and click URL', async () => {
    const { lineId, versionId } = await givenRunning()
    const book = await eagerBook('online_display')
    expect(book.lines.map((line) => line.lineId)).toEqual([lineId])
    const shell = await ask('/t/site_us_test_kitchen/display_300x250.html')
    expect(await shell.text()).toContain('/frame.js')
    expect(policyOf(shell).get('frame-ancestors')).toEqual(['*'])
    expect(shell.headers.get('Set-Cookie')).toBeNull()
    const script = await ask('/t/site_us_test_kitchen/display_300x250.js')
    expect(await script.text()).toContain("frame.src = 'http://serve.localhost:8787'")

    const { ad } = await frame()
    expect(ad).toMatchObject({ kind: 'image', width: 300 })
    const address = new URL(ad?.events.impression ?? '')
    expect(address.pathname).toBe('/e/impression')
    const read = await readToken(settingsOf(env), address.searchParams.get('t') ?? '', Date.now())
    expect(read).toMatchObject({
      verdict: 'good',
      token: {
        lineId,
        versionId,
        productId: 'site_us_test_kitchen',
        place: 'US-TX',
        kind: 'display',
      },
    })

    const file = await ask(ad?.src ?? '')
    expect(file.headers.get('Content-Type')).toBe('image/png')
    expect(policyOf(file).get('frame-ancestors')).toEqual(['*'])
    expect(new Uint8Array(await file.arrayBuffer()).length).toBeGreaterThan(100)
    expect((await ask((ad?.src ?? '').replace('/ads/', '/creatives/'))).status).toBe(404)

    const click = await ask(ad?.click ?? '', { redirect: 'manual' })
    expect(click.status).toBe(302)
    expect(click.headers.get('Location')).toBe(
      'https://bread.example/offer?x=1&utm_source=admarket-direct&utm_medium=online_display&utm_campaign=Spring+bread&utm_content=banner',
    )
    const forged = (ad?.click ?? '').replace('bread.example', 'elsewhere.example')
    expect((await ask(forged, { redirect: 'manual' })).status).toBe(404)
  })

  it('respects region and frequency cap, and trusts no foreign state', async () => {
    await givenRunning(displayPlan({ frequencyCapPerDay: 2 }))
    await eagerBook('online_display')
    expect((await frame('', 'CA,ON,,43.7,-79.4')).ad).toBeNull()
    expect((await frame('', '')).ad).toBeNull()
    // A visitor without storage cannot be identified.
    expect((await frame(null)).ad).toBeNull()
    const first = await frame()
    const second = await frame(first.seen)
    expect(second.ad).not.toBeNull()
    expect((await frame(second.seen)).ad).toBeNull()
    const [payload = ''] = (second.seen ?? '').split('.')
    const more = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { seen: unknown[] }
    expect(more.seen).toEqual([[expect.any(String), expect.any(String), 2]])
    const forged = Buffer.from(JSON.stringify({ v: 1, seen: [] })).toString('base64url')
    expect((await frame(`${forged}.${(second.seen ?? '').split('.')[1]}`)).ad).not.toBeNull()
  })

  it('rejects unknown placements', async () => {
    await eagerBook('online_display')
    expect((await ask('/t/site_us_test_kitchen/display_300x250.html')).status).toBe(200)
    for (const path of [
      '/t/site_us_test_kitchen/display_1x1.html',
      '/t/site_us_test_kitchen/video_preroll_15.html',
      '/t/nobody/display_300x250.html',
      '/t/toString/display_300x250.html',
      '/v/site_us_test_kitchen.xml',
      '/p/screen_us_austin_test_road~forged.json',
      '/player/nobody',
      '/api/health',
      '/',
    ]) {
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    }
  })
})

describe('offline publisher', () => {
  const setOffline = async (by: Record<string, string>, isOffline: boolean) =>
    await call('/inventory/publishers/org_test_publishing/offline', {
      method: 'PUT',
      headers: by,
      body: { isOffline, reason: 'Its site shows stolen films.' },
    })

  it('gets no ads within ten seconds, sells nothing, and can come back online', async () => {
    const admin = { Cookie: (await givenLogin({ role: 'admin' })).cookie }
    await givenRunning()
    await eagerBook('online_display')
    expect((await frame()).ad).not.toBeNull()
    expect((await setOffline({}, true)).status).toBe(403)
    const buyer = { Cookie: (await givenLogin({ email: 'b@example.com' })).cookie }
    expect((await setOffline(buyer, true)).status).toBe(403)
    expect(await (await setOffline(admin, true)).json()).toMatchObject({
      id: 'org_test_publishing',
      offlineAt: expect.any(String),
    })
    later(10_000)
    expect((await frame()).ad).toBeNull()
    // The placement is still known, so the publisher's own fallback appears.
    expect((await ask('/t/site_us_test_kitchen/display_300x250.html')).status).toBe(200)
    await buildBooksNow()
    later(10_000)
    expect((await frame()).ad).toBeNull()
    const products = await call('/products?country=US&mediaType=online_display')
    expect(JSON.stringify(await products.json())).not.toContain('site_us_test_kitchen')

    expect((await setOffline(admin, false)).status).toBe(200)
    later(10_000)
    expect((await frame()).ad).not.toBeNull()
    const seen = await call('/inventory/site_us_test_kitchen', { headers: admin })
    const { publisher, audit } = await seen.json<InventoryProductView>()
    const stored = await env.DB.prepare(
      `select count(*) as count from products where organization_id = 'org_test_publishing'`,
    ).first<{ count: number }>()
    expect(stored?.count).toBeGreaterThan(0)
    expect(publisher).toMatchObject({ offlineAt: null, productCount: stored?.count })
    expect(audit.map(({ event, reason }) => `${event}: ${reason}`)).toEqual([
      'publisher_online: Its site shows stolen films.',
      'publisher_offline: Its site shows stolen films.',
    ])
  })

  it('stays offline when the keeper has lost its halts, and changes once on a repeated request', async () => {
    const admin = { Cookie: (await givenLogin({ role: 'admin' })).cookie }
    await setOffline(admin, true)
    const first = await (await setOffline(admin, true)).json<PublisherView>()
    expect(await (await setOffline(admin, true)).json()).toEqual(first)
    const { results } = await env.DB.prepare(
      `select event from desk_audit where subject_id = 'org_test_publishing'`,
    ).all()
    expect(results).toHaveLength(1)
    await env.DB.prepare('delete from delivery_changes').run()
    await bookKeeper(env).halt([])
    await buildBooksNow()
    expect((await publishedPointer()).halts).toContain('site_us_test_kitchen')
    await env.DB.prepare('update organizations set offline_at = null').run()
    await buildBooksNow()
    expect((await publishedPointer()).halts).not.toContain('site_us_test_kitchen')
  })
})

describe('stopped campaign', () => {
  it('goes silent within ten seconds', async () => {
    const { by, lineId, orderId } = await givenRunning()
    await eagerBook('online_display')
    expect((await frame()).ad).not.toBeNull()
    const path = `/orders/${orderId}/lines/${lineId}/stop`
    const preview = await call(`${path}-preview`, { headers: by.headers })
    const { couponUsdMinor } = await preview.json<StopPreview>()
    const stopped = await call(path, {
      body: { expectedCouponUsdMinor: couponUsdMinor },
      headers: by.headers,
    })
    expect(stopped.status).toBe(200)
    later(10_000)
    expect((await frame()).ad).toBeNull()
    await buildBooksNow()
    expect((await publishedBook('US', 'online_display'))?.lines).toEqual([])
  })
})

describe('scripts of tags and screens', () => {
  it.each([
    ['/frame.js', 'amd:empty'],
    ['/player.js', '/plays'],
    ['/player/worker.js', 'skipWaiting'],
    ['/try.js', 'MediaFile'],
  ])('serves %s bundled', async (path, content) => {
    const response = await ask(path)
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^\(function\(\)\{/)
    expect(text).toContain(content)
  })
})

describe('screen', () => {
  it('returns a playlist of the next hours to the holder of its key', async () => {
    const { lineId, versionId } = await givenRunning(
      billboardPlan({ formatIds: ['dooh_16x9_static'] }),
      [1920, 1080],
    )
    await eagerBook('dooh')
    const key = await screenKeyOf(settingsOf(env), 'screen_us_austin_test_road')
    const line = await connect(env.DB).select().from(orderLines).get()
    const startsAt = `${line?.plan?.runtime.startDate ?? ''}T18:00:00Z`
    const response = await ask(`/p/${key}.json?at=${startsAt}`)
    const list = await response.json<{
      screen: { id: string; slotSeconds: number }
      hours: { from: number; slots: { token: string; src: string }[][] }[]
    }>()
    expect(list.hours.length).toBe(12)
    expect(list.hours[0]?.from).toBe(Date.parse(startsAt))
    const turns = list.hours[0]?.slots.flat() ?? []
    expect(turns.length).toBe(1)
    const read = await readToken(settingsOf(env), turns[0]?.token ?? '', Date.now())
    expect(read).toMatchObject({
      verdict: 'good',
      token: { lineId, versionId, kind: 'dooh', screenId: 'screen_us_austin_test_road' },
    })
    expect((await ask(turns[0]?.src ?? '')).status).toBe(200)
    expect(policyOf(await ask(`/player/${key}`)).get('media-src')).toContain('blob:')
  })
})
