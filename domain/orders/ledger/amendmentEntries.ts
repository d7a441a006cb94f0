import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'

/** The ledger's input from an amendment. USD cents unless stated. */
export interface AmendedMoney {
  id: string
  orderId: string
  lineId: string
  /** The additional amount without tax, and its tax. */
  extraUsdMinor: number
  taxUsdMinor: number
  /** The same in the order's currency. */
  amounts: Pick<QuoteAmounts, 'netMinor' | 'taxMinor'>
  currency: Currency
}

const entryOf = (
  { id, orderId, lineId }: Pick<AmendedMoney, 'id' | 'orderId' | 'lineId'>,
  kind: LedgerEntry['kind'],
  { amountUsdMinor, at }: Pick<LedgerEntry, 'amountUsdMinor' | 'at'>,
): LedgerEntry => ({
  ...NO_MONEY_MOVED,
  id: `${id}:${kind}`,
  orderId,
  lineId,
  kind,
  amountUsdMinor,
  at,
})

/** The amendment costs more: the difference is due. */
export const extraOrdered = (amended: AmendedMoney, at: string): LedgerEntry[] =>
  entriesOfAmounts([entryOf(amended, 'ordered', { amountUsdMinor: amended.extraUsdMinor, at })])

/**
 * The additional amount is paid, with its own invoice (`reference`). `reversals`: number of earlier
 * payments of it that were reversed.
 */
export function extraPaid(
  amended: AmendedMoney,
  { reference, at, reversals = 0 }: { reference: string; at: string; reversals?: number },
): LedgerEntry[] {
  const { extraUsdMinor, taxUsdMinor, amounts, currency } = amended
  const suffix = reversals === 0 ? '' : `:${reversals + 1}`
  const charged = entryOf(amended, 'charged', { amountUsdMinor: extraUsdMinor, at })
  const taxCharged = entryOf(amended, 'tax_charged', { amountUsdMinor: taxUsdMinor, at })
  return entriesOfAmounts([
    {
      ...charged,
      id: `${charged.id}${suffix}`,
      amountMinor: amounts.netMinor,
      currency,
      reference,
    },
    {
      ...taxCharged,
      id: `${taxCharged.id}${suffix}`,
      amountMinor: amounts.taxMinor,
      currency,
      reference,
    },
  ])
}

/** The additional amount was not paid and is no longer due. */
export const extraReleased = (amended: AmendedMoney, at: string): LedgerEntry[] =>
  entriesOfAmounts([entryOf(amended, 'released', { amountUsdMinor: amended.extraUsdMinor, at })])

/** The price changed before the payment: the amount due changes with it. USD cents, without tax. */
export const dueChanged = (
  amended: Pick<AmendedMoney, 'id' | 'orderId' | 'lineId'>,
  changedUsdMinor: number,
  at: string,
): LedgerEntry[] =>
  entriesOfAmounts([
    entryOf(amended, changedUsdMinor < 0 ? 'released' : 'ordered', {
      amountUsdMinor: Math.abs(changedUsdMinor),
      at,
    }),
  ])

/** The amendment costs less: the buyer gets the paid difference as a coupon. */
export const paidGivenBack = (
  amended: Pick<AmendedMoney, 'id' | 'orderId' | 'lineId'>,
  coupon: { num: string; amountUsdMinor: number; at: string },
): LedgerEntry[] =>
  entriesOfAmounts([{ ...entryOf(amended, 'amended', coupon), reference: coupon.num }])
