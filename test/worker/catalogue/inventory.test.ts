import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import type {
  AvailsView,
  InventoryListView,
  InventoryProductView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import type { ProductChangesView } from '#domain/catalogue/products/productChange.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import type { ErrorBody } from '#domain/foundation/errors/productError.ts'
import { applyDuePrices } from '#worker/operations/catalogue/inventory/applyDuePrices.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { jobContext } from '#test/support/orders/ownOrders.ts'
import {
  answer,
  billboardPlan,
  call,
  campaignItem,
  displayPlan,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'

useShop()

const SITE = 'site_us_test_kitchen'
const SCREEN = 'screen_us_austin_test_road'
const COLUMNS =
  'id,organization,name,kind,country,topic,formats,cpm_usd,ratecard_cpm_usd,min_spend_usd,lead_time_days,weekly_impressions,premium'

let headers: Record<string, string> = {}
beforeEach(async () => {
  headers = { Cookie: (await givenLogin({ role: 'admin' })).cookie }
})

type Answer = ProductChangesView & Partial<ErrorBody>

const edit = async (changes: object) =>
  await answer<Answer>(
    call('/inventory/edits', {
      headers,
      body: { ids: [SITE], validFrom: null, token: null, reason: '', ...changes },
    }),
  )
const takeFile = async (csv: string, settling: object = {}) =>
  await answer<Answer>(
    call('/inventory/imports', { headers, body: { csv, token: null, reason: '', ...settling } }),
  )
const read = async (id: string) =>
  await answer<InventoryProductView>(call(`/inventory/${id}`, { headers }))

describe('products', () => {
  it('are listed by name, ignoring case and accents, page by page', async () => {
    const rename = async (id: string, name: string) =>
      await env.DB.prepare('update products set name = ? where id = ?').bind(name, id).run()
    await rename(SITE, 'zebra Kitchen')
    await rename(SCREEN, 'Émile Road')
    await rename('screen_us_austin_second', 'Fountain')
    const page = async (query: string) =>
      (await answer<InventoryListView>(call(`/inventory${query}`, { headers }))).products.map(
        ({ name }) => name,
      )
    expect(await page('')).toEqual(['Émile Road', 'Fountain', 'zebra Kitchen'])
    expect(await page(`?after=${SCREEN}`)).toEqual(['Fountain', 'zebra Kitchen'])
  })

  it('change as previewed, with actor and reason; orders keep their price', async () => {
    const { order } = await placed(await startSession(), orderBody())
    const before = JSON.stringify(await stored(order.id))
    const change = { edit: { pricePercent: 10, leadTimeDays: 4 } }
    const shown = await edit(change)
    expect(shown).toMatchObject({
      isApplied: false,
      problems: [],
      rows: [
        {
          id: SITE,
          kind: 'changed',
          changes: [
            { field: 'cpm_usd', before: '6.00', after: '6.60' },
            { field: 'ratecard_cpm_usd', before: '7.20', after: '7.92' },
            { field: 'lead_time_days', before: '2', after: '4' },
          ],
        },
      ],
    })
    expect((await read(SITE)).product.baseCpmMinor).toBe(6_00)
    const made = { ...change, token: shown.token, reason: 'New year' }
    expect((await edit(made)).isApplied).toBe(true)
    // Sending it again would be another change, as the product has changed since it was displayed.
    expect((await edit(made)).error?.code).toBe('product_changed')
    const { product, audit } = await read(SITE)
    expect(product).toMatchObject({ baseCpmMinor: 6_60, ratecardCpmMinor: 7_92, leadTimeDays: 4 })
    expect(audit).toMatchObject([
      {
        event: 'edit',
        reason: 'New year',
        by: 'Ann Buyer',
        before: { cpm_usd: '6.00' },
        after: { cpm_usd: '6.60' },
      },
    ])
    expect(JSON.stringify(await stored(order.id))).toBe(before)
  })

  it('take the prices of a rate card on its first day, once', async () => {
    const validFrom = addDays(new Date().toISOString().slice(0, 10), 5)
    const planned = { edit: { baseCpmMinor: 6_50 }, validFrom }
    const wrong = await edit({ ...planned, edit: { leadTimeDays: 3 } })
    expect(wrong.error?.fields?.[0]?.path).toBe('validFrom')
    const { token } = await edit(planned)
    await edit({ ...planned, token, reason: 'Winter card' })
    const { product, cards } = await read(SITE)
    expect(product.baseCpmMinor).toBe(6_00)
    expect(cards).toMatchObject([{ validFrom, baseCpmMinor: 6_50, ratecardCpmMinor: 7_20 }])
    expect(await applyDuePrices(jobContext())).toBe(0)
    const later = jobContext(new Date(`${addDays(validFrom, 1)}T12:00:00Z`))
    expect(await applyDuePrices(later)).toBe(1)
    expect(await applyDuePrices(later)).toBe(0)
    const after = await read(SITE)
    expect(after.product.baseCpmMinor).toBe(6_50)
    expect(after.cards).toEqual([])
    expect(after.audit.map(({ event }) => event)).toEqual(['take_prices', 'plan_prices'])
  })

  it('are imported from a file: previewed row by row with errors, then created and changed at once', async () => {
    const same = `${SITE},org_test_publishing,Test Kitchen,website,US,cooking,display_300x250 display_728x90 display_120x600,6,7.20,25,2,5000000,no`
    const fresh = `site_us_new_one,org_test_publishing,New One,website,US,cooking,display_300x250,5,6,25,2,100000,no`
    const wrong = await takeFile(
      [
        COLUMNS,
        same.replace(',6,7.20', ',6,5'),
        fresh.replace('cooking', 'knitting'),
        fresh.replace('new_one', 'other').replace('org_test_publishing', 'nobody'),
      ].join('\n'),
    )
    expect(wrong.problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      '2 ratecard_cpm_usd “5” must not be below cpm_usd',
      '3 topic “knitting” must be a topic of online_display',
      '4 organization nobody is not known: use the id of one that is',
    ])
    const csv = [COLUMNS, same.replace('Test Kitchen', 'Better Kitchen'), fresh].join('\n')
    const shown = await takeFile(csv)
    expect(shown.rows).toMatchObject([
      { row: 2, kind: 'changed', changes: [{ field: 'name', after: 'Better Kitchen' }] },
      { row: 3, kind: 'new', id: 'site_us_new_one' },
    ])
    const made = await takeFile(csv, { token: shown.token, reason: 'Spring files' })
    expect(made.isApplied).toBe(true)
    const list = await answer<InventoryListView>(
      call('/inventory?mediaType=online_display', { headers }),
    )
    expect(list.products.map(({ name }) => name)).toEqual(['Better Kitchen', 'New One'])
    expect((await takeFile(csv)).same).toBe(2)
    await env.DB.prepare(`update products set retired_at = '2026-11-26' where id = ?`)
      .bind('site_us_new_one')
      .run()
    expect((await takeFile(csv)).rows).toMatchObject([
      { id: 'site_us_new_one', changes: [{ field: 'for_sale', before: 'no', after: 'yes' }] },
    ])
    await takeFile(csv, { token: (await takeFile(csv)).token, reason: 'Sold again' })
    expect((await takeFile(csv)).same).toBe(2)
    const next = await answer<InventoryListView>(
      call(`/inventory?mediaType=online_display&after=${SITE}`, { headers }),
    )
    expect(next.products.map(({ name }) => name)).toEqual(['New One'])
  })

  it('show the bookings of a screen’s slots, and cannot lose a booked slot', async () => {
    const plan = billboardPlan()
    const session = await startSession()
    await placed(session, orderBody({ items: [campaignItem(plan)] }))
    const { weeks, product } = await read(SCREEN)
    const booked = weeks?.filter(({ claims }) => claims.length > 0) ?? []
    expect(booked.length).toBeGreaterThan(0)
    expect(booked[0]?.claims).toMatchObject([{ slot: 0, heldUntil: null }])
    expect(booked[0]?.claims[0]?.orderNumber).toMatch(/^AMD-/)
    const avails = await answer<AvailsView>(call('/inventory/avails', { headers }))
    const row = avails.rows.find(({ id }) => id === SCREEN)
    expect(row?.booked.filter((slots) => slots === 1).length).toBe(booked.length)
    expect(row?.capacity).toBe(product.screen?.loopSlots)
    // A second buyer has the second slot, so the loop cannot be shortened.
    await placed(await startSession(), orderBody({ items: [campaignItem(plan)] }))
    const file = `id,organization,name,country,state,postal_code,city,latitude,longitude,venue,orientation,illuminated,loop_slots,slot_seconds,plays_per_day,video,cpm_usd,ratecard_cpm_usd,min_spend_usd,lead_time_days,weekly_impressions,premium
${SCREEN},org_test_outdoor,Test Road at 1st,US,TX,,Austin,30.2672,-97.7431,roadside,landscape,yes,1,8,1350,no,5,6,25,5,400000,no`
    const shown = await takeFile(file)
    expect(shown.problems).toMatchObject([{ row: 2, column: 'loop_slots' }])
    const made = await takeFile(file, { token: shown.token, reason: 'Shorter loop' })
    expect(made.error?.code).toBe('product_invalid')
  })

  it('place a screen where its row says, or refuse it', async () => {
    const columns =
      'id,organization,name,country,state,postal_code,city,latitude,longitude,venue,orientation,illuminated,loop_slots,slot_seconds,plays_per_day,video,cpm_usd,ratecard_cpm_usd,min_spend_usd,lead_time_days,weekly_impressions,premium'
    const rest = 'roadside,landscape,yes,8,8,1350,no,5,6,25,5,400000,no'
    const at = (id: string, state: string, code: string, point: string) =>
      `${id},org_test_outdoor,Screen ${id},US,${state},${code},Austin,${point},${rest}`
    const austin = '30.2672,-97.7431'
    const { problems } = await takeFile(
      [
        columns,
        at('right', 'TX', '78701', austin),
        at('swapped', 'TX', '78701', '-9.7431,30.2672'),
        at('zero', 'TX', '78701', '0,0'),
        at('abroad', 'TX', '78701', '52.52,13.405'),
        at('spelled', 'Texas', '78701', austin),
        at('short', 'TX', '2134', austin),
        at('unknown', 'TX', '99998', austin),
      ].join('\n'),
    )
    expect(problems.map(({ row, column, reason }) => `${row} ${column} ${reason}`)).toEqual([
      '3 country US does not contain -9.7431, 30.2672',
      '4 latitude and longitude are 0, in the sea off Africa: enter the position',
      '5 country US does not contain 52.52, 13.405',
      '6 state Texas is not a code: use TX (Texas)',
      '7 postal_code 2134 is no postal code of US: did you mean 02134?',
      '8 postal_code 99998 is not known in US',
    ])
  })

  it('are exported as a template with the import’s keys, which changes nothing when imported unedited', async () => {
    const template = await answer<{
      csv: string
      publishers: { id: string }[]
      states: { code: string }[]
    }>(call('/inventory/template?mediaType=dooh', { headers }))
    expect(template.publishers.map(({ id }) => id)).toContain('org_test_outdoor')
    expect(template.states.map(({ code }) => code)).toContain('TX')
    const shown = await takeFile(template.csv)
    expect(shown).toMatchObject({ problems: [], rows: [], same: 2 })
  })

  it('of other media show sales by week and country', async () => {
    await placed(await startSession(), orderBody({ items: [campaignItem(displayPlan())] }))
    const { rows } = await answer<AvailsView>(
      call('/inventory/avails?mediaType=online_display', { headers }),
    )
    expect(rows).toMatchObject([{ id: 'US', capacity: 5_000_000 }])
    expect(rows[0]?.booked.some((sold) => sold > 0)).toBe(true)
  })
})

const stored = async (orderId: string) =>
  await env.DB.prepare('select * from order_lines where order_id = ?').bind(orderId).first()
