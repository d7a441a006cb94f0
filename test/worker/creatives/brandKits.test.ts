import { env, exports } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { attemptCounters } from '#database/schema/accounts/accounts.ts'
import { brandKits } from '#database/schema/creatives/brandKits.ts'
import { orders } from '#database/schema/orders/orders.ts'
import {
  newBrandKit,
  type BrandKit,
  type BrandKitView,
} from '#domain/creatives/brandKit/brandKit.ts'
import {
  GUEST_KIT_LIFE_DAYS,
  KIT_PICTURES_A_DAY,
  MAX_KIT_PICTURE_BYTES,
  MAX_KIT_PICTURE_SIDE,
} from '#domain/creatives/brandKit/kitLimits.ts'
import { deleteBrandKitOf } from '#worker/operations/creatives/brandKits/deleteBrandKitOf.ts'
import { purgeBrandKits } from '#worker/operations/creatives/brandKits/purgeBrandKits.ts'
import worker from '#test/support/foundation/wholeProduct.ts'
import { settingsOf } from '#worker/platform/settings.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { jobContext, orderedBy } from '#test/support/orders/ownOrders.ts'
import { policyOf } from '#test/support/foundation/policyOf.ts'
import { answer, call, useShop } from '#test/support/commerce/shop.ts'
import {
  codeOf,
  givenReviewer,
  guestLine,
  png,
  storedFiles,
  type Uploader,
} from '#test/support/creatives/uploads.ts'
import { fromOwnNetwork } from '#test/support/foundation/ownNetwork.ts'
import {
  createExecutionContext,
  waitOnExecutionContext,
} from '#test/support/foundation/executionContext.ts'

useShop()

const db = () => connect(env.DB)

const KIT: BrandKit = {
  ...newBrandKit('Morgan Outdoor'),
  headline: 'Sleep under more stars',
  line: 'Tents for two from $189',
}

const path = (id: string) => `/upload-areas/${id}/brand-kit`

const read = async (by: Uploader, id: string) =>
  await answer<BrandKitView>(call(path(id), { headers: by.headers }))

const save = async (by: Uploader, id: string, kit: unknown = KIT) =>
  await call(path(id), { method: 'PUT', body: kit, headers: by.headers })

const put = async (by: Uploader, id: string, role: string, content: Uint8Array) =>
  await exports.default.fetch(
    new Request(`http://127.0.0.1:8787/api${path(id)}/pictures/${role}`, {
      method: 'PUT',
      headers: {
        ...fromOwnNetwork(),
        'Content-Type': 'application/octet-stream',
        ...by.headers,
      },
      body: content as BodyInit,
    }),
  )

const remove = async (by: Uploader, id: string, role: string) =>
  await call(`${path(id)}/pictures/${role}`, { method: 'DELETE', headers: by.headers })

const shown = async (url: string) => {
  const execution = createExecutionContext()
  const response = await worker.fetch(new Request(url), env, execution)
  await waitOnExecutionContext(execution)
  return response
}

const kitFiles = async () => (await storedFiles()).filter((key) => key.startsWith('brand-kits/'))

const loggedInBuyer = async () => {
  const login = await givenLogin()
  const { id, lines } = await orderedBy(login)
  return {
    by: { headers: { Cookie: login.cookie } },
    login,
    orderId: id,
    lineId: lines[0]?.id ?? '',
  }
}

describe('brand kit', () => {
  it('is empty at first, then stored with the account: for each of its orders, and for the desk', async () => {
    const { by, login, lineId, orderId } = await loggedInBuyer()
    expect(await read(by, lineId)).toEqual({
      kit: null,
      logo: null,
      picture: null,
      keptWith: 'account',
      updatedAt: null,
    })
    const saved = await answer<BrandKitView>(save(by, lineId))
    expect(saved).toMatchObject({ kit: KIT, keptWith: 'account' })
    const other = await orderedBy(login)
    expect((await read(by, other.id)).kit).toEqual(KIT)
    expect((await read(await givenReviewer(), orderId)).kit).toEqual(KIT)
  })

  it('of a guest is stored with the order, and moves to the account with it', async () => {
    const { by, orderId, lineId } = await guestLine()
    expect(await answer<BrandKitView>(save(by, lineId))).toMatchObject({ keptWith: 'order' })
    await put(by, lineId, 'logo', await png(400, 100))
    const login = await givenLogin()
    const accountId = login.id
    await db().update(orders).set({ accountId }).where(eq(orders.id, orderId))
    const owner = { headers: { Cookie: login.cookie } }
    expect(await read(owner, lineId)).toMatchObject({ kit: KIT, keptWith: 'account' })
    await save(owner, lineId, { ...KIT, headline: 'More stars' })
    const rows = await db().select().from(brandKits)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ ownerId: accountId, logo: { width: 400 } })
  })

  it('opens to nobody else', async () => {
    const { lineId, orderId } = await loggedInBuyer()
    const guest = await guestLine()
    const strangers: Uploader[] = [
      { headers: {} },
      guest.by,
      { headers: { Cookie: (await givenLogin()).cookie } },
      { headers: { Cookie: (await givenLogin({ role: 'sales' })).cookie } },
    ]
    for (const by of strangers)
      for (const id of [lineId, orderId]) {
        const answers = [
          await call(path(id), { headers: by.headers }),
          await save(by, id),
          await put(by, id, 'logo', await png(10, 10)),
          await remove(by, id, 'logo'),
        ]
        expect(await Promise.all(answers.map(codeOf))).toEqual(Array(4).fill('order_not_found'))
      }
    expect(await kitFiles()).toEqual([])
    expect(await db().select().from(brandKits)).toEqual([])
  })

  it('accepts only texts and colors within their limits, without invisible characters', async () => {
    const { by, lineId } = await guestLine()
    const wrong = [
      { ...KIT, headline: 'x'.repeat(61) },
      { ...KIT, colors: { ...KIT.colors, text: 'red' } },
      { ...KIT, template: 'mine' },
      { ...KIT, focus: { x: 2, y: 0 } },
      { ...KIT, motionSeconds: 30 },
      { ...KIT, edits: { '../x': {} } },
      {
        ...KIT,
        edits: Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`${n + 10}x50`, {}])),
      },
    ]
    for (const kit of wrong) expect((await save(by, lineId, kit)).status).toBe(422)
    const kept = await answer<BrandKitView>(
      save(by, lineId, { ...KIT, headline: '  Sleep\u202e under\n more  stars ', isAdmin: true }),
    )
    expect(kept.kit).toEqual(KIT)
  })
})

