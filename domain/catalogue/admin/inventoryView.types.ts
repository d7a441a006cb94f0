import type { DeskAuditView } from '#domain/foundation/admin/deskAudit.ts'
import type { Product } from '../products/product.ts'
import type { StoredProduct } from '../products/productChange.ts'
import type { RateCard } from '../rateCard.ts'

/** A page of the list of all that is for sale; `next`: after which product it goes on, null at its end. */
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
  /** Taken out of sale. */
  isRetired: boolean
  /** Fictional. */
  isExample: boolean
  /** Its publisher was taken offline. */
  isOffline: boolean
}

/** Who offers products, as the desk sees it. */
export interface PublisherView {
  id: string
  name: string
  /** When it was taken offline, ISO; null while it is online. */
  offlineAt: string | null
  productCount: number
}

/** A slot of a screen that somebody has in a week. */
export interface SlotClaimView {
  slot: number
  /** Null while a cart holds it. */
  orderNumber: string | null
  /** Until when a cart holds it. */
  heldUntil: string | null
}

/** A product as the desk sees it. */
export interface InventoryProductView {
  product: StoredProduct
  /** Null where the publisher is no longer known. */
  publisher: PublisherView | null
  /** Prices that are planned, the next first. */
  cards: RateCard[]
  audit: DeskAuditView[]
  /** Of a screen: the weeks from this one on, with who has which slot. */
  weeks: { week: string; claims: SlotClaimView[] }[] | null
}

/** What is for sale against what is sold, week by week. */
export interface AvailsView {
  /** Mondays. */
  weeks: string[]
  rows: AvailsRow[]
  /** After which screen it goes on; null at its end. */
  next: string | null
}

export interface AvailsRow {
  /** The screen; of other media the country. */
  id: string
  name: string
  /** Slots, or impressions, that are for sale in a week. */
  capacity: number
  /** By week. */
  booked: number[]
  held: number[]
}

/** How many rows a page of the list has. */
export const INVENTORY_PAGE_SIZE = 50
