import type { Database } from '#database/connection.ts'
import {
  countOrdersUpTo,
  firstOrderAt,
  listLedgerFacts,
  type LedgerRange,
} from '#database/queries/orders/ledgerChecks.ts'
import {
  countUncheckedDays,
  isDayWanted,
  planDayChecks,
  recordDayCheck,
  sumDayChecks,
} from '#database/queries/orders/ledgerDayChecks.ts'
import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { checkedDays } from '#domain/orders/ledger/checkedDays.ts'
import { ledgerProblems } from '#domain/orders/order/changes/ledgerProblems.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { PROBLEMS_TOLD, reportLedgerCheck } from './ledgerReport.ts'

const ORDERS_A_PAGE = 400
/** Maximum orders checked in one run; above it, each day is a separate run. */
const ORDERS_AT_ONCE = 2_000
/** A page takes 8 queries, of the 1,000 that one invocation may make: 40,000 orders per day. */
const PAGES_A_DAY = 100
const DAY_LENGTH = 'YYYY-MM-DD'.length
const BETWEEN = '/'

interface Checked {
  orders: number
  problems: string[]
}

/**
 * Job: checks the ledger against orders, lines, coupons and payments, and reports every difference to the desk, by log
 * and mail. With many orders it delegates to `checkLedgerDay`, one part per day; `days` names the parts. Read-only for
 * the checked data.
 */
export async function checkLedger(
  context: OperationContext,
): Promise<Checked & { days?: string[] }> {
  const { db } = context
  const night = context.now.toISOString()
  if ((await countOrdersUpTo(db, ORDERS_AT_ONCE + 1)) > ORDERS_AT_ONCE) {
    const first = (await firstOrderAt(db)) ?? night
    const days = checkedDays(first.slice(0, DAY_LENGTH), night.slice(0, DAY_LENGTH))
    await planDayChecks(db, night, days)
    return { orders: 0, problems: [], days: days.map((day) => `${night}${BETWEEN}${day}`) }
  }
  const found = await checkRange(db, { from: '', until: '~', after: null })
  const { orders, problems } = found
  await reportLedgerCheck(context, { night, orders, problemCount: problems.length, problems })
  return found
}

/**
 * Job: checks the orders of one day for a night; the last one of the night reports. Safe to repeat and to run in
 * parallel.
 */
export async function checkLedgerDay(
  context: OperationContext,
  part: string,
): Promise<Checked | null> {
  const { db } = context
  const [night = '', day = ''] = part.split(BETWEEN)
  if (!(await isDayWanted(db, night, day))) return null
  const found = await checkRange(db, { from: day, until: addDays(day, 1), after: null })
  const { orders, problems } = found
  await recordDayCheck(db, {
    day,
    night,
    orders,
    problemCount: problems.length,
    problems: problems.slice(0, PROBLEMS_TOLD),
  })
  if ((await countUncheckedDays(db, night)) === 0)
    await reportLedgerCheck(context, { night, ...(await sumDayChecks(db, night, PROBLEMS_TOLD)) })
  return found
}

async function checkRange(db: Database, range: LedgerRange): Promise<Checked> {
  const problems: string[] = []
  let orders = 0
  let after = range.after
  for (let page = 0; page < PAGES_A_DAY; page += 1) {
    const facts = await listLedgerFacts(db, { ...range, after }, ORDERS_A_PAGE)
    orders += facts.length
    for (const one of facts)
      problems.push(...ledgerProblems(one).map((problem) => `${one.order.id}: ${problem}`))
    const last = facts.at(-1)?.order
    if (facts.length < ORDERS_A_PAGE || !last) return { orders, problems }
    after = { createdAt: last.createdAt, id: last.id }
  }
  throw new Error(`More than ${PAGES_A_DAY * ORDERS_A_PAGE} orders of ${range.from}.`)
}
