import { LEDGER_MAILS } from '#content/mails/ledgerMails.ts'
import { connect } from '#database/connection.ts'
import { listDeliveryFacts } from '#database/queries/deliveryCounts.ts'
import { deliveryProblems } from '#domain/order/deliveryProblems.ts'
import { sendMail } from '../../adapters/mail/mailer.ts'
import type { OperationContext } from '../../platform/env.ts'
import { log } from '../../platform/log.ts'

const LINES_A_PAGE = 100
const PAGES_A_NIGHT = 100
const PROBLEMS_TOLD = 100
/** Longer than any event is late. */
const LOOK_BACK_MS = 8 * 86_400_000

/**
 * Compares what was counted with what lines, ledger and invoices say, to the impression and the cent, for each line that
 * something was counted for in the last days; tells the desk of every difference. Runs by cron; only reads.
 */
export async function checkDeliveries(
  context: OperationContext,
): Promise<{ lines: number; problems: string[] }> {
  const db = connect(context.env.DB)
  const since = new Date(context.now.getTime() - LOOK_BACK_MS).toISOString()
  const problems: string[] = []
  let lines = 0
  let after = ''
  for (let page = 0; page < PAGES_A_NIGHT; page += 1) {
    const facts = await listDeliveryFacts(db, { since, after, limit: LINES_A_PAGE })
    lines += facts.length
    problems.push(...facts.flatMap(deliveryProblems))
    after = facts.at(-1)?.line.id ?? ''
    if (facts.length < LINES_A_PAGE) break
  }
  const told = problems.slice(0, PROBLEMS_TOLD)
  log(problems.length > 0 ? 'error' : 'info', 'deliveries checked', {
    lines,
    problems: problems.length,
    first: told[0] ?? null,
  })
  if (problems.length > 0) {
    const content = LEDGER_MAILS.deliveries({ count: problems.length, told })
    await sendMail(context, { to: context.settings.MAIL_DESK, content })
  }
  return { lines, problems }
}
