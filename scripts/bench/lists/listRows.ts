import type { DatabaseSync } from 'node:sqlite'
import { addRows } from '../states.ts'

const id = (prefix: string, number = 'nr') => `'${prefix}_' || printf('%024d', ${number})`
const EMAIL = `'person' || nr || '@bench.example'`
const NAME = `'Person ' || nr`
const NEVER = 'null'
/** One every 20 seconds of the last 30 days: recent enough that no job sends reminders or deletes it. */
const AT = `strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-30 days', '+' || (nr * 20) || ' seconds')`
const NEXT_YEAR = `strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '+1 year', '+' || (nr * 20) || ' seconds')`
/** Three of ten rows are open. */
const IS_OPEN = 'nr % 10 < 3'

/** The series whose codes are listed, with the maximum number of codes. */
export const LISTED_SERIES = `csr_${'0'.repeat(24)}`
const MAX_CODES = 10_000

/**
 * Adds this many rows to everything that the desk lists: each person sent a request, got an offer, ordered and got an
 * invoice.
 */
export function addListRows(database: DatabaseSync, count: number): void {
  addAccounts(database, count)
  addOrders(database, count)
  addSales(database, count)
  addCoupons(database, count)
  addCreatives(database, count)
  addProductions(database, count)
  addAgreements(database, count)
}

/** Of 200 ads, one waits for its verdict and one was returned; one of ten was denied. */
const REVIEWED = `case when nr % 200 = 0 then 'in_review' when nr % 200 = 1 then 'change_asked'
  when nr % 10 = 5 then 'denied' else 'approved' end`
const unlessWaiting = (value: string) => `iif(nr % 200 = 0, null, ${value})`

/** An ad for each order, all on the line of another. */
function addCreatives(database: DatabaseSync, count: number): void {
  addRows(database, 'creatives', count, {
    id: id('cre'),
    order_id: id('ord'),
    title: `'Ad ' || nr`,
    schedule: NEVER,
    created_at: AT,
    removed_at: NEVER,
  })
  addRows(database, 'creative_versions', count, {
    id: id('crv'),
    creative_id: id('cre'),
    order_id: id('ord'),
    number: '1',
    state: REVIEWED,
    sha256: id('sha'),
    created_at: AT,
    submitted_at: AT,
    decided_at: unlessWaiting(AT),
    decided_by: unlessWaiting(`'acc_bench'`),
    decided_from: unlessWaiting(`'in_review'`),
    decision_mail_id: NEVER,
    taken_by: NEVER,
    taken_until: NEVER,
  })
}

/**
 * Of 200 ad creations, three await production, four wait for their buyer and one is canceled; all
 * others are delivered.
 */
const MADE = `case nr % 200 when 0 then 'briefed' when 50 then 'in_production' when 100 then 'changes_asked'
  when 20 then 'awaiting_brief' when 70 then 'awaiting_brief' when 120 then 'awaiting_brief' when 170 then 'draft_ready'
  when 199 then 'cancelled' else 'delivered' end`

/** An ad creation for each order. */
function addProductions(database: DatabaseSync, count: number): void {
  const line = { id: id('lin'), order_id: id('ord') }
  const [never, none] = [NEVER, '0']
  addRows(database, 'order_lines', count, {
    ...line,
    position: none,
    cart_key: `'cart_1'`,
    type: `'adcreation'`,
    media_type: `'mobile_display'`,
    name: `'Mobile banner ' || nr`,
    quantity: '1',
    state: MADE,
    plan: never,
    package_id: `'mobile_banner_single'`,
    impressions: never,
    start_date: never,
    end_date: never,
    starts_at: never,
    ends_at: never,
    delivered_impressions: none,
    stopped_at: never,
    answer_by: never,
    extension: never,
  })
  const since = (state: string) => `iif(${MADE} = '${state}', ${AT}, null)`
  addRows(database, 'productions', count, {
    line_id: line.id,
    order_id: line.order_id,
    briefed_at: AT,
    maker_id: `iif(nr % 400 < 200, 'acc_demo_producer', null)`,
    started_at: AT,
    draft_number: `iif(${MADE} in ('briefed', 'in_production'), 0, 1)`,
    draft_sent_at: AT,
    rounds_used: none,
    changes_asked_at: since('changes_asked'),
    delivered_at: since('delivered'),
  })
  database.exec(`delete from productions where line_id in
    (select id from order_lines where state = 'awaiting_brief' and cart_key = 'cart_1' and id like 'lin_0%')`)
}

/** Agreements with this many agencies; one in three has ended. */
function addAgreements(database: DatabaseSync, count: number): void {
  addRows(database, 'agency_agreements', count, {
    id: id('agr'),
    agency: `'Agency ' || nr`,
    agency_key: `'agency' || nr`,
    commission_permille: '100 + nr % 100',
    since: `'2025-01-01'`,
    until: `iif(${IS_OPEN}, '2026-06-30', null)`,
    note: `''`,
    created_at: AT,
  })
}

