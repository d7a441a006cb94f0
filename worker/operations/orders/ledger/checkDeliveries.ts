import { z } from 'zod'
import { LEDGER_MAILS } from '#content/mails/orders/ledgerMails.ts'
import { type Deliveries, readHomes } from '#database/deliveries.ts'
import { countBilled } from '#database/queries/delivery/closedDeliveries.ts'
import { listCountedLines, listDeliveryFacts } from '#database/queries/delivery/deliveryCounts.ts'
import { type DeliveryFacts, deliveryProblems } from '#domain/orders/order/line/deliveryProblems.ts'
import { deliveriesOf } from '#worker/adapters/delivery/deliveryHomes.ts'
import { sendMail } from '#worker/adapters/mail/mailer.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { log } from '#worker/platform/log.ts'

const LINES_A_PAGE = 100
/** A page takes two queries, and two in each delivery database. */
const PAGES_A_RUN = 20
const PROBLEMS_TOLD = 100
/** Longer than any delay of an event. */
const LOOK_BACK_MS = 8 * 86_400_000

/** Findings of a night's earlier runs, and the line after which the next run continues. */
const stateSchema = z.object({
  after: z.string(),
  lines: z.number(),
  count: z.number(),
  told: z.array(z.string()),
})

interface CheckedDeliveries {
  lines: number
  problems: string[]
  /** State for the next run; null at the end. */
  next: string | null
}

/**
 * Job: compares counts with lines, ledger and invoices, to the impression and the cent, for each line with counts in
 * recent days. The last run of a night reports every difference to the desk. Read-only.
 */
export async function checkDeliveries(
  context: OperationContext,
  part?: string,
): Promise<CheckedDeliveries> {
  const deliveries = await deliveriesOf(context)
  const since = new Date(context.now.getTime() - LOOK_BACK_MS).toISOString()
  const known = part
    ? stateSchema.parse(JSON.parse(part))
    : { after: '', lines: 0, count: 0, told: [] }
  const problems: string[] = []
  let { after, lines } = known
  let isOver = false
  for (let page = 0; page < PAGES_A_RUN && !isOver; page += 1) {
    const lineIds = await listCountedLines(deliveries, { since, after, limit: LINES_A_PAGE })
    const facts = await factsOf(context, deliveries, lineIds)
    lines += facts.length
    problems.push(...facts.flatMap(deliveryProblems))
    after = lineIds.at(-1) ?? ''
    isOver = lineIds.length < LINES_A_PAGE
  }
  const told = [...known.told, ...problems].slice(0, PROBLEMS_TOLD)
  const count = known.count + problems.length
  if (!isOver) return { lines, problems, next: JSON.stringify({ after, lines, count, told }) }
  await report(context, { lines, count, told })
  return { lines, problems, next: null }
}

/** Lines with all figures to compare. Counts are read last, so that they are at least the line's recorded ones. */
async function factsOf(
  { db, now }: OperationContext,
  deliveries: Deliveries,
  lineIds: readonly string[],
): Promise<DeliveryFacts[]> {
  const facts = await listDeliveryFacts(db, lineIds, now)
  const counts = await readHomes(deliveries, lineIds, countBilled)
  const countOf = new Map(counts.map(({ lineId, ...counted }) => [lineId, counted]))
  return facts.map((fact) =>
    Object.assign({}, fact, { counted: countOf.get(fact.line.id) ?? { hours: 0, totals: 0 } }),
  )
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
