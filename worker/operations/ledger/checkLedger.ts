import { LEDGER_MAILS } from '#content/mails/ledgerMails.ts'
import { connect } from '#database/connection.ts'
import {
  insertLedgerCheck,
  lastCheckedOrder,
  listLedgerFacts,
} from '#database/queries/ledgerChecks.ts'
import { ledgerProblems } from '#domain/order/ledgerProblems.ts'
import { sendMail } from '../../adapters/mail/mailer.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'

const ORDERS_A_PAGE = 400
const PAGES_A_NIGHT = 75
const PROBLEMS_TOLD = 100

/**
 * Checks the ledger against orders, lines, coupons and payments, and tells the desk of every difference, by log and
 * mail. Up to 30,000 orders a night, going on where the last night ended. Runs by cron; only reads what it checks.
 */
export async function checkLedger(
  context: OperationContext,
): Promise<{ orders: number; problems: string[] }> {
  const db = connect(context.env.DB)
  const problems: string[] = []
  let orders = 0
  let last = await lastCheckedOrder(db)
  for (let page = 0; page < PAGES_A_NIGHT; page += 1) {
    const facts = await listLedgerFacts(db, last, ORDERS_A_PAGE)
    orders += facts.length
    for (const one of facts)
      problems.push(...ledgerProblems(one).map((problem) => `${one.order.id}: ${problem}`))
    last = facts.length < ORDERS_A_PAGE ? null : (facts.at(-1)?.order.id ?? null)
    if (last === null) break
  }
  const told = problems.slice(0, PROBLEMS_TOLD)
  const at = context.now.toISOString()
  await insertLedgerCheck(db, { at, orders, lastOrderId: last, problems: told })
  log(problems.length > 0 ? 'error' : 'info', 'ledger checked', {
    orders,
    problems: problems.length,
    first: told[0] ?? null,
  })
  if (problems.length > 0) {
    const content = LEDGER_MAILS.differences({ count: problems.length, told })
    await sendMail(context, { to: context.settings.MAIL_DESK, content })
  }
  return { orders, problems }
}
