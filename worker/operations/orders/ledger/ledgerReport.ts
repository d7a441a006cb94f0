import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import { insertLedgerCheck } from '#database/queries/orders/ledgerChecks.ts'
import { sendMail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

/** Maximum problems in a report. */
export const PROBLEMS_TOLD = 100

/** Result of a night's check; `problems` has the first ones. */
export interface NightCheck {
  night: string
  orders: number
  problemCount: number
  problems: readonly string[]
}

/** Records a check and reports its problems to the desk; of several in the same night, only the first reports. */
export async function reportLedgerCheck(
  context: OperationContext,
  { night, orders, problemCount, problems }: NightCheck,
): Promise<void> {
  const told = problems.slice(0, PROBLEMS_TOLD)
  const isNews = await insertLedgerCheck(context.db, {
    at: night,
    orders,
    problems: told,
  })
  if (!isNews) return
  log(problemCount > 0 ? 'error' : 'info', 'ledger checked', {
    orders,
    problems: problemCount,
    first: told[0] ?? null,
  })
  if (problemCount === 0) return
  const content = LEDGER_MAILS.differences({ count: problemCount, told })
  await sendMail(context, { to: context.settings.MAIL_DESK, content })
}
