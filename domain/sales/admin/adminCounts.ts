/** The number of items in an area, and how many are late. */
export interface AdminCount {
  count: number
  late: number
}

/**
 * Counts next to the areas of the navigation, by page; null if the account may not see the area.
 */
export interface AdminCounts {
  adminOrders: AdminCount | null
  reviews: AdminCount | null
  productions: AdminCount | null
  leads: AdminCount | null
  offers: AdminCount | null
  adminInvoices: AdminCount | null
  /** Conversations with unread messages, at all desks. */
  desk: AdminCount | null
}
