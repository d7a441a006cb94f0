import type { MediaType } from '../media/mediaType.ts'

/** The data sent for an event: names, counts and amounts, never typed text. */
export type EventDetails = Record<string, string | number>

/** An item for sale in analytics. */
export interface MeasuredItem {
  type: 'campaign' | 'adcreation'
  mediaType: MediaType
  quantity: number
  /** Price of one, in the major unit (Foundation 20). */
  price?: number
}

/** A visitor's action. */
export interface Hit {
  event: string
  details: EventDetails
  items?: readonly MeasuredItem[]
}

/** An event in the analytics tools' vocabulary for shops. */
export interface MeasuredEvent {
  name: string
  params: Record<string, string | number | object>
}

/** The items of a shop event; all others only name their subject. */
const SHOP_EVENTS: ReadonlySet<string> = new Set([
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'begin_checkout',
  'purchase',
])

/** An event as analytics and the tag manager get it: page_view, those of a shop with their items, and our own as they are. */
export function measuredEvent({ event, details, items = [] }: Hit): MeasuredEvent {
  if (event === 'page_view') return { name: event, params: { page_path: details['path'] ?? '' } }
  if (!SHOP_EVENTS.has(event)) return { name: event, params: details }
  const { currency, value, order } = details
  return {
    name: event,
    params: {
      ...(currency === undefined ? {} : { currency }),
      ...(value === undefined ? {} : { value }),
      ...(order === undefined ? {} : { transaction_id: order }),
      items: items.map(({ type, mediaType, quantity, price }) => ({
        item_id: `${type}:${mediaType}`,
        item_name: `${type === 'campaign' ? 'Campaign' : 'Ad creation'}, ${mediaType}`,
        item_category: mediaType,
        quantity,
        ...(price === undefined ? {} : { price }),
      })),
    },
  }
}
