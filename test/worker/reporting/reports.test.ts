import { isPersonMail } from '#database/queries/foundation/mailOutbox.ts'
import { SELF } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { connect } from '#database/connection.ts'
import { deliveryHours, deliveryTotals } from '#database/schema/delivery/deliveryHours.ts'
import { orderLines } from '#database/schema/orders/orders.ts'
import { mailOutbox } from '#database/schema/foundation/mailOutbox.ts'
import { reportShares } from '#database/schema/reporting/reportShares.ts'
import { insertScreenPlays } from '#database/queries/delivery/screenPlays.ts'
import { buildScreenProduct, insertProducts } from '#database/seed/builders/product.ts'
import { findReportShare } from '#database/queries/reporting/reportShares.ts'
import { hourKey, hourOf } from '#domain/reporting/figures/zoneClock.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { MAX_REPORT_MAILS, type ReportMails } from '#domain/reporting/sharing/mailRhythm.ts'
import { reportFigures } from '#domain/reporting/report/reportFigures.ts'
import type { PlayPage } from '#domain/reporting/plays/playLog.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type {
  ReportNews,
  ReportShare,
  ReportView,
} from '#domain/reporting/report/reportView.types.ts'
import { MAX_SHARES } from '#domain/reporting/sharing/shareTerms.ts'
import { wrapUpPdf } from '#worker/adapters/pdf/wrapUpPdf.ts'
import { composeReportMail } from '#worker/operations/reporting/composeReportMail.ts'
import { closeDays } from '#worker/operations/delivery/closeDays.ts'
import { sendReportMails } from '#worker/operations/reporting/sendReportMails.ts'
import { purgeOldPlays } from '#worker/operations/reporting/purgeOldPlays.ts'
import { purgeOldShares } from '#worker/operations/reporting/reportShares.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import {
  answer,
  call,
  checkoutForm,
  orderBody,
  placed,
  startSession,
  useShop,
} from '#test/support/commerce/shop.ts'
import { callAs, jobContext, paidOrderOf } from '#test/support/orders/ownOrders.ts'

useShop()

const [db, deliveries] = [() => connect(env.DB), () => connect(env.DELIVERY_DB_0)]
const NOW_HOUR = hourOf(new Date().toISOString())
const DAY_MS = 86_400_000

interface Counted {
  kind?: (typeof deliveryHours.$inferInsert)['kind']
  validity?: (typeof deliveryHours.$inferInsert)['validity']
  hoursAgo?: number
  productId?: string
  place?: string
  shard?: number
  count: number
}

/** The counters' rows for a line. */
async function counted(lineId: string, rows: readonly Counted[]): Promise<void> {
  for (const row of rows) {
    await deliveries()
      .insert(deliveryHours)
      .values({
        lineId,
        kind: row.kind ?? 'impression',
        validity: row.validity ?? 'valid',
        hour: hourKey(NOW_HOUR - (row.hoursAgo ?? 1)),
        versionId: 'crv_unknown',
        productId: row.productId ?? 'site_us_test',
        formatId: 'display_300x250',
        place: row.place ?? 'US-TX',
        shard: row.shard ?? 0,
        count: row.count,
      })
  }
}

/** A paid campaign that began four days ago, with impressions. */
async function runningOrder() {
  const [owner, admin] = await Promise.all([givenLogin(), givenLogin({ role: 'admin' })])
  const order = await paidOrderOf(owner, admin)
  const lineId = order.lines[0]?.lineId ?? ''
  const startsAt = new Date(Date.now() - 4 * DAY_MS).toISOString()
  const endsAt = new Date(Date.now() + 6 * DAY_MS).toISOString()
  await db()
    .update(orderLines)
    .set({
      state: 'running',
      startsAt,
      endsAt,
      startDate: startsAt.slice(0, 10),
      endDate: endsAt.slice(0, 10),
      deliveredImpressions: 1_000,
    })
    .where(eq(orderLines.id, lineId))
  await counted(lineId, [
    { count: 400, shard: 0 },
    { count: 300, shard: 1 },
    { count: 300, hoursAgo: 30, productId: '=cmd|gone', place: '' },
    { kind: 'click', count: 7 },
    { kind: 'viewable', count: 600 },
    { validity: 'crawler', count: 50 },
    { kind: 'click', validity: 'crawler', count: 9 },
  ])
  return { owner, admin, orderId: order.id, lineId }
}