describe('logo and picture of a kit', () => {
  it('are read by content, served from the creatives’ host, and leave nothing behind', async () => {
    const { by, lineId } = await guestLine()
    const first = await answer<BrandKitView>(put(by, lineId, 'logo', await png(400, 100)))
    expect(first.logo).toMatchObject({ fileType: 'png', width: 400, height: 100 })
    const url = first.logo?.url ?? ''
    expect(new URL(url).hostname).toBe(env.CREATIVES_HOST)
    const response = await shown(url)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': new URL(settingsOf(env).SITE_URL).origin,
    })
    expect(policyOf(response).get('default-src')).toEqual(["'none'"])
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(await png(400, 100))
    expect((await shown(url.replace('/logo/', '/picture/'))).status).toBe(404)
    expect((await shown(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404)

    const second = await answer<BrandKitView>(put(by, lineId, 'logo', await png(200, 200)))
    await expect.poll(kitFiles).toHaveLength(1)
    expect((await shown(url)).status).toBe(404)
    expect(second.logo?.url).not.toBe(url)
    await put(by, lineId, 'picture', await png(600, 400))
    expect(await read(by, lineId)).toMatchObject({ logo: { width: 200 }, picture: { width: 600 } })
    expect(await answer<BrandKitView>(remove(by, lineId, 'logo'))).toMatchObject({ logo: null })
    await expect.poll(kitFiles).toHaveLength(1)
  })

  it('must be still PNG or JPEG pictures of a usual size', async () => {
    const { by, lineId } = await guestLine()
    const html = new TextEncoder().encode('<html><script>alert(1)</script>')
    const gif = new TextEncoder().encode('GIF89a')
    const refused = [html, gif, new Uint8Array(), await png(MAX_KIT_PICTURE_SIDE + 1, 1)]
    for (const content of refused)
      expect(await codeOf(await put(by, lineId, 'picture', content))).toBe('kit_picture_unusable')
    const heavy = await png(10, 10, { padding: MAX_KIT_PICTURE_BYTES })
    expect(await codeOf(await put(by, lineId, 'picture', heavy))).toBe('payload_too_large')
    expect((await put(by, lineId, 'portrait', await png(10, 10))).status).toBe(422)
    expect(await kitFiles()).toEqual([])
  })

  it('have a daily quota per kit and per network', async () => {
    const { by, lineId } = await guestLine()
    await put(by, lineId, 'logo', await png(40, 10))
    const counters = await db().select().from(attemptCounters)
    const own = counters.filter(({ key }) => key.startsWith('kit-pictures'))
    expect(own).toHaveLength(2)
    for (const { key } of own) {
      const limit = key.includes('-from:') ? KIT_PICTURES_A_DAY.network : KIT_PICTURES_A_DAY.kit
      const set = (count: number) =>
        db().update(attemptCounters).set({ count }).where(eq(attemptCounters.key, key))
      await set(limit.count)
      expect(await codeOf(await put(by, lineId, 'logo', await png(44, 10)))).toBe(
        'kit_limit_reached',
      )
      await set(0)
    }
    expect((await put(by, lineId, 'logo', await png(48, 10))).status).toBe(200)
  })
})

describe('retention of a kit', () => {
  it('ends with its account, or after a guest has not changed it for long', async () => {
    const account = await loggedInBuyer()
    await put(account.by, account.lineId, 'logo', await png(40, 10))
    const guest = await guestLine()
    await put(guest.by, guest.lineId, 'logo', await png(44, 10))
    expect(await kitFiles()).toHaveLength(2)

    const now = new Date()
    await purgeBrandKits(jobContext(now))
    expect(await kitFiles()).toHaveLength(2)
    await purgeBrandKits(
      jobContext(new Date(now.getTime() + (GUEST_KIT_LIFE_DAYS + 1) * 24 * 60 * 60_000)),
    )
    expect(await kitFiles()).toHaveLength(1)
    const [row] = await db().select().from(brandKits)
    expect(row?.ownerKind).toBe('account')
    await deleteBrandKitOf(jobContext(now), row?.ownerId ?? '')
    expect(await kitFiles()).toEqual([])
    expect(await db().select().from(brandKits)).toEqual([])
  })
})
