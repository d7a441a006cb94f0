import {
  adoptKit,
  ensureKit,
  listKits,
  type BrandKitRow,
  type KitOwner,
} from '#database/queries/creatives/brandKits.ts'
import type { OrderRow } from '#database/queries/orders/orders.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { openUploadOrder, type UploadAccess } from '../creative/uploads/openUploadLine.ts'

/** Line or order id of an upload area, and the credentials of a visitor without a login. */
export interface AreaKey {
  id: string
  access: UploadAccess
}

/** Owner of an upload area's kit: the client, team or account that owns the order, else the order. */
export interface AreaKit {
  owner: KitOwner
  orderId: string
  kit: BrandKitRow | null
}

/** The kit of an upload area for a caller who may upload there. Raises order_not_found. */
export async function openBrandKit(
  context: OperationContext,
  { id, access }: AreaKey,
): Promise<AreaKit> {
  const { stored } = await openUploadOrder(context, id, access)
  const { id: orderId } = stored.order
  const owner = kitOwnerOf(stored.order)
  const kits = await listKits(context.db, [owner.ownerId, orderId])
  // A guest's order may since have been joined to an account.
  const kit = kits.find(({ ownerId }) => ownerId === owner.ownerId) ?? kits[0] ?? null
  return { owner, orderId, kit }
}

function kitOwnerOf({ id, accountId, teamId, clientId }: OrderRow): KitOwner {
  if (clientId !== null) return { ownerId: clientId, ownerKind: 'client' }
  if (teamId !== null) return { ownerId: teamId, ownerKind: 'team' }
  return accountId === null
    ? { ownerId: id, ownerKind: 'order' }
    : { ownerId: accountId, ownerKind: 'account' }
}

/**
 * As `openBrandKit`, for a change: creates a missing kit and assigns it to its current owner. Raises order_not_found.
 */
export async function openKitToChange(
  context: OperationContext,
  key: AreaKey,
): Promise<BrandKitRow> {
  const { owner, orderId, kit } = await openBrandKit(context, key)
  const { db } = context
  if (kit && kit.ownerId !== owner.ownerId) await adoptKit(db, orderId, owner)
  return await ensureKit(db, {
    ...owner,
    id: newId('kit'),
    updatedAt: context.now.toISOString(),
  })
}
