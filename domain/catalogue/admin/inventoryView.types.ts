import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { Product } from '../products/product.ts'
import type { StoredProduct } from '../products/productChange.ts'
import type { RateCard } from '../rateCard.ts'

/** A page of the inventory list; `next`: the last product of the page, null at the end. */
export interface InventoryListView {
  products: InventoryRow[]
  next: string | null
}

export type InventoryRow = Pick<
  Product,
  | 'id'
  | 'name'
  | 'organization'
  | 'mediaType'
  | 'country'
  | 'baseCpmMinor'
  | 'ratecardCpmMinor'
  | 'weeklyImpressions'
> & {
  /** Retired. */
  isRetired: boolean
  /** Fictional. */
  isExample: boolean
  /** Its publisher is offline. */
  isOffline: boolean
}

/** An organization that offers products, as the desk sees it. */
export interface PublisherView {
  id: string
  name: string
  /** When it was taken offline, ISO; null while it is online. */
  offlineAt: string | null
  productCount: number
}

/** A screen's slot that is taken in a week. */
export interface SlotClaimView {
  slot: number
  /** Null while a cart holds it. */
  orderNumber: string | null
  /** When the cart's hold expires. */
  heldUntil: string | null
}

/** A product as the desk sees it. */
export interface InventoryProductView {
  product: StoredProduct
  /** Null where the publisher no longer exists. */
  publisher: PublisherView | null
  /** Planned prices, the next first. */
  cards: RateCard[]
  audit: DeskAuditView[]
  /** For a screen: the weeks from this one on, with the holder of each slot. */
  weeks: { week: string; claims: SlotClaimView[] }[] | null
}

/** Available and sold inventory, week by week. */
export interface AvailsView {
  /** Mondays. */
  weeks: string[]
  rows: AvailsRow[]
  /** The last screen of the page; null at the end. */
  next: string | null
}

export interface AvailsRow {
  /** The screen; for other media the country. */
  id: string
  name: string
  /** Slots, or impressions, available in a week. */
  capacity: number
  /** By week. */
  booked: number[]
  held: number[]
}

/** Rows per page of the list. */
export const INVENTORY_PAGE_SIZE = 50
