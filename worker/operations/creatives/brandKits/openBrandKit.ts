import {
  adoptKit,
  ensureKit,
  listKits,
  type BrandKitRow,
  type KitOwner,
} from '#database/queries/creatives/brandKits.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUploadOrder, type UploadAccess } from '../creative/uploads/openUploadLine.ts'

/** An upload area by a line's or an order's id, and what somebody without a login opens it with. */
export interface AreaKey {
  id: string
  access: UploadAccess
}

/** Whose kit an upload area has: the account's that owns the order, else the order's. */
export interface AreaKit {
  owner: KitOwner
  orderId: string
  kit: BrandKitRow | null
}

/** The kit of an upload area for who may upload there. Raises order_not_found. */
export async function openBrandKit(
  context: OperationContext,
  { id, access }: AreaKey,
): Promise<AreaKit> {
  const { stored } = await openUploadOrder(context, id, access)
  const { id: orderId, accountId } = stored.order
  const owner: KitOwner =
    accountId === null
      ? { ownerId: orderId, ownerKind: 'order' }
      : { ownerId: accountId, ownerKind: 'account' }
  const kits = await listKits(context.db, [owner.ownerId, orderId])
  // A guest's order may have come to an account since.
  const kit = kits.find(({ ownerId }) => ownerId === owner.ownerId) ?? kits[0] ?? null
  return { owner, orderId, kit }
}

/** As `openBrandKit`, for a change: there is a kit, and it is the owner's. Raises order_not_found. */
export async function openKitToChange(
  context: OperationContext,
  key: AreaKey,
): Promise<BrandKitRow> {
  const { owner, orderId, kit } = await openBrandKit(context, key)
  const { db } = context
  if (kit && kit.ownerId !== owner.ownerId) await adoptKit(db, orderId, owner.ownerId)
  return await ensureKit(db, {
    ...owner,
    id: newId('kit'),
    updatedAt: context.now.toISOString(),
  })
}
