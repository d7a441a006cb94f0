import type { QuoteAmounts } from '#domain/commerce/checkout/quote.types.ts'
import type { Currency } from '#domain/foundation/money/amount.ts'
import { entriesOfAmounts, NO_MONEY_MOVED, type LedgerEntry } from './ledgerEntry.ts'

/** What the ledger needs to know of an amendment. USD cents unless said. */
export interface AmendedMoney {
  id: string
  orderId: string
  lineId: string
  /** What is ordered more, without tax, and its tax. */
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

/** More was agreed on: it is due. */
export const extraOrdered = (amended: AmendedMoney, at: string): LedgerEntry[] =>
  entriesOfAmounts([entryOf(amended, 'ordered', { amountUsdMinor: amended.extraUsdMinor, at })])

/**
 * What was agreed on more is paid, with an invoice of its own (`reference`). `reversals`: how often a payment of it was
 * taken back before.
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

/** What was agreed on more is not paid, and no longer due. */
export const extraReleased = (amended: AmendedMoney, at: string): LedgerEntry[] =>
  entriesOfAmounts([entryOf(amended, 'released', { amountUsdMinor: amended.extraUsdMinor, at })])

/** Less or more was agreed on before anything was paid: so much less or more is due. USD cents, without tax. */
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

/** Less was agreed on: what was paid of the difference came back as a coupon. */
export const paidGivenBack = (
  amended: Pick<AmendedMoney, 'id' | 'orderId' | 'lineId'>,
  coupon: { num: string; amountUsdMinor: number; at: string },
): LedgerEntry[] =>
  entriesOfAmounts([{ ...entryOf(amended, 'amended', coupon), reference: coupon.num }])
