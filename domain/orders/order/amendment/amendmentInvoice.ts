import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { cardOption } from '#domain/commerce/checkout/paymentRules.ts'
import type { QuoteAmounts, QuoteTax } from '#domain/commerce/checkout/quote.types.ts'
import type { InvoiceSource } from '../../invoice/invoiceDocument.ts'
import type { AmendedMoney } from '../../ledger/amendmentEntries.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { convertMinor, dollarsOf, type CurrencyRate } from '#domain/foundation/money/convert.ts'
import { taxLines } from '#domain/commerce/tax/taxLines.ts'
import type { TaxDecision } from '#domain/commerce/tax/taxFor.ts'

/**
 * The charge for an increase: in the order's currency at the order's rate, taxed like its buyer.
 */
export interface ExtraCharge extends Pick<AmendedMoney, 'extraUsdMinor' | 'taxUsdMinor'> {
  amounts: QuoteAmounts
  tax: QuoteTax
}

/** The charge for a price increase; null without one. */
export function extraCharge(
  { fromUsdMinor, toUsdMinor }: { fromUsdMinor: number; toUsdMinor: number },
  of: { rate: CurrencyRate; tax: TaxDecision; mediaType: MediaType },
): ExtraCharge | null {
  const extraUsdMinor = toUsdMinor - fromUsdMinor
  if (extraUsdMinor <= 0) return null
  const netMinor = convertMinor(extraUsdMinor, of.rate)
  const { taxes, totalMinor: taxMinor } = taxLines(of.tax, [{ mediaType: of.mediaType, netMinor }])
  const { treatment, label, rule } = of.tax
  return {
    extraUsdMinor,
    taxUsdMinor: dollarsOf(taxMinor, of.rate.perUsdMicros),
    amounts: {
      subtotalMinor: netMinor,
      discountMinor: 0,
      netMinor,
      taxMinor,
      totalMinor: netMinor + taxMinor,
    },
    tax: { treatment, label, rule, taxes },
  }
}

/** Whether a card can pay it, by the rule of a cart. */
export const isPayableByCard = (
  extra: Pick<ExtraCharge, 'extraUsdMinor' | 'taxUsdMinor'>,
): boolean => cardOption(true, extra.extraUsdMinor + extra.taxUsdMinor).allowed

/**
 * The content of an amendment's invoice: one line for the increase, payable by transfer or card,
 * without coupons.
 */
export function amendedInvoice(
  { order }: Pick<InvoiceSource, 'order'>,
  line: InvoiceSource['lines'][number],
  { amounts, tax, plan }: Pick<ExtraCharge, 'amounts' | 'tax'> & { plan: CampaignPlan },
): Pick<InvoiceSource, 'order' | 'lines'> {
  const { startDate, endDate } = plan.runtime
  const offer = order.offer && { ...order.offer, commission: null }
  return {
    order: { ...order, amounts, tax, offer, discounts: [], paymentMethod: 'invoice' },
    lines: [
      { ...line, name: `${line.name}: agreed change`, quantity: 1, startDate, endDate, amounts },
    ],
  }
}
