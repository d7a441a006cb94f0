import type { StaffRole } from '#domain/accounts/capability.ts'
import type { OfferTerms } from './offerPrices.ts'

/** Maximum number of offers a day for one session, one network and one address. */
export const OFFERS_A_DAY = { session: 10, network: 40, recipient: 5 } as const

/** Days without activity after which an offer is deleted. */
export const OFFER_LIFE_DAYS = 365

export const MAX_OFFER_NOTE = 2_000
export const MAX_OFFER_VERSIONS = 30

const NOTHING: OfferTerms = { discountPermille: 0, commissionPermille: 0 }

const LIMITS: Partial<Record<StaffRole, OfferTerms>> = {
  sales: { discountPermille: 150, commissionPermille: 150 },
  admin: { discountPermille: 400, commissionPermille: 250 },
}

/**
 * The maximum reduction that a person's roles allow, in parts per thousand. Anybody who handles
 * offers may grant the agency's agreed commission.
 */
export function offerLimits(roles: readonly StaffRole[], agreedPermille = 0): OfferTerms {
  const own = roles.flatMap((role) => LIMITS[role] ?? [])
  if (own.length === 0) return NOTHING
  return {
    discountPermille: Math.max(...own.map((each) => each.discountPermille)),
    commissionPermille: Math.max(agreedPermille, ...own.map((each) => each.commissionPermille)),
  }
}

/** Whether terms are within a person's limits. */
export function isWithinLimits(
  roles: readonly StaffRole[],
  terms: OfferTerms,
  agreedPermille = 0,
): boolean {
  const most = offerLimits(roles, agreedPermille)
  return (
    terms.discountPermille <= most.discountPermille &&
    terms.commissionPermille <= most.commissionPermille
  )
}
