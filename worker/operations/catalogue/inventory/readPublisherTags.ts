import { findProduct } from '#database/queries/catalogue/products.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { publisherTags, type TagGroup } from '#domain/delivery/tags/publisherTags.ts'
import { shardOf } from '#domain/delivery/counting/countedEvent.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { deliveryCounter } from '#worker/adapters/durableObjects.ts'
import { screenKeyOf } from '#worker/adapters/delivery/screenKey.ts'
import { serveOrigin } from '#worker/adapters/delivery/serveOrigin.ts'
import type { OperationContext } from '#worker/platform/env.ts'

type Context = Pick<OperationContext, 'env' | 'db' | 'settings' | 'now'>

/** Tags that a product's publisher copies, and the address of their test page. Raises product_not_found. */
export async function readPublisherTags(
  { db, settings }: Context,
  id: string,
): Promise<{ product: Product; groups: TagGroup[] }> {
  const product = await findProduct(db, id)
  if (!product) throw new ProductError('product_not_found')
  const screenKey = isOnScreens(product.mediaType) ? await screenKeyOf(settings, id) : null
  return { product, groups: publisherTags(product, { origin: serveOrigin(settings), screenKey }) }
}

/** Seconds since a product's last ad request; null for never. Excludes demo traffic. */
export async function readLastRequest(
  { env, settings, now }: Context,
  id: string,
): Promise<{ secondsAgo: number | null }> {
  const shard = shardOf(id, settings.DELIVERY_SHARDS)
  const atMs = await deliveryCounter(env, shard).lastRequest(id)
  if (atMs === null) return { secondsAgo: null }
  return { secondsAgo: Math.max(0, Math.round((now.getTime() - atMs) / 1_000)) }
}