const statusOf = async (pending: Promise<Response>) => (await pending).status

describe('report', () => {
  it('sums the counts of the shards, and omits invalid ones', async () => {
    const { owner, lineId, orderId } = await runningOrder()
    const report = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
    expect(report).toMatchObject({
      reader: 'owner',
      zone: 'CET',
      totals: { counts: { impressions: 1_000, valid: { click: 7 }, invalid: { crawler: 50 } } },
      reconciliation: { counted: 1_050, invalid: 50, delivered: 1_000, differences: [] },
    })
    const { publisher, place, creative } = report.breakdowns
    expect(publisher.map(({ name, impressions }) => [name, impressions])).toEqual([
      [expect.any(String), 700],
      ['No longer listed', 300],
    ])
    expect(place.map(({ name }) => name)).toEqual(['Texas', 'Not known'])
    expect(creative).toHaveLength(1)
    const spent = publisher.reduce((sum, row) => sum + row.spendUsdMinor, 0)
    expect(spent).toBe(report.pace.spentUsdMinor)
    expect(spent).toBeGreaterThan(0)
    expect(report.pace.spentUsdMinor + report.pace.remainingUsdMinor).toBe(
      report.pace.budgetUsdMinor,
    )
    const whole = await answer<ReportView>(callAs(owner, `/reports/${orderId}`))
    expect(whole.totals).toEqual(report.totals)
    // New counts appear at once.
    await counted(lineId, [{ count: 5, shard: 2, hoursAgo: 0 }])
    const news = await answer<ReportNews>(callAs(owner, `/reports/${lineId}/news`))
    expect(news.deliveredImpressions).toBe(1_005)
  })

  it('stays the same when its days are closed at night, and when a late event arrives for one', async () => {
    const { owner, lineId } = await runningOrder()
    await counted(lineId, [
      { count: 11, hoursAgo: 70, shard: 3 },
      { kind: 'click', count: 2, hoursAgo: 50 },
      { validity: 'late', count: 4, hoursAgo: 60 },
      { count: 6, hoursAgo: 90, place: 'US-NY' },
    ])
    await deliveries()
      .insert(deliveryTotals)
      .values({ lineId, shard: 0, count: 1_017, at: new Date().toISOString() })
    const now = new Date()
    const night = jobContext(now)
    const day = (daysAgo: number) =>
      new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    const views = async () => {
      const whole = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
      const days = await answer<ReportView>(
        callAs(owner, `/reports/${lineId}?zone=PST&from=${day(3)}&to=${day(1)}`),
      )
      const places = await answer<ReportPlaces>(callAs(owner, `/reports/${lineId}/places`))
      return [whole, days].map(({ totals, breakdowns, grid }) => [
        totals.counts,
        breakdowns,
        grid,
        places,
      ])
    }
    const open = await views()
    expect(await closeDays(night)).toBe(1)
    expect(await views()).toEqual(open)
    expect(await closeDays(night)).toBe(0)
    // A shard that stood still for days finally writes.
    await counted(lineId, [{ count: 5, hoursAgo: 70, shard: 4 }])
    const [whole] = await views()
    expect(whole?.[0]).toMatchObject({ impressions: 1_022 })
    expect(await closeDays(night)).toBe(1)
    expect((await views())[0]).toEqual(whole)
  })

  it('shows the requested days and zone', async () => {
    const { owner, lineId } = await runningOrder()
    const day = (hoursAgo: number) => hourKey(NOW_HOUR - hoursAgo).slice(0, 10)
    const early = await answer<ReportView>(
      callAs(owner, `/reports/${lineId}?zone=UTC&from=${day(30)}&to=${day(30)}`),
    )
    const isSameDay = day(30) === day(1)
    expect(early.totals.counts.impressions).toBe(isSameDay ? 1_000 : 300)
    expect(early.pace.deliveredImpressions).toBe(1_000)
    expect(early.zone).toBe('UTC')
    const refused = await statusOf(callAs(owner, `/reports/${lineId}?zone=MARS`))
    expect(refused).toBe(422)
  })

  it('is closed to everybody else', async () => {
    const { lineId, orderId, admin } = await runningOrder()
    const [other, sales] = await Promise.all([givenLogin(), givenLogin({ role: 'sales' })])
    for (const path of ['', '/news', '/reach', '/files/csv', '/shares']) {
      for (const id of [lineId, orderId]) {
        expect(await statusOf(call(`/reports/${id}${path}`))).toBe(404)
        expect(await statusOf(callAs(other, `/reports/${id}${path}`))).toBe(404)
        expect(await statusOf(callAs(sales, `/reports/${id}${path}`))).toBe(404)
      }
    }
    const desk = await answer<ReportView>(callAs(admin, `/reports/${lineId}`))
    expect(desk.reader).toBe('desk')
    // The desk can read it; only its owner can share it.
    const body = { days: 7 }
    expect(await statusOf(callAs(admin, `/reports/${lineId}/shares`, { body }))).toBe(404)
  })

  it('opens by the mailed code, and for the browser of a guest order', async () => {
    const { order, accessKey } = await placed(
      await startSession(),
      orderBody({ checkout: checkoutForm() }),
    )
    const lineId = order.lines[0]?.id ?? ''
    const headers = { 'x-amd-order-key': accessKey }
    expect(await statusOf(call(`/reports/${lineId}`, { headers }))).toBe(200)
    const caller = givenCaller()
    const path = `/mailed-access/report/${lineId}`
    expect((await caller.ask('POST', `${path}/codes`, { recipient: 'buyer' })).status).toBe(202)
    const code = /^\d{6}$/m.exec(caller.mails.at(-1)?.text ?? '')?.[0]
    const entered = await caller.ask('POST', `${path}/tokens`, { recipient: 'buyer', code })
    const { token } = entered.answer as { token: string }
    const mailed = { 'x-amd-mailed-access': token }
    expect(await statusOf(call(`/reports/${lineId}`, { headers: mailed }))).toBe(200)
  })
})

