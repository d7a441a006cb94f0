import { announceAddedToCart } from '#client/realtime/realtime.ts'
import { type CartEvent, onCartEvent } from '#client/state/commerce/cart/cartEvents.ts'
import { track } from './track.ts'

const quantityOf = ({ item }: CartEvent): number =>
  'quantity' in item.data && typeof item.data.quantity === 'number' ? item.data.quantity : 1

/** Analytics count in the major unit (Foundation 20). */
const valueOf = (event: CartEvent): number => {
  const { budget, cost } = event.item.data
  return (event.item.type === 'campaign' ? budget : cost * quantityOf(event)) / 100
}

function tell(event: CartEvent): void {
  const { item, kind } = event
  const { type, media_type: mediaType } = item
  const [quantity, value] = [quantityOf(event), valueOf(event)]
  const details = { item_type: type, media_type: mediaType, quantity, value, currency: 'USD' }
  const items = [{ type, mediaType, quantity, price: value / quantity }]
  track(kind === 'added' ? 'add_to_cart' : 'remove_from_cart', details, { items })
  if (kind === 'removed') return
  const { offer_id, offer_name, name, budget, cost } = item.data
  void announceAddedToCart({
    offerID: offer_id,
    mediaType: item.media_type,
    ...(item.type === 'campaign' ? { budget } : { cost }),
    quantity,
    offerName: offer_name ?? name,
    type: item.type,
  })
}

/** Reports each item added to the cart to the desk (Sales 10), and every addition and removal to analytics. */
export const watchCart = (): (() => void) => onCartEvent(tell)
