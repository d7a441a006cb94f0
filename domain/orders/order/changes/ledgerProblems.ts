import type { LedgerEntry } from '../../ledger/ledgerEntry.ts'
import { balanceProblems, lineBalance } from '../../ledger/lineBalance.ts'
import { paymentEntries, placementEntries, type LedgerOrder } from '../../ledger/orderEntries.ts'
import { isLineOver, type LineState, type OrderLineType } from '../line/lineState.ts'
import { isPaid, type OrderState } from '../orderState.ts'

/** The stored facts that the ledger is checked against. */
export interface LedgerFacts {
  order: Omit<LedgerOrder, 'lines'> & { state: OrderState; createdAt: string }
  lines: readonly (LedgerOrder['lines'][number] & { state: LineState; type: OrderLineType })[]
  /** Numbers of the used coupons that were paid for. */
  paidCoupons: ReadonlySet<string>
  /** Coupons issued for its lines. */
  issuedCoupons: readonly { num: string; lineId: string; amountMinor: number }[]
  /** Unneeded payments: the refundable amount of each, and whether it was refunded. */
  refunds: readonly { paymentId: string; amountMinor: number; isMade: boolean }[]
  /** Agreed increases that are not paid yet. */
  unpaidExtras: readonly { lineId: string; extraUsdMinor: number }[]
  entries: readonly LedgerEntry[]
}

/** Every difference between an order's rows and its ledger, in words; empty if they agree. */
export function ledgerProblems(facts: LedgerFacts): string[] {
  return [
    ...entryProblems(facts),
    ...facts.lines.flatMap((line) => lineProblems(facts, line)),
    ...couponProblems(facts),
    ...refundProblems(facts),
  ]
}

function entryProblems({ order, lines, paidCoupons, entries }: LedgerFacts): string[] {
  const whole = { ...order, lines }
  const expected = [
    ...placementEntries(whole, paidCoupons, order.createdAt),
    ...(isPaid(order.state) ? paymentEntries(whole, { reference: '', at: '' }) : []),
  ]
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const problems = expected.flatMap(({ id, amountUsdMinor, amountMinor }) => {
    const found = byId.get(id)
    if (!found) return [`${id} is missing`]
    if (found.amountUsdMinor === amountUsdMinor && found.amountMinor === amountMinor) return []
    return [`${id} is ${found.amountUsdMinor} and should be ${amountUsdMinor}`]
  })
  const isChargedInVain =
    !isPaid(order.state) && order.state !== 'cancelled' && chargedOf(entries) !== 0
  return isChargedInVain ? [...problems, `${order.id} is charged and not paid`] : problems
}

/** The charged amount without reversals, with tax. USD cents. */
const chargedOf = (entries: readonly LedgerEntry[]): number =>
  entries.reduce((sum, { kind, amountUsdMinor }) => {
    if (kind === 'charged' || kind === 'tax_charged') return sum + amountUsdMinor
    return kind === 'charge_reversed' || kind === 'tax_reversed' ? sum - amountUsdMinor : sum
  }, 0)

function lineProblems(
  { order, entries, unpaidExtras }: LedgerFacts,
  line: LedgerFacts['lines'][number],
): string[] {
  const balance = lineBalance(entries.filter(({ lineId }) => lineId === line.id))
  const problems = balanceProblems(balance)
  const isOver = line.state !== 'cancelled' && isLineOver(line.state)
  if (isPaid(order.state)) {
    const agreed = unpaidExtras
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, { extraUsdMinor }) => sum + extraUsdMinor, 0)
    if (balance.dueUsdMinor !== agreed)
      problems.push(`${balance.dueUsdMinor - agreed} is due and paid`)
    if (isOver && balance.remainingUsdMinor !== 0)
      problems.push(`${balance.remainingUsdMinor} remains and the line is ${line.state}`)
  }
  const revised = order.revision?.lines.find(({ lineId }) => lineId === line.id)
  if (revised && order.state === 'awaiting_invoice_payment') {
    const { chargeUsdMinor } = revised
    if (balance.dueUsdMinor !== chargeUsdMinor)
      problems.push(`${balance.dueUsdMinor} is due and ${chargeUsdMinor} is invoiced`)
  }
  if (order.state === 'cancelled' && balance.dueUsdMinor + balance.remainingUsdMinor !== 0)
    problems.push(`${balance.dueUsdMinor + balance.remainingUsdMinor} is left of a cancelled order`)
  return problems.map((problem) => `${line.id}: ${problem}`)
}

function couponProblems({ issuedCoupons, entries }: LedgerFacts): string[] {
  const issued = new Map(
    entries
      .filter(({ kind }) => kind === 'coupon_issued' || kind === 'amended')
      .map(({ reference, amountUsdMinor }) => [reference, amountUsdMinor]),
  )
  const problems = issuedCoupons.flatMap(({ num, lineId, amountMinor }) =>
    issued.get(num) === amountMinor
      ? []
      : [`${lineId}: coupon of ${amountMinor} is ${issued.get(num) ?? 0} in the ledger`],
  )
  const known = new Set(issuedCoupons.map(({ num }) => num))
  const lost = [...issued.keys()].filter((num) => num === null || !known.has(num))
  return [...problems, ...lost.map(() => 'a coupon of the ledger does not exist')]
}

function refundProblems({ refunds, entries }: LedgerFacts): string[] {
  const sumOf = (paymentId: string, kind: LedgerEntry['kind']) =>
    entries
      .filter((entry) => entry.kind === kind && entry.reference === paymentId)
      .reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0)
  const problems = refunds.flatMap(({ paymentId, amountMinor, isMade }) => {
    const due = sumOf(paymentId, 'refund_due')
    const made = sumOf(paymentId, 'refunded') - sumOf(paymentId, 'refund_returned')
    const madeByRows = isMade ? amountMinor : 0
    return [
      ...(due === amountMinor ? [] : [`${paymentId}: refund of ${amountMinor} is ${due} due`]),
      ...(made === madeByRows ? [] : [`${paymentId}: ${made} is refunded, not ${madeByRows}`]),
    ]
  })
  const known = new Set(refunds.map(({ paymentId }) => paymentId))
  const lost = entries.filter(
    ({ kind, reference }) => kind === 'refund_due' && !known.has(reference ?? ''),
  )
  return [...problems, ...lost.map(({ id }) => `${id} has no payment to give back`)]
}
