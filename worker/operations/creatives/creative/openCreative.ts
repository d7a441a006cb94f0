import { findCreative, type StoredCreative } from '#database/queries/creatives/creatives.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUploadLine, type UploadAccess, type UploadActor } from './uploads/openUploadLine.ts'

/** Id of a creative, and the credentials of a visitor without a login. */
export interface CreativeKey {
  creativeId: string
  access: UploadAccess
}

/**
 * A creative, even if removed, for a caller who may upload to its line. Raises creative_not_found, also for another
 * owner's.
 */
export async function openCreative(
  context: OperationContext,
  { creativeId, access }: CreativeKey,
): Promise<StoredCreative & { stored: StoredOrder; line: OrderLineRow; actor: UploadActor }> {
  const found = await findCreative(context.db, creativeId)
  if (!found) throw new ProductError('creative_not_found')
  try {
    return { ...found, ...(await openUploadLine(context, found.creative.lineId, access)) }
  } catch (error) {
    const isClosed = error instanceof ProductError && error.code === 'order_not_found'
    throw isClosed ? new ProductError('creative_not_found') : error
  }
}