describe('report of a billboard', () => {
  it('counts the sold views of each play, and shows each play with its proof', async () => {
    const { owner, lineId } = await runningOrder()
    await db().update(orderLines).set({ mediaType: 'dooh' }).where(eq(orderLines.id, lineId))
    await deliveries().delete(deliveryHours).where(eq(deliveryHours.lineId, lineId))
    const road = buildScreenProduct({ id: 'screen_road', name: 'Own Road' })
    const mall = buildScreenProduct({ id: 'screen_mall', weeklyImpressions: 7_000 })
    await insertProducts(db(), [road, mall])
    await counted(lineId, [
      { kind: 'play', count: 30, productId: road.id },
      { kind: 'play', count: 3, hoursAgo: 2, productId: road.id },
      { kind: 'play', count: 100, hoursAgo: 2, productId: mall.id },
      { kind: 'play', validity: 'late', count: 9, productId: road.id },
    ])
    // 100,000 views a week in 9,450 plays, and 7,000 views.
    const views = Math.round((33 * 100_000) / 9_450 + (100 * 7_000) / 9_450)
    const report = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
    expect(report.totals.counts).toMatchObject({ impressions: views, valid: { play: 133 } })
    expect(report.breakdowns.publisher.map(({ plays }) => plays)).toEqual([33, 100])
    for (const rows of Object.values(report.breakdowns))
      expect(rows.reduce((sum, { impressions }) => sum + impressions, 0)).toBe(views)
    const csv = await (await callAs(owner, `/reports/${lineId}/files/csv`)).text()
    const [headings = '', ...rows] = csv.trimEnd().split('\r\n')
    const at = headings.split(',').indexOf('Impressions')
    expect(rows.reduce((sum, row) => sum + Number(row.split(',')[at]), 0)).toBe(views)

    const plays = Array.from({ length: 33 }, (_, index) => ({
      lineId,
      atMs: Date.now() - 3_600_000 - index * 1_000,
      playId: `nonce-${index}.${index}`,
      screenId: road.id,
      versionId: 'crv_a',
    }))
    await insertScreenPlays(deliveries(), plays)
    const first = await answer<PlayPage>(callAs(owner, `/reports/${lineId}/plays`))
    const path = `/reports/${lineId}/plays?before=${first.next ?? ''}`
    const second = await answer<PlayPage>(callAs(owner, path))
    const shown = [...first.plays, ...second.plays].map(({ playId }) => playId)
    expect(shown).toEqual(plays.map(({ playId }) => playId))
    expect(second.next).toBeNull()
    const found = await answer<PlayPage>(callAs(owner, `/reports/${lineId}/plays?find=nonce-7.7`))
    expect(found.plays).toMatchObject([{ playId: 'nonce-7.7', screen: road.name, loopSlots: 8 }])
    const file = await (await callAs(owner, `/reports/${lineId}/plays/file`)).text()
    expect(file.trimEnd().split('\r\n')).toHaveLength(34)
    const places = await answer<ReportPlaces>(callAs(owner, `/reports/${lineId}/places`))
    expect(places.screens.find(({ key }) => key === road.id)?.lastPlayAt).toBe(
      new Date(plays[0]?.atMs ?? 0).toISOString(),
    )
    await purgeOldPlays(jobContext(new Date(Date.now() + 36 * DAY_MS)))
    expect((await answer<PlayPage>(callAs(owner, `/reports/${lineId}/plays`))).plays).toEqual([])
  })
})

