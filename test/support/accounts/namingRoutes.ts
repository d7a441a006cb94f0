import { env } from 'cloudflare:workers'
import { connect } from '#database/connection.ts'
import { notificationChannels } from '#database/schema/foundation/notifications.ts'
import { pushDevices } from '#database/schema/foundation/pushDevices.ts'
import { orderAmendments } from '#database/schema/orders/orderAmendments.ts'
import { standingOrders } from '#database/schema/orders/standingOrders.ts'
import { orderApprovals } from '#database/schema/orders/orderApprovals.ts'
import { newId } from '#worker/adapters/ids.ts'
import { api } from '#worker/api.ts'
import { capabilityOf } from '#worker/middleware/requires.ts'
import { givenCaller } from '#test/support/foundation/callApi.ts'
import { givenSavedCard } from '#test/support/orders/savedCards.ts'
import { callAs, orderedBy, overviewOf, type Login } from '#test/support/orders/ownOrders.ts'
import {
  adCreationItem,
  answer,
  campaignItem,
  checkoutForm,
  displayPlan,
  orderBody,
} from '#test/support/commerce/shop.ts'
import { checkoutSchema } from '#domain/commerce/checkout/checkoutSchema.ts'
import { newDraft } from '#domain/planning/drafts/mergeDrafts.ts'
import { newBrandKit } from '#domain/creatives/brandKit/brandKit.ts'

/** Routes that take an ID of the public catalog, or of a desk. */
const OPEN_TO_ALL =
  /^\/(places|countries|products|webhooks|chat-transcripts|logged-events|slot-holds|reviews|inventory|leads|coupon-series|agencies|agency-clients|offer-board|today|mail-suppressions)\//

/** Routes of the admin area, which are closed to the owner too. */
export const OF_THE_DESK = /^\/(staff|customers|desk-orders|desk-invoices)\//

