import { customAlphabet } from 'nanoid'

/** Without letters and digits that are taken for one another. */
const group = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4)

/** The number of a coupon for a stopped campaign, which nobody can guess: BACK-7KQM-2H9X-WC4T. */
export function newCouponNum(): string {
  return `BACK-${group()}-${group()}-${group()}`
}