describe('shared link', () => {
  const sharedTo = (key: string) => ({ headers: { 'x-amd-report-share': key } })

  it('opens its report read-only, until it is revoked or expired', async () => {
    const { owner, lineId, orderId } = await runningOrder()
    const made = await answer<{ share: ReportShare }>(
      callAs(owner, `/reports/${orderId}/shares`, { body: { days: 7 } }),
    )
    const { key } = made.share
    for (const id of [orderId, lineId]) {
      const report = await answer<ReportView>(call(`/reports/${id}`, sharedTo(key)))
      expect(report).toMatchObject({ reader: 'guest', invoice: null })
      expect(await statusOf(call(`/reports/${id}/files/csv`, sharedTo(key)))).toBe(200)
      const again = { ...sharedTo(key), body: { days: 90 } }
      expect(await statusOf(call(`/reports/${id}/shares`, again))).toBe(404)
      expect(await statusOf(call(`/reports/${id}/shares`, sharedTo(key)))).toBe(404)
    }
    const forged = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`
    expect(await statusOf(call(`/reports/${orderId}`, sharedTo(forged)))).toBe(404)
    const later = new Date(Date.now() + 8 * DAY_MS).toISOString()
    expect(await findReportShare(db(), key, later)).toBeUndefined()
    const path = `/reports/${orderId}/shares/${key}`
    expect(await statusOf(callAs(owner, path, { method: 'DELETE' }))).toBe(204)
    expect(await statusOf(call(`/reports/${orderId}`, sharedTo(key)))).toBe(404)
  })

  it('to a campaign opens neither its order nor another', async () => {
    const { owner, lineId, orderId } = await runningOrder()
    const other = await runningOrder()
    const { share } = await answer<{ share: ReportShare }>(
      callAs(owner, `/reports/${lineId}/shares`, { body: { days: 30 } }),
    )
    expect(await statusOf(call(`/reports/${lineId}`, sharedTo(share.key)))).toBe(200)
    expect(await statusOf(call(`/reports/${orderId}`, sharedTo(share.key)))).toBe(404)
    expect(await statusOf(call(`/reports/${other.lineId}`, sharedTo(share.key)))).toBe(404)
  })

  it('is one of at most ten, and deleted when it has expired', async () => {
    const { owner, lineId } = await runningOrder()
    const path = `/reports/${lineId}/shares`
    const statuses = await Promise.all(
      Array.from({ length: MAX_SHARES + 2 }, () =>
        statusOf(callAs(owner, path, { body: { days: 7 } })),
      ),
    )
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_SHARES)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    await purgeOldShares(jobContext(new Date(Date.now() + 8 * DAY_MS)))
    expect(await db().select().from(reportShares)).toEqual([])
  })
})

describe('file of a report', () => {
  it('has a row for each hour of each place, guarded against formulas, that sum up to the report', async () => {
    const { owner, lineId } = await runningOrder()
    const response = await callAs(owner, `/reports/${lineId}/files/csv?zone=CST`)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="report-/)
    const lines = (await response.text()).trimEnd().split('\r\n')
    expect(lines[0]).toContain('Date (CST),Hour (CST),Hour (UTC),Campaign')
    const columns = lines[0]?.split(',') ?? []
    const sumOf = (heading: string) =>
      lines
        .slice(1)
        .map((line) => Number(line.split(',')[columns.indexOf(heading)]))
        .reduce((sum, value) => sum + value, 0)
    expect(sumOf('Impressions')).toBe(1_000)
    expect(sumOf('Invalid (not billed)')).toBe(50)
    const report = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
    expect(Math.round(sumOf('Spend (USD)') * 100)).toBe(report.pace.spentUsdMinor)
  })

  it('opens as a workbook', async () => {
    const { owner, lineId } = await runningOrder()
    const response = await callAs(owner, `/reports/${lineId}/files/xlsx`)
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
    expect(Object.keys(files).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    expect(sheet).toContain('<v>700</v>')
    expect(sheet.match(/<row>/g)).toHaveLength(3)
    expect(sheet.endsWith('</sheetData></worksheet>')).toBe(true)
  })
})

describe('mailed report', () => {
  it('states the page’s figures in its document and its mails, until it is stopped', async () => {
    const { owner, lineId, orderId } = await runningOrder()
    const report = await answer<ReportView>(callAs(owner, `/reports/${lineId}`))
    const spent = formatUsd(report.pace.spentUsdMinor)
    const written = JSON.stringify(wrapUpPdf(report, new Map()))
    for (const text of ['1,000', spent, '1,050']) expect(written).toContain(text)

    const path = `/reports/${orderId}/mails`
    expect(await statusOf(callAs(await givenLogin(), path))).toBe(404)
    const zones = Object.keys(TIME_ZONES).slice(0, MAX_REPORT_MAILS + 1)
    expect(zones).toContain('CST')
    const mailIn = (zone: string) =>
      statusOf(callAs(owner, path, { body: { rhythm: 'daily', zone } }))
    const made = await Promise.all(zones.map(mailIn))
    expect(made.filter((status) => status === 201)).toHaveLength(MAX_REPORT_MAILS)
    expect(made.filter((status) => status === 409)).toHaveLength(1)
    const { mails, address } = await answer<ReportMails>(callAs(owner, path))
    expect(address).toBe(owner.email)
    for (const mail of mails) await callAs(owner, `${path}/${mail.key}`, { method: 'DELETE' })

    // Repeated requests send the mail once.
    expect([await mailIn('CST'), await mailIn('CST')]).toEqual([201, 201])
    const asked = (await answer<ReportMails>(callAs(owner, path))).mails
    expect(asked).toHaveLength(1)
    const key = asked[0]?.key ?? ''
    const due = new Date(asked[0]?.nextAt ?? '')
    await sendReportMails(jobContext(due))
    await sendReportMails(jobContext(due))
    const queued = await db().select().from(mailOutbox).where(eq(mailOutbox.kind, 'report'))
    expect(queued).toHaveLength(1)
    const context = jobContext(due)
    const [mail] = queued
    if (!mail || !isPersonMail(mail) || mail.kind !== 'report') throw new Error('There is no mail.')
    const composed = await composeReportMail(context, mail)
    const { days } = mail.facts.report
    const query = `zone=CST&from=${days?.from}&to=${days?.to}`
    const page = await answer<ReportView>(callAs(owner, `/reports/${orderId}?${query}`))
    const said = JSON.stringify(composed?.content)
    for (const { value } of reportFigures(page, page.totals)) expect(said).toContain(value)
    expect(composed).toMatchObject({ to: owner.email })
    expect(composed?.stopUrl).toContain(`/api/report-mails/${key}/stop`)

    // A mail program's one-click unsubscribe: a form, without a session.
    const stop = await SELF.fetch(composed?.stopUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(stop.status).toBe(204)
    expect((await answer<ReportMails>(callAs(owner, path))).mails).toEqual([])
    expect(await composeReportMail(context, mail)).toBeNull()
  })
})
