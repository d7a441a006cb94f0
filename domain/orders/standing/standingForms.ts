import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { CURRENCIES } from '#domain/foundation/money/amount.ts'
import { CONSENT_VERSION, LAST_DAY_OF_MONTH } from './standingOrder.ts'

/** The terms of a standing order, with the buyer's consent to them. */
export const standingTermsSchema = z.strictObject({
  /** Day of the month on which the order is placed. */
  day: z.int().min(1).max(LAST_DAY_OF_MONTH),
  /** Highest total of one order, with tax, in the order's currency. */
  maxTotalMinor: z.int().min(1).max(100_000_000_000),
  currency: z.enum(CURRENCIES),
  /** Last day on which an order may be placed; null until canceled. */
  endsOn: z.iso.date().nullable(),
  /** The card to charge; null for orders by invoice. */
  cardId: idSchema('crd').nullable(),
  /** The version of the text that the buyer agreed to. */
  consentVersion: z.literal(CONSENT_VERSION),
})
export type StandingTerms = z.infer<typeof standingTermsSchema>

/** Signed text of a mailed link: a month's id and its signature. */
export const standingTokenSchema = z.strictObject({ token: z.string().min(1).max(200) })

export const standingReasonSchema = z.strictObject({ reason: z.string().trim().min(1).max(500) })