/** Every route with an ID. */
export const namingEndpoints = [
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

/** Bodies that pass validation, so that only ownership decides. */
const BODIES: Record<string, unknown> = {
  'POST /orders/:id/lines/:lineId/stop': { expectedCouponUsdMinor: 0 },
  'POST /orders/:id/pause': {},
  'POST /orders/:id/resume': {},
  'POST /orders/:id/lines/:lineId/pause': {},
  'POST /orders/:id/lines/:lineId/resume': {},
  'POST /orders/:id/lines/:lineId/change-preview': { change: displayPlan() },
  'POST /orders/:id/lines/:lineId/changes': { change: displayPlan(), mark: '0'.repeat(40) },
  'PUT /orders/:id/lines/:lineId/runtime': { startDate: '2030-01-01', endDate: '2030-01-31' },
  'POST /orders/:id/payments/:paymentId/test-card': {
    card: { number: '4242424242424242', expiry: '12/30', cvc: '123' },
  },
  'POST /orders/:id/payments/:paymentId/test-challenge': { accept: true },
  'POST /orders/:id/payments/:paymentId/saved-card': { cardId: `crd_${'0'.repeat(24)}` },
  'PUT /orders/:id/payments/:paymentId/saving': { isSaved: false },
  'PUT /staff/:id/roles': { roles: ['admin'], before: [], reason: 'I would like to' },
  'POST /customers/:id/export': { reason: 'Not mine' },
  'POST /customers/:id/erasure': { reason: 'Not mine', email: 'nobody@example.com' },
  'POST /customers/:id/second-factor-resets': { reason: 'Not mine' },
  'PUT /desk-invoices/:id/reminders': { isPaused: true, reason: 'Not mine' },
  'POST /orders/:id/standing-order': {
    day: 1,
    maxTotalMinor: 1,
    currency: 'USD',
    endsOn: null,
    cardId: null,
    consentVersion: 1,
  },
  'POST /desk-orders/:id/standing-order/cancellation': { reason: 'Not mine' },
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
  'POST /amendments/:id/payments/:paymentId/saved-card': { cardId: `crd_${'0'.repeat(24)}` },
  'PUT /amendments/:id/payments/:paymentId/saving': { isSaved: false },
  'PUT /team/members/:id/limit': { limitMinor: 1, before: null, currency: 'USD' },
  'POST /approvals/:id/approval': { expectedTotalMinor: 0 },
  'POST /approvals/:id/denial': { reason: 'Not mine' },
  'PUT /team/members/:id/role': { role: 'viewer', before: 'buyer' },
  'PATCH /team/clients/:id': { isArchived: false },
  'POST /team/clients/:id/invitations': { email: 'nobody@example.com', role: 'viewer' },
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
  'PUT /saved-carts/:id/name': { name: 'Mine' },
  'PUT /notifications/channels/:id': { name: 'Mine', kinds: [] },
  'PUT /notifications/devices/:id': { kinds: [] },
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

export type Endpoint = (typeof namingEndpoints)[number]

/** IDs of one object of every kind that an account owns, by route prefix or parameter. */
export async function givenOneOfAll(
  owner: Login,
  clientId: string | null = null,
): Promise<Record<string, string>> {
  const { id: orderId } = await orderedBy(owner, {
    clientId,
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
  const member = await env.DB.prepare('select id from team_members where account_id = ?')
    .bind(owner.id)
    .first<{ id: string }>()
  const invitation = await env.DB.prepare('select id from team_invitations where invited_by = ?')
    .bind(owner.id)
    .first<{ id: string }>()
  const [line] = lines
  if (!line?.plan) throw new Error('There is no campaign.')
  const draftId = newId('dft')
  await callAs(owner, `/drafts/${draftId}`, {
    method: 'PUT',
    body: BODIES['PUT /drafts/:id'],
  })
  const { share } = await answer<{ share: { key: string } }>(
    callAs(owner, `/drafts/${draftId}/shares`, { method: 'POST' }),
  )
  const { cart: savedCart } = await answer<{ cart: { id: string } }>(
    callAs(owner, '/saved-carts', {
      body: { name: 'Spring', items: [campaignItem(displayPlan())] },
    }),
  )
  const channelId = newId('nch')
  await connect(env.DB).insert(notificationChannels).values({
    id: channelId,
    accountId: owner.id,
    app: 'slack',
    name: 'Campaigns',
    url: 'https://hooks.slack.com/services/T/B/X',
    kinds: [],
    createdAt: '2026-11-01T00:00:00.000Z',
  })
  const deviceId = newId('psh')
  await connect(env.DB)
    .insert(pushDevices)
    .values({
      id: deviceId,
      accountId: owner.id,
      sessionId: deviceId,
      name: 'Chrome on Windows',
      endpoint: `https://fcm.googleapis.com/fcm/send/${deviceId}`,
      p256dh: '',
      auth: '',
      kinds: [],
      createdAt: '2026-11-01T00:00:00.000Z',
    })
  const amendmentId = newId('amd')
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
  return {
    '/orders/:id': orderId,
    '/team/members/:id': member?.id ?? `tmm_${'0'.repeat(24)}`,
    '/approvals/:id': await givenApproval(owner),
    '/team/invitations/:id': invitation?.id ?? `tmi_${'0'.repeat(24)}`,
    '/team/clients/:id': clientId ?? `cli_${'0'.repeat(24)}`,
    '/standing-orders/:id': await givenStanding(owner, orderId),
    ':runId': `str_${'0'.repeat(24)}`,
    '/statements/terms/:id': `cag_${'0'.repeat(24)}`,
    '/statements/:id': await givenStatement(owner),
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
    '/notifications/channels/:id': channelId,
    '/notifications/devices/:id': deviceId,
    '/saved-carts/:id': savedCart.id,
    '/cards/:id': await givenSavedCard({ kind: 'account', id: owner.id }),
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
}

/** An approval request by another member of an account's team; null outside a team. */
async function givenApproval(owner: Login): Promise<string> {
  const team = await env.DB.prepare('select team_id as id from team_members where account_id = ?')
    .bind(owner.id)
    .first<{ id: string }>()
  const id = newId('oap')
  const { expectedTotalMinor: totalMinor, checkout: _checkout, ...cart } = orderBody()
  await connect(env.DB)
    .insert(orderApprovals)
    .values({
      id,
      teamId: team?.id ?? newId('tea'),
      requesterId: 'another_member',
      sessionId: newId('ses'),
      requestKey: id,
      state: 'waiting',
      request: {
        ...cart,
        checkout: checkoutSchema(() => true).parse(checkoutForm()),
        clientId: null,
        seen: {},
      },
      note: '',
      totalMinor,
      currency: 'USD',
      createdAt: '2026-11-01T00:00:00.000Z',
      expiresAt: '2999-01-01T00:00:00.000Z',
    })
  return id
}

/** A standing order of an account's order. */
async function givenStanding({ id: accountId }: Login, orderId: string): Promise<string> {
  const id = newId('sto')
  await connect(env.DB).insert(standingOrders).values({
    id,
    orderId,
    accountId,
    state: 'active',
    day: 1,
    maxTotalMinor: 1,
    currency: 'USD',
    consentVersion: 1,
    consentText: '',
    consentedAt: '2026-11-01T00:00:00.000Z',
    nextOn: '2999-01-01',
  })
  return id
}

/** A statement of the owner's team; null outside a team. */
async function givenStatement(owner: Login): Promise<string> {
  const id = newId('ast')
  const team = await env.DB.prepare('select team_id from team_members where account_id = ?')
    .bind(owner.id)
    .first<{ team_id: string }>()
  if (team) {
    const document = { month: '2026-10', agencyName: 'Bakers', clients: [], totals: [] }
    await env.DB.prepare('insert into agency_statements values (?, ?, ?, ?, ?)')
      .bind(id, team.team_id, id, JSON.stringify(document), '2026-11-02T00:00:00.000Z')
      .run()
  }
  return id
}

/** The address of a route with one account's IDs. */
function addressOf(ids: Record<string, string>, path: string): string {
  const [prefix, id] = Object.entries(ids).find(([name]) => path.startsWith(name)) ?? []
  if (!prefix || !id) throw new Error(`Say what ${path} names.`)
  return path
    .replace(prefix, prefix.replace(':resource', 'invoice').replace(/:(id|lineId|key)$/, id))
    .replaceAll(/:\w+/g, (name) => ids[`${path.split('/')[1]}${name}`] ?? ids[name] ?? '')
}

/** Calls a route with one account's IDs. */
export async function askFor(
  cookie: string,
  { method, path }: Endpoint,
  ids: Record<string, string>,
) {
  const body =
    method === 'GET' || method === 'DELETE' ? undefined : (BODIES[`${method} ${path}`] ?? {})
  const { status, answer: said } = await givenCaller().ask(method, addressOf(ids, path), body, {
    cookie,
  })
  return { status, code: (said as { error?: { code?: string } }).error?.code }
}
