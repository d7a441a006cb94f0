import { findCreative, type StoredCreative } from '#database/queries/creatives/creatives.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUploadLine, type UploadAccess, type UploadActor } from './uploads/openUploadLine.ts'

/** Which creative, and how somebody without a login opens its line. */
export interface CreativeKey {
  creativeId: string
  access: UploadAccess
}

/** A creative for who may upload to its line, also a removed one. Raises creative_not_found, also for somebody else's. */
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
