import { findUpload, type UploadRow } from '#database/queries/creatives/creativeUploads.ts'
import type { OrderLineRow, StoredOrder } from '#database/queries/orders/orders.ts'
import { can } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUploadLine, type UploadAccess, type UploadActor } from './openUploadLine.ts'

/** Id of an upload, and the credentials of a visitor without a login. */
export interface UploadKey {
  lineId: string
  uploadId: string
  access: UploadAccess
}

/**
 * A line's upload for a caller who may upload to it; a draft's upload only for producers of ads. Raises
 * order_not_found, upload_not_found, also once it has expired.
 */
export async function openUpload(
  context: OperationContext,
  { lineId, uploadId, access }: UploadKey,
): Promise<{ upload: UploadRow; stored: StoredOrder; line: OrderLineRow; actor: UploadActor }> {
  const opened = await openUploadLine(context, lineId, access)
  const upload = await findUpload(context.db, { id: uploadId, lineId })
  const isOver = upload?.completedAt === null && upload.expiresAt <= context.now.toISOString()
  const isForeign = upload?.purpose === 'draft' && !can(context.account, 'makeAds')
  if (!upload || isOver || isForeign) throw new ProductError('upload_not_found')
  return { ...opened, upload }
}
