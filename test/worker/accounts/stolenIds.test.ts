import { connect } from '#database/connection.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '#worker/api.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'
import { givenLogin } from '#test/support/foundation/accounts.ts'
import { givenCaller } from '#test/support/foundation/askApi.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  useShop,
} from '#test/support/commerce/shop.ts'
import { newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { newBrandKit } from '#domain/creatives/brandKit/brandKit.ts'

useShop()

/** Routes that take an id of the catalogue, which is everybody's, or of a desk. */
const OPEN_TO_ALL =
  /^\/(places|countries|products|webhooks|chat-transcripts|logged-events|slot-holds|reviews|inventory|leads|coupon-series|agencies|offer-board|today|mail-suppressions)\//

/** Routes of the admin area, where also the owner reads nothing. */
const OF_THE_DESK = /^\/(staff|customers|desk-orders|desk-invoices)\//

/** Every route that names something by its id. */
const endpoints = [
  ...new Map(
    api.routes
      .filter(({ method, path, handler }) => {
        const isEndpoint = method !== 'ALL' && capabilityOf(handler) === undefined
        return isEndpoint && path.includes(':') && !OPEN_TO_ALL.test(path)
      })
      .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
  ).values(),
]

const AMENDED = {
  startDate: '2030-01-01',
  endDate: '2030-01-31',
  formatIds: ['display_300x250'],
  budgetMinor: 200_00,
}

/** Bodies that pass their form, so that only whose it is decides. */
const BODIES: Record<string, unknown> = {
  'POST /orders/:id/lines/:lineId/stop': { expectedCouponUsdMinor: 0 },
  'POST /orders/:id/pause': {},
  'POST /orders/:id/resume': {},
  'POST /orders/:id/lines/:lineId/pause': {},
  'POST /orders/:id/lines/:lineId/resume': {},
  'PUT /orders/:id/lines/:lineId/runtime': { startDate: '2030-01-01', endDate: '2030-01-31' },
  'POST /orders/:id/payments/:paymentId/test-card': {
    card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  },
  'POST /orders/:id/payments/:paymentId/test-challenge': { accept: true },
  'PUT /staff/:id/roles': { roles: ['admin'], before: [], reason: 'I would like to' },
  'POST /customers/:id/export': { reason: 'Not mine' },
  'POST /customers/:id/erasure': { reason: 'Not mine', email: 'nobody@example.com' },
  'POST /customers/:id/second-factor-resets': { reason: 'Not mine' },
  'PUT /desk-invoices/:id/reminders': { isPaused: true, reason: 'Not mine' },
  'POST /desk-orders/:id/notes': { text: 'Mine.' },
  'POST /desk-orders/:id/mails': { mailId: 'mai_1' },
  'POST /desk-orders/:id/cancellation': { reason: 'Not mine' },
  'POST /desk-orders/:id/lines/:lineId/pause': { reason: 'Not mine' },
  'POST /desk-orders/:id/lines/:lineId/resume': { reason: 'Not mine' },
  'POST /desk-orders/:id/lines/:lineId/stop': { expectedCouponUsdMinor: 0, reason: 'Not mine' },
  'PUT /desk-orders/:id/lines/:lineId/runtime': {
    startDate: '2030-01-01',
    endDate: '2030-01-31',
    reason: 'Not mine',
  },
  'POST /desk-orders/:id/lines/:lineId/amendment-preview': AMENDED,
  'POST /desk-orders/:id/lines/:lineId/amendments': {
    change: AMENDED,
    reason: 'Not mine',
    expectedUsdMinor: 1,
  },
  'POST /desk-orders/:id/amendments/:amendmentId/withdrawal': { reason: 'Not mine' },
  'POST /amendments/:id/answer': { answer: 'accept' },
  'POST /amendments/:id/payments/:paymentId/test-card': {
    card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  },
  'POST /amendments/:id/payments/:paymentId/test-challenge': { accept: true },
  'PUT /billing-addresses/:id': checkoutForm().billing,
  'PUT /advertisers/:id': checkoutForm().advertiser,
  'POST /invoices/:id/corrections': { reason: 'Street', line1: '2 Side St' },
  'PUT /lines/:id/runtime': { startDate: '2030-01-01', endDate: '2030-01-31' },
  'POST /lines/:id/uploads': { name: 'banner.png', bytes: 100 },
  'PUT /creatives/:id/versions/:versionId/preview': { animationEndMs: 0 },
  'POST /creatives/:id/answers': { text: 'It is ours.' },
  'PUT /upload-areas/:id/brand-kit': newBrandKit('Stolen'),
  'PUT /productions/:lineId/briefing': { text: 'Hot bread.' },
  'POST /productions/:lineId/comments': { text: 'A larger logo.' },
  'POST /productions/:lineId/changes': { text: 'A larger logo.', draftNumber: 1 },
  'POST /productions/:lineId/acceptance': { draftNumber: 1 },
  'POST /productions/:lineId/uses': {
    fileId: `pfl_${'0'.repeat(24)}`,
    targetId: `lin_${'0'.repeat(24)}`,
  },
  'PUT /productions/:lineId/maker': { makerId: null },
  'POST /productions/:lineId/drafts': { text: 'The first.' },
  'PUT /productions/:lineId/comments/:commentId': { isDone: true },
  'POST /reports/:id/make-good': { choice: 'coupon' },
  'PUT /drafts/:id': {
    ...newDraft(displayPlan(), new Date('2026-11-26T12:00:00.000Z')),
    baseRevision: null,
  },
  'PUT /drafts/:id/name': { name: 'Mine' },
  'POST /shared-drafts/:key/comments': { author: 'Sam', body: 'Nice.' },
  'POST /reports/:id/comparisons': { formatIds: ['display_300x250'] },
  'POST /reports/:id/comparisons/:comparisonId/choice': { creativeId: `cre_${'0'.repeat(24)}` },
  'POST /reports/:id/shares': { days: 30 },
  'POST /reports/:id/mails': { rhythm: 'daily', zone: 'CET' },
  'POST /mailed-access/:resource/:id/codes': { recipient: 'buyer' },
  'POST /mailed-access/:resource/:id/tokens': { recipient: 'buyer', code: '000000' },
}

/** What by nature answers whoever has the link: a shared draft with its comments; a masked address, and a mail to the owner. */
const ANSWERS_LINKS = new Set([
  'GET /shared-drafts/:key',
  'POST /shared-drafts/:key/comments',
  'GET /mailed-access/:resource/:id',
  'POST /mailed-access/:resource/:id/codes',
  'POST /report-mails/:mailKey/stop',
])

let owner: Login
let ids: Record<string, string>

/** One of everything that an account owns. */
beforeEach(async () => {
  owner = await givenLogin()
  const { id: orderId } = await orderedBy(owner, {
    items: [campaignItem(displayPlan()), adCreationItem()],
    checkout: checkoutForm({ paymentMethod: 'card' }),
  })
  const { lines, invoice } = await overviewOf(owner, orderId)
  const { payment } = await answer<{ payment: { paymentId: string } }>(
    callAs(owner, `/orders/${orderId}/payments`, { method: 'POST' }),
  )
  const { billingAddress } = await answer<{ billingAddress: { id: string } }>(
    callAs(owner, '/billing-addresses', { body: checkoutForm().billing }),
  )
  const { advertiser } = await answer<{ advertiser: { id: string } }>(
    callAs(owner, '/advertisers', { body: checkoutForm().advertiser }),
  )
  const session = await env.DB.prepare('select id from account_sessions where account_id = ?')
    .bind(owner.id)
    .first<{ id: string }>()
  const [line] = lines
  if (!line?.plan) throw new Error('There is no campaign.')
  const draftId = `dft_${'0'.repeat(24)}`
  await callAs(owner, `/drafts/${draftId}`, {
    method: 'PUT',
    body: BODIES['PUT /drafts/:id'],
  })
  const { share } = await answer<{ share: { key: string } }>(
    callAs(owner, `/drafts/${draftId}/shares`, { method: 'POST' }),
  )
  const amendmentId = `amd_${'0'.repeat(24)}`
  await connect(env.DB)
    .insert(orderAmendments)
    .values({
      id: amendmentId,
      orderId,
      lineId: line.lineId,
      version: 1,
      state: 'proposed',
      fromPlan: line.plan,
      toPlan: line.plan,
      impressions: { low: 1, mid: 1, high: 1 },
      rows: [],
      fromUsdMinor: 150_00,
      toUsdMinor: 150_00,
      couponUsdMinor: 0,
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: '2100-01-01T00:00:00.000Z',
    })
  ids = {
    '/orders/:id': orderId,
    '/staff/:id': owner.id,
    '/customers/:id': owner.id,
    ':resetId': `sfr_${'0'.repeat(24)}`,
    '/desk-orders/:id': orderId,
    '/desk-invoices/:id': invoice.id,
    '/desk-invoices/bank-bookings/:key': `bkp_${'0'.repeat(24)}`,
    '/order-views/:id': `viw_${'0'.repeat(24)}`,
    '/upload-areas/:id': orderId,
    '/reports/:id': lines[0]?.lineId ?? '',
    '/lines/:id': lines[0]?.lineId ?? '',
    '/productions/:lineId': lines.find(({ type }) => type === 'adcreation')?.lineId ?? '',
    '/creatives/:id': `cre_${'0'.repeat(24)}`,
    '/drafts/:id': draftId,
    'drafts:versionId': `dfv_${'0'.repeat(24)}`,
    'drafts:key': `dfs_${'0'.repeat(24)}`,
    'drafts:commentId': `dfc_${'0'.repeat(24)}`,
    'shared-drafts:key': share.key,
    '/shared-drafts/:key': share.key,
    ':comparisonId': `cmp_${'0'.repeat(24)}`,
    '/amendments/:id': amendmentId,
    ':amendmentId': amendmentId,
    ':versionId': `crv_${'0'.repeat(24)}`,
    ':uploadId': `upl_${'0'.repeat(24)}`,
    ':part': '1',
    ':role': 'logo',
    ':kind': 'csv',
    ':key': `shr_${'0'.repeat(24)}`,
    ':mailKey': `rml_${'0'.repeat(24)}`,
    '/report-mails/:mailKey': `rml_${'0'.repeat(24)}`,
    ':fileId': `pfl_${'0'.repeat(24)}`,
    ':commentId': '1',
    ':lineId': lines[0]?.lineId ?? '',
    ':paymentId': payment.paymentId,
    '/invoices/:id': invoice.id,
    '/mailed-access/:resource/:id': invoice.id,
    '/billing-addresses/:id': billingAddress.id,
    '/advertisers/:id': advertiser.id,
    '/account/sessions/:id': session?.id ?? '',
  }
})

/** The address of a route with the owner's ids. */
function addressOf(path: string): string {
  const [prefix, id] = Object.entries(ids).find(([name]) => path.startsWith(name)) ?? []
  if (!prefix || !id) throw new Error(`Say what ${path} names.`)
  return path
    .replace(prefix, prefix.replace(':resource', 'invoice').replace(/:(id|lineId|key)$/, id))
    .replaceAll(/:\w+/g, (name) => ids[`${path.split('/')[1]}${name}`] ?? ids[name] ?? '')
}

async function ask(cookie: string, { method, path }: (typeof endpoints)[number]) {
  const body =
    method === 'GET' || method === 'DELETE' ? undefined : (BODIES[`${method} ${path}`] ?? {})
  const { status, answer: said } = await givenCaller().ask(method, addressOf(path), body, {
    cookie,
  })
  return { status, code: (said as { error?: { code?: string } }).error?.code }
}

const stateOf = async () =>
  await Promise.all(
    ['orders', 'order_lines', 'invoices', 'saved_billing_addresses', 'saved_advertisers'].map(
      async (table) => (await env.DB.prepare(`select * from ${table}`).all()).results,
    ),
  )

describe('with the ids of somebody else', () => {
  it.each(['visitor', 'customer', 'sales'] as const)(
    'a %s reads and changes nothing',
    async (role) => {
      const cookie = role === 'visitor' ? '' : (await givenLogin({ role })).cookie
      const before = await stateOf()
      const opened: string[] = []
      for (const endpoint of endpoints) {
        const name = `${endpoint.method} ${endpoint.path}`
        const { status, code } = await ask(cookie, endpoint)
        const isRefused = status === 403 || status === 404 || code === 'two_factor_invalid'
        if (!isRefused && !ANSWERS_LINKS.has(name)) opened.push(`${name}: ${status} ${code}`)
        if (isRefused && ANSWERS_LINKS.has(name)) opened.push(`${name}: ${status} ${code}`)
      }
      expect(opened).toEqual([])
      expect(await stateOf()).toEqual(before)
    },
  )

  it('while the owner is refused none of what can be read', async () => {
    const reads = endpoints.filter(
      ({ method, path }) => method === 'GET' && !OF_THE_DESK.test(path),
    )
    expect(reads.length).toBeGreaterThan(4)
    const refused: string[] = []
    for (const endpoint of reads) {
      const { status } = await ask(owner.cookie, endpoint)
      if (status === 403 || status === 404) refused.push(endpoint.path)
    }
    expect(refused).toEqual([])
  })
})
