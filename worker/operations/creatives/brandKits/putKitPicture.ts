import { updateKitPicture } from '#database/queries/creatives/brandKits.ts'
import type {
  BrandKitView,
  KitPicture,
  KitPictureRole,
} from '#domain/creatives/brandKit/brandKit.ts'
import {
  MAX_KIT_PICTURE_BYTES,
  MAX_KIT_PICTURE_SIDE,
} from '#domain/creatives/brandKit/kitLimits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { bytesSource } from '#inspection/byteSource.ts'
import { readCreative } from '#inspection/readCreative.ts'
import { deleteKitPictures, storeKitPicture } from '#worker/adapters/creatives/kitPictureStore.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { brandKitView } from './brandKitView.ts'
import { countKitPicture, countKitWrite } from './countKitWrites.ts'
import { openKitToChange, type AreaKey } from './openBrandKit.ts'

/**
 * Replaces the logo or picture of an upload area's kit; its content determines the type. Raises order_not_found,
 * kit_picture_unusable, kit_limit_reached, upload_storage_failed.
 */
export async function putKitPicture(
  context: OperationContext,
  request: AreaKey & { role: KitPictureRole; content: Uint8Array<ArrayBuffer> },
): Promise<BrandKitView> {
  const { role, content } = request
  const row = await openKitToChange(context, request)
  await countKitPicture(context, row.id, content.byteLength)
  const facts = await usableFacts(content)
  const sha256 = await storeKitPicture(
    context.env,
    { kitId: row.id, role },
    { content, fileType: facts.fileType },
  )
  const change = { picture: { ...facts, sha256 }, updatedAt: context.now.toISOString() }
  const saved = await updateKitPicture(context.db, row.id, role, change)
  context.waitUntil(deleteKitPictures(context.env, row.id, { role, sha256 }))
  return await brandKitView(context, row, saved ?? row)
}

/** Removes the logo or picture from an upload area's kit. Raises order_not_found, kit_limit_reached. */
export async function removeKitPicture(
  context: OperationContext,
  request: AreaKey & { role: KitPictureRole },
): Promise<BrandKitView> {
  const { role } = request
  const row = await openKitToChange(context, request)
  await countKitWrite(context, row.id)
  const change = { picture: null, updatedAt: context.now.toISOString() }
  const saved = await updateKitPicture(context.db, row.id, role, change)
  context.waitUntil(deleteKitPictures(context.env, row.id, { role, sha256: null }))
  return await brandKitView(context, row, saved ?? row)
}

async function usableFacts(content: Uint8Array<ArrayBuffer>): Promise<Omit<KitPicture, 'sha256'>> {
  if (content.byteLength > MAX_KIT_PICTURE_BYTES) throw new ProductError('kit_picture_unusable')
  const facts = await readCreative(bytesSource(content))
  if (facts.kind !== 'image' || facts.fileType === 'gif')
    throw new ProductError('kit_picture_unusable')
  const { fileType, width, height, bytes } = facts
  const longest = Math.max(width, height)
  if (Math.min(width, height) < 1 || longest > MAX_KIT_PICTURE_SIDE)
    throw new ProductError('kit_picture_unusable')
  return { fileType, width, height, bytes }
}
