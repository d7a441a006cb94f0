import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { readEvent } from '#domain/delivery/counting/countedEvent.ts'
import { slotWeeks } from '#domain/planning/slots/slotWeeks.ts'
import type { StripeApi } from '#test/support/orders/StripeApi.ts'
import { BUYERS } from './buy.ts'
import { numberGaps } from './numberGaps.ts'
import type { Stored } from './Stored.ts'

const MINE = `${BUYERS}%`

/** A rule for all stored data, with its violations. */
export interface Check {
  name: string
  looked: number
  problems: string[]
}

/** The result of the product's own nightly check. */
export function ledgerCheck(stored: Stored): Check {
  const [last] = stored.rows<{ orders: number; problems: string }>(
    'SELECT orders, problems FROM ledger_checks ORDER BY id DESC LIMIT 1',
  )
  const problems = last
    ? (JSON.parse(last.problems) as string[])
    : ['the nightly check has not run']
  return {
    name: "ledger: the product's own check of all orders",
    looked: last?.orders ?? 0,
    problems,
  }
}

/** The charges of each paid order add up to its price; no other order has charges. */
export function chargeCheck(stored: Stored): Check {
  const rows = stored.rows<{ id: string; state: string; total: number; charged: number }>(
    `SELECT o.id, o.state, CASE WHEN o.paid_at IS NULL THEN 0 ELSE o.total_minor END AS total,
       (SELECT coalesce(sum(amount_minor), 0) FROM ledger_entries e
         WHERE e.order_id = o.id AND e.kind IN ('charged', 'tax_charged')) AS charged
     FROM orders o WHERE o.email LIKE ?`,
    MINE,
  )
  const wrong = rows.filter(({ total, charged }) => total !== charged)
  return {
    name: 'ledger: what is charged is what was paid',
    looked: rows.length,
    problems: wrong.map(({ id, total, charged }) => `${id} cost ${total}, charged ${charged}`),
  }
}

/** The last invoice's number in each year. */
export type LastInvoices = Map<number, number>

export function readLastInvoices(stored: Stored): LastInvoices {
  const rows = stored.rows<{ year: number; last: number }>(
    'SELECT year, max(sequence) AS last FROM invoices GROUP BY year',
  )
  return new Map(rows.map(({ year, last }) => [year, last]))
}

/** Invoice numbers have no gap within a year, and each order has one invoice. */
export function invoiceCheck(before: LastInvoices, stored: Stored): Check {
  const invoices = stored
    .rows<{ year: number; sequence: number }>(
      'SELECT year, sequence FROM invoices ORDER BY year, sequence',
    )
    .filter(({ year, sequence }) => sequence > (before.get(year) ?? 0))
  const gaps = [...Map.groupBy(invoices, ({ year }) => year)].flatMap(([year, own]) =>
    numberGaps(
      before.get(year) ?? 0,
      own.map(({ sequence }) => sequence),
    ).map((words) => `${year}: ${words}`),
  )
  const orders = stored.rows<{ id: string; count: number }>(
    `SELECT o.id, (SELECT count(*) FROM invoices i WHERE i.order_id = o.id AND i.corrects_id IS NULL) AS count
     FROM orders o WHERE o.email LIKE ?`,
    MINE,
  )
  const without = orders.filter(({ count }) => count !== 1)
  return {
    name: 'invoices: no gap in their numbers, one for each order',
    looked: invoices.length,
    problems: [...gaps, ...without.map(({ id, count }) => `${id} has ${count} invoices`)],
  }
}

/** After all holds have expired, each slot belongs to an order that is not canceled. */
export function holderCheck(stored: Stored, nowIso: string): Check {
  const claims = stored.rows<{ place: string; orderId: string | null; state: string | null }>(
    `SELECT c.screen_id || ' ' || c.week || ' ' || c.slot AS place, c.order_id AS orderId, o.state
     FROM slot_claims c LEFT JOIN orders o ON o.id = c.order_id
     WHERE c.expires_at IS NULL OR c.expires_at <= ?`,
    nowIso,
  )
  const lost = claims.filter(({ state }) => state === null || state === 'cancelled')
  return {
    name: 'slots: none is held by nobody',
    looked: claims.length,
    problems: lost.map(({ place, orderId, state }) => `${place}: ${orderId} ${state}`),
  }
}

