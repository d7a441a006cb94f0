import type { StaffRole } from '#domain/accounts/capability.ts'
import type { OfferTerms } from './offerPrices.ts'

/** How many offers one session, one network and one address may have made in a day. */
export const OFFERS_A_DAY = { session: 10, network: 40, recipient: 5 } as const

/** Offers to which nothing happened for so long are forgotten. */
export const OFFER_LIFE_DAYS = 365

export const MAX_OFFER_NOTE = 2_000
export const MAX_OFFER_VERSIONS = 30

const NOTHING: OfferTerms = { discountPermille: 0, commissionPermille: 0 }

const LIMITS: Partial<Record<StaffRole, OfferTerms>> = {
  sales: { discountPermille: 150, commissionPermille: 150 },
  admin: { discountPermille: 400, commissionPermille: 250 },
}

/**
 * How much somebody's roles may take off an offer, in parts per thousand: the most of any of them. Whoever follows up
 * offers may give a commission that is agreed with the agency.
 */
export function offerLimits(roles: readonly StaffRole[], agreedPermille = 0): OfferTerms {
  const own = roles.flatMap((role) => LIMITS[role] ?? [])
  if (own.length === 0) return NOTHING
  return {
    discountPermille: Math.max(...own.map((each) => each.discountPermille)),
    commissionPermille: Math.max(agreedPermille, ...own.map((each) => each.commissionPermille)),
  }
}

/** Whether terms stay within what somebody's roles may give. */
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