function addAccounts(database: DatabaseSync, count: number): void {
  addRows(database, 'accounts', count, {
    id: id('acc'),
    name: NAME,
    first_name: `'Person'`,
    last_name: 'nr',
    email: EMAIL,
    // One in 50 is staff.
    role: `case nr % 200 when 0 then 'sales' when 50 then 'reviewer,producer' when 100 then 'finance'
      when 150 then 'admin' else 'customer' end`,
    type: `iif(${IS_OPEN}, 'company', 'individual')`,
    company_name: `'Company ' || nr`,
    created_at: AT,
    updated_at: AT,
  })
}

function addOrders(database: DatabaseSync, count: number): void {
  addRows(database, 'orders', count, {
    id: id('ord'),
    number: '1000000 + nr',
    access_key: id('key'),
    account_id: id('acc'),
    email: EMAIL,
    state: `iif(${IS_OPEN}, 'awaiting_invoice_payment', 'booked')`,
    created_at: AT,
    paid_by_payment_id: NEVER,
  })
  addRows(database, 'invoices', count, {
    id: id('inv'),
    order_id: id('ord'),
    year: '2020 + nr / 30000',
    sequence: '1000000 + nr',
    kind: `iif(nr % 100 = 9, 'credit_note', 'invoice')`,
    state: `iif(${IS_OPEN}, 'open', 'paid')`,
    issued_at: AT,
    due_date: `date('now', '+' || (30 + nr % 300) || ' days')`,
    corrects_id: NEVER,
    amendment_id: NEVER,
  })
}

function addSales(database: DatabaseSync, count: number): void {
  addRows(database, 'leads', count, {
    id: id('lea'),
    desk: `'europe'`,
    state: `iif(${IS_OPEN}, 'new', 'closed')`,
    due_at: `iif(${IS_OPEN}, ${NEXT_YEAR}, null)`,
    next_step: `''`,
    created_at: AT,
    last_at: AT,
  })
  addRows(database, 'lead_requests', count, {
    id: id('req'),
    request_key: id('key'),
    lead_id: id('lea'),
    kind: `'message'`,
    at: AT,
    told_at: AT,
    first_name: `'Person'`,
    last_name: 'nr',
    company: `'Company ' || nr`,
    phone: `'+1 512 ' || nr`,
    phone_key: `'+1512' || nr`,
    email: EMAIL,
    message: `'Please write to us.'`,
  })
  const texts = ['phone', 'agency', 'country', 'region', 'session_id', 'next_step']
  addRows(database, 'offers', count, {
    ...Object.fromEntries(texts.map((column) => [column, `''`])),
    id: id('off'),
    access_key: id('key'),
    request_key: id('key'),
    year: '2020',
    sequence: '1000000 + nr',
    state: `iif(${IS_OPEN}, 'open', 'accepted')`,
    version: '1',
    desk: `'europe'`,
    email: EMAIL,
    advertiser: NAME,
    time_zone: `'UTC'`,
    net_minor: '100000',
    total_minor: '100000',
    last_day: `'2030-01-01'`,
    expires_at: NEXT_YEAR,
    created_at: AT,
    last_at: AT,
    open_count: '0',
    download_count: '0',
  })
}

function addCoupons(database: DatabaseSync, count: number): void {
  addRows(database, 'coupon_series', count, {
    id: id('csr'),
    name: NAME,
    codes: String(Math.min(count, MAX_CODES)),
    scope: `'once'`,
    is_one_per_buyer: '0',
    amount_minor: '1000',
    media: `'[]'`,
    minimum_minor: '0',
    // Most have expired; every tenth of the others is switched off.
    expires_at: `iif(${IS_OPEN}, ${NEXT_YEAR}, ${AT})`,
    off_at: `iif(nr % 30 = 0, ${AT}, null)`,
    spent_minor: '0',
    uses: '0',
    left_codes: String(Math.min(count, MAX_CODES)),
    created_at: AT,
  })
  const code = { amount_minor: '1000', scope: `'once'`, created_at: AT, off_at: NEVER }
  const ofDesk = { line_id: NEVER, order_id: NEVER, amendment_id: NEVER }
  addRows(database, 'coupons', Math.min(count, MAX_CODES), {
    ...code,
    ...ofDesk,
    num: id('CODE'),
    series_id: `'${LISTED_SERIES}'`,
  })
  addRows(database, 'coupon_claims', 1, {
    num: id('CODE', `${Math.min(count, MAX_CODES)} - 1`),
    claimant: `'all'`,
    order_id: id('ord'),
    claimed_at: AT,
    amount_minor: '1000',
    series_id: `'${LISTED_SERIES}'`,
  })
  const given = { ...code, ...ofDesk, num: id('GIVEN'), order_id: id('ord'), series_id: NEVER }
  addRows(database, 'coupons', count, given)
  addRows(database, 'coupon_returns', count, {
    num: id('GIVEN'),
    order_id: id('ord'),
    amount_minor: '1000',
    returned_at: AT,
  })
}