/** Each billboard order that is not canceled has exactly its slots. */
export function slotCheck(stored: Stored): Check {
  const lines = stored.rows<{ id: string; plan: string; screens: number; claims: number }>(
    `SELECT o.id, l.plan,
       (SELECT count(DISTINCT screen_id) FROM slot_claims c WHERE c.order_id = o.id) AS screens,
       (SELECT count(*) FROM slot_claims c WHERE c.order_id = o.id) AS claims
     FROM orders o JOIN order_lines l ON l.order_id = o.id
     WHERE o.email LIKE ? AND l.media_type = 'dooh' AND o.state <> 'cancelled'`,
    MINE,
  )
  const most = Math.max(0, ...lines.map(({ screens }) => screens))
  const problems = lines.flatMap(({ id, plan, claims }) => {
    const { periods } = JSON.parse(plan) as CampaignPlan
    const wanted = most * (periods ? slotWeeks(periods).length : 0)
    return claims === wanted ? [] : [`${id} has ${claims} slots of ${wanted}`]
  })
  return { name: 'slots: each order has those it booked', looked: lines.length, problems }
}

/**
 * Each payment that Stripe received has paid an order or was refunded; our refunds match Stripe's.
 */
export function providerCheck(stored: Stored, api: StripeApi): Check {
  const rows = stored.rows<{ intent: string; state: string; paid: number; refunded: number }>(
    `SELECT p.gateway_payment_id AS intent, p.state, o.paid_by_payment_id = p.id AS paid,
       coalesce((SELECT amount_minor FROM refunds r WHERE r.payment_id = p.id AND r.state = 'made'), 0) AS refunded
     FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.gateway = 'stripe'`,
  )
  const ours = new Map(rows.map((row) => [row.intent, row]))
  const intents = [...api.intents.values()].filter(({ status }) => status === 'succeeded')
  const problems = intents.flatMap(({ id, amount_received: received }) => {
    const known = ours.get(id)
    const given = [...api.refunds.values()]
      .filter(({ payment_intent: intent }) => intent === id)
      .reduce((sum, { amount }) => sum + amount, 0)
    if (!known) return [`${id} took ${received} and is known to nobody`]
    const kept = known.paid === 1 ? received : 0
    return kept + given === received && given === known.refunded
      ? []
      : [`${id} took ${received}, gave ${given} back, paid ${kept}, is refunded ${known.refunded}`]
  })
  return { name: 'payments: Stripe and the product say the same', looked: intents.length, problems }
}

/** Each order that is paid or on invoice has its confirmation sent, once mails no longer fail. */
export function mailCheck(stored: Stored): Check {
  const rows = stored.rows<{ id: string; mails: number; sent: number; error: string | null }>(
    `SELECT o.id, count(m.id) AS mails, count(m.sent_at) AS sent, max(m.last_error) AS error
     FROM orders o LEFT JOIN mail_outbox m ON m.order_id = o.id AND m.kind = 'order_confirmation'
     WHERE o.email LIKE ? AND (o.paid_at IS NOT NULL OR o.payment_method = 'invoice') AND o.state <> 'cancelled'
     GROUP BY o.id`,
    MINE,
  )
  const wrong = rows.filter(({ mails, sent }) => mails !== 1 || sent !== 1)
  return {
    name: 'mails: one confirmation for each order, and it went out',
    looked: rows.length,
    problems: wrong.map(
      ({ id, mails, sent, error }) => `${id}: ${mails}, sent ${sent} ${error ?? ''}`,
    ),
  }
}

/** Sums of counted events by line, kind and validity. */
export type Rollups = Map<string, number>

export function readRollups(stored: Stored): Rollups {
  const rows = stored.counted(
    `SELECT line_id || ' ' || kind || ' ' || validity AS key, sum(count) AS value
     FROM delivery_hours GROUP BY line_id, kind, validity`,
  )
  return new Map(rows.map(({ key, value }) => [key, Number(value)]))
}

/**
 * The rollups, the source of reports and invoices, have grown by exactly the events of the raw log.
 */
export function rollupCheck(before: Rollups, after: Rollups, lines: readonly string[]): Check {
  const counted: Rollups = new Map()
  for (const { lineId, kind, validity } of lines.map(readEvent)) {
    const key = `${lineId} ${kind} ${validity}`
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  const keys = [...new Set([...after.keys(), ...counted.keys()])]
  const problems = keys.flatMap((key) => {
    const grown = (after.get(key) ?? 0) - (before.get(key) ?? 0)
    const logged = counted.get(key) ?? 0
    return grown === logged ? [] : [`${key}: ${grown} in the rollups, ${logged} in the raw log`]
  })
  return { name: 'rollups: what the raw log has', looked: lines.length, problems }
}
