import {
  findOrderWith,
  type OrderLineRow,
  type StoredOrder,
} from '#database/queries/orders/orders.ts'
import { can, type Capability } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenByCode } from '#worker/operations/orders/access/accessToken.ts'
import { hasRight, isGuestOrder } from '#worker/operations/orders/access/orderRights.ts'

/** Credentials for an upload area without a login. */
export interface UploadAccess {
  /** From the mailed link and its code (`token2faUpload`). */
  accessToken: string | undefined
  /** The key of a guest's order, from the browser that placed it. */
  accessKeyOf: (orderId: string) => string | undefined
}

/** The user of an upload area: the buyer, or the desk. */
export type UploadActor = 'buyer' | 'desk'

type Context = Pick<OperationContext, 'db' | 'settings' | 'now' | 'account' | 'primary'>

/** Capability that desk staff need for a line of this type. */
const DESK_CAPABILITIES = { campaign: 'reviewCreatives', adcreation: 'makeAds' } as const

interface Opening extends UploadAccess {
  /** Capability that opens the area to desk staff. */
  capability: Capability
}

/** The caller of an order's upload area; null without access. */
async function actorOf(
  context: Context,
  stored: StoredOrder,
  { accessToken, accessKeyOf, capability }: Opening,
): Promise<UploadActor | null> {
  const { account } = context
  const { order } = stored
  if (await hasRight(context, order, 'uploadCreatives')) return 'buyer'
  if (can(account, capability)) return 'desk'
  if (isGuestOrder(order) && (await isSameSecret(order.accessKey, accessKeyOf(order.id) ?? '')))
    return 'buyer'
  return (await isOpenByUploader(context, stored, accessToken)) ? 'buyer' : null
}

const isOpenByUploader = async (
  context: Context,
  stored: StoredOrder,
  accessToken: string | undefined,
): Promise<boolean> =>
  can(context.account, 'readAllOrders') ||
  (await isOpenByCode(context, stored, { resource: 'upload', accessToken }))

/** The caller of an order. Raises order_not_found without access. */
async function actorAt(
  context: Context,
  stored: StoredOrder,
  opening: Opening,
): Promise<UploadActor> {
  const actor = await actorOf(context, stored, opening)
  if (actor === null) throw new ProductError('order_not_found')
  return actor
}

/**
 * An order, by its id or a line's, for a caller who may upload to it. Raises order_not_found, also for another
 * owner's.
 */
export async function openUploadOrder(
  context: Context,
  id: string,
  access: UploadAccess,
): Promise<{ stored: StoredOrder; actor: UploadActor }> {
  const stored = await findOrderWith(context.db, id)
  if (!stored) throw new ProductError('order_not_found')
  const opening = { ...access, capability: DESK_CAPABILITIES.campaign }
  return { stored, actor: await actorAt(context, stored, opening) }
}

/**
 * A line for a caller who may upload to it: its buyer, reviewers of creatives or, for an ad creation, producers of
 * ads. Raises order_not_found, also for another owner's.
 */
export async function openUploadLine(
  context: Context,
  lineId: string,
  access: UploadAccess,
): Promise<{ stored: StoredOrder; line: OrderLineRow; actor: UploadActor }> {
  const stored = await findOrderWith(context.db, lineId)
  const line = stored?.lines.find(({ id }) => id === lineId)
  if (!stored || !line) throw new ProductError('order_not_found')
  const opening = { ...access, capability: DESK_CAPABILITIES[line.type] }
  return { stored, line, actor: await actorAt(context, stored, opening) }
}
