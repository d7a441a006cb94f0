/**
 * Large enough for an office or a school; each order sends mail to an address that the buyer typed.
 */
const OF_NETWORK = 150
/** Accounts that have paid before are trusted more. */
const PAID_FACTOR = 10

/**
 * Maximum number of orders from one network a day; higher for an account that has paid for an
 * order.
 */
export const ordersADay = ({ hasPaidBefore }: { hasPaidBefore: boolean }): number =>
  hasPaidBefore ? OF_NETWORK * PAID_FACTOR : OF_NETWORK

/** Maximum number of changes to one campaign, the desk's and the buyer's together. */
export const MAX_LINE_CHANGES = 100
