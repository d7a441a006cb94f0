/** Things in one area, and how many of them are late. */
export interface AdminCount {
  count: number
  late: number
}

/** Counts beside the areas of the navigation, by their page; null where the account may not see the area. */
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
