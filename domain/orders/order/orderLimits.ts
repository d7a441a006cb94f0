/** An office or a school shares a network; each order writes to an address that whoever orders has named. */
const OF_NETWORK = 150
/** Who has paid before is known. */
const PAID_FACTOR = 10

/** How many orders may be placed from one network in a day; more by an account that has paid for an order. */
export const ordersADay = ({ hasPaidBefore }: { hasPaidBefore: boolean }): number =>
  hasPaidBefore ? OF_NETWORK * PAID_FACTOR : OF_NETWORK
