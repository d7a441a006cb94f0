import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/**
 * The plan of a cart entry, for editing; null if the cart has no such campaign in this medium. Loads the cart first.
 */
export async function editedPlan(key: string, mediaType: MediaType): Promise<CampaignPlan | null> {
  const { currentCart } = await import('#client/state/commerce/cart/cart.ts')
  const item = currentCart().items.cart.find((one) => one.key === key)
  return item?.type === 'campaign' && item.media_type === mediaType ? item.data.plan : null
}
