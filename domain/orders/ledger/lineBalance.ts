import type { LedgerEntry, LedgerKind } from './ledgerEntry.ts'

/** The accounts of a line's value. `price` is the source; `due` is unpaid. */
type LedgerAccount =
  | 'price'
  | 'due'
  | 'discount'
  | 'paid'
  | 'remaining'
  | 'delivered'
  | 'coupons'
  | 'credits'
  | 'released'
  | 'tax'
  | 'refund_due'
  | 'refunded'
  | 'amended'
  | 'disputed'

/** The accounts that each kind moves value between, so that value is never created or lost. */
const POSTINGS = {
  ordered: [['price', 'due']],
  discount_used: [['due', 'discount']],
  coupon_used: [
    ['due', 'paid'],
    ['price', 'remaining'],
  ],
  charged: [
    ['due', 'paid'],
    ['price', 'remaining'],
  ],
  tax_charged: [['price', 'tax']],
  charge_reversed: [
    ['paid', 'due'],
    ['remaining', 'price'],
  ],
  tax_reversed: [['tax', 'price']],
  delivered: [['remaining', 'delivered']],
  coupon_issued: [['remaining', 'coupons']],
  credit: [['remaining', 'credits']],
  coupon_returned: [
    ['paid', 'released'],
    ['remaining', 'price'],
  ],
  released: [['due', 'released']],
  refund_due: [['price', 'refund_due']],
  refunded: [['refund_due', 'refunded']],
  refund_returned: [['refunded', 'refund_due']],
  amended: [
    ['paid', 'amended'],
    ['remaining', 'price'],
  ],
  dispute_withdrawn: [['price', 'disputed']],
  dispute_reinstated: [['disputed', 'price']],
} as const satisfies Record<
  LedgerKind,
  readonly (readonly [from: LedgerAccount, to: LedgerAccount])[]
>

/** How a line's price is distributed. USD cents. */
export interface LineBalance {
  orderedUsdMinor: number
  discountUsdMinor: number
  /** Not yet paid. */
  dueUsdMinor: number
  /** Paid in money, or with coupons that were paid for; without tax. */
  paidUsdMinor: number
  deliveredUsdMinor: number
  remainingUsdMinor: number
  couponsUsdMinor: number
  creditsUsdMinor: number
  taxUsdMinor: number
  /** Paid and returned as a coupon by an amendment; no longer part of the paid value. */
  amendedUsdMinor: number
}

/** The balance of a line, from its entries in any order. */
export function lineBalance(
  entries: readonly Pick<LedgerEntry, 'kind' | 'amountUsdMinor'>[],
): LineBalance {
  const sums = new Map<LedgerAccount, number>()
  const add = (account: LedgerAccount, amount: number) =>
    sums.set(account, (sums.get(account) ?? 0) + amount)
  let orderedUsdMinor = 0
  for (const { kind, amountUsdMinor } of entries) {
    if (kind === 'ordered') orderedUsdMinor += amountUsdMinor
    for (const [from, to] of POSTINGS[kind]) {
      add(from, -amountUsdMinor)
      add(to, amountUsdMinor)
    }
  }
  const sum = (account: LedgerAccount) => sums.get(account) ?? 0
  return {
    orderedUsdMinor,
    discountUsdMinor: sum('discount'),
    dueUsdMinor: sum('due'),
    paidUsdMinor: sum('paid'),
    deliveredUsdMinor: sum('delivered'),
    remainingUsdMinor: sum('remaining'),
    couponsUsdMinor: sum('coupons'),
    creditsUsdMinor: sum('credits'),
    taxUsdMinor: sum('tax'),
    amendedUsdMinor: sum('amended'),
  }
}

/**
 * The violated rules of a balance: paid = delivered + remaining + coupons + credits, and nothing
 * negative. Empty if it holds.
 */
export function balanceProblems(balance: LineBalance): string[] {
  const problems: string[] = []
  const { deliveredUsdMinor, remainingUsdMinor, couponsUsdMinor, creditsUsdMinor } = balance
  const used = deliveredUsdMinor + remainingUsdMinor + couponsUsdMinor + creditsUsdMinor
  if (balance.paidUsdMinor !== used)
    problems.push(
      `paid ${balance.paidUsdMinor} is not delivered, remaining, coupons and credits ${used}`,
    )
  for (const [name, amount] of Object.entries(balance)) {
    if (amount < 0) problems.push(`${name} is ${amount}`)
  }
  return problems
}
