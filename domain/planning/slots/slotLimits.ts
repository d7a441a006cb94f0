/** Maximum number of unpaid exclusive slots: in total, and of a country's slots of one week. */
export interface SlotLimits {
  total: number
  /** Parts per thousand of the country's slots of a week. */
  weekPermille: number
  /** Minimum weekly limit in a country with few screens. */
  weekAtLeast: number
}

const OF_SESSION: SlotLimits = { total: 500, weekPermille: 50, weekAtLeast: 12 }
/** An office or a school shares a network. */
const NETWORK_FACTOR = 3
/** Accounts that have paid before are trusted more. */
const PAID_FACTOR = 10

const times = ({ total, weekPermille, weekAtLeast }: SlotLimits, factor: number): SlotLimits => ({
  total: total * factor,
  weekPermille: Math.min(1_000, weekPermille * factor),
  weekAtLeast: weekAtLeast * factor,
})

/** The limits of a session and its network; higher for an account that has paid for an order. */
export function slotLimits({ hasPaidBefore }: { hasPaidBefore: boolean }): {
  session: SlotLimits
  network: SlotLimits
} {
  const session = times(OF_SESSION, hasPaidBefore ? PAID_FACTOR : 1)
  return { session, network: times(session, NETWORK_FACTOR) }
}

/** The weekly limit for a country with this number of slots. */
export function weekLimit({ weekPermille, weekAtLeast }: SlotLimits, countrySlots: number): number {
  return Math.max(weekAtLeast, Math.floor((countrySlots * weekPermille) / 1_000))
}
