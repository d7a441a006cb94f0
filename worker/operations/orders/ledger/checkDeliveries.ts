import { z } from 'zod'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import { listDeliveryFacts } from '#database/queries/delivery/deliveryCounts.ts'
import { deliveryProblems } from '#domain/orders/order/line/deliveryProblems.ts'
import { sendMail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

const LINES_A_PAGE = 100
/** A page takes five queries, of the 1,000 that one invocation may make. */
const PAGES_A_RUN = 20
const PROBLEMS_TOLD = 100
/** Longer than any event is late. */
const LOOK_BACK_MS = 8 * 86_400_000

/** What the earlier runs of a night found, and the line that the next run goes on after. */
const stateSchema = z.object({
  after: z.string(),
  lines: z.number(),
  count: z.number(),
  told: z.array(z.string()),
})

interface CheckedDeliveries {
  lines: number
  problems: string[]
  /** What the next run goes on with; null at the end. */
  next: string | null
}

/**
 * Job: compares what was counted with what lines, ledger and invoices say, to the impression and the cent, for each line
 * that something was counted for in the last days. The last run of a night reports every difference to the desk. Only
 * reads.
 */
export async function checkDeliveries(
  context: OperationContext,
  part?: string,
): Promise<CheckedDeliveries> {
  const { db } = context
  const since = new Date(context.now.getTime() - LOOK_BACK_MS).toISOString()
  const known = part
    ? stateSchema.parse(JSON.parse(part))
    : { after: '', lines: 0, count: 0, told: [] }
  const problems: string[] = []
  let { after, lines } = known
  let isOver = false
  for (let page = 0; page < PAGES_A_RUN && !isOver; page += 1) {
    const facts = await listDeliveryFacts(db, {
      since,
      after,
      limit: LINES_A_PAGE,
      now: context.now,
    })
    lines += facts.length
    problems.push(...facts.flatMap(deliveryProblems))
    after = facts.at(-1)?.line.id ?? ''
    isOver = facts.length < LINES_A_PAGE
  }
  const told = [...known.told, ...problems].slice(0, PROBLEMS_TOLD)
  const count = known.count + problems.length
  if (!isOver) return { lines, problems, next: JSON.stringify({ after, lines, count, told }) }
  await report(context, { lines, count, told })
  return { lines, problems, next: null }
}

async function report(
  context: OperationContext,
  { lines, count, told }: { lines: number; count: number; told: readonly string[] },
): Promise<void> {
  log(count > 0 ? 'error' : 'info', 'deliveries checked', {
    lines,
    problems: count,
    first: told[0] ?? null,
  })
  if (count === 0) return
  const content = LEDGER_MAILS.deliveries({ count, told })
  await sendMail(context, { to: context.settings.MAIL_DESK, content })
}
