import { z } from 'zod'
import type { OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { taxFor, type TaxBuyer } from '#domain/commerce/tax/taxFor.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const text = (max: number) => z.string().trim().min(1).max(max)

/** The part of an invoice that the desk can correct: its addressee. Amounts never change. */
export const invoiceCorrectionSchema = z.object({
  reason: text(200),
  buyerName: text(160).optional(),
  line1: text(160).optional(),
  line2: z.string().trim().max(160).optional(),
  city: text(120).optional(),
  state: z.string().trim().max(40).optional(),
  zipCode: visibleText().max(16).optional(),
  vatId: visibleText().max(32).optional(),
})
export type InvoiceCorrection = z.infer<typeof invoiceCorrectionSchema>

/** The corrected address; the country does not change. */
export function correctedBilling(
  billing: OrderBilling,
  { reason: _reason, buyerName: _name, ...address }: InvoiceCorrection,
): OrderBilling {
  const given = Object.entries(address).filter(([, value]) => value !== undefined)
  return { ...billing, ...Object.fromEntries(given) }
}

/**
 * Whether two addresses are taxed alike: otherwise the amounts would be wrong and a new order is
 * needed.
 */
export function isTaxedAlike(
  before: OrderBilling,
  after: OrderBilling,
  buyerType: TaxBuyer['buyerType'],
): boolean {
  const ruleOf = ({ country, state, vatId, zipCode: postcode }: OrderBilling) =>
    JSON.stringify(taxFor({ country, state, postcode, vatId, buyerType }))
  return ruleOf(before) === ruleOf(after)
}
