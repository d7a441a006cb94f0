import {
  findOrderWith,
  type OrderLineRow,
  type StoredOrder,
} from '#database/queries/orders/orders.ts'
import { can, type Capability } from '#domain/accounts/capability.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { isOpenTo } from '#worker/operations/orders/access/accessToken.ts'

/** What somebody without a login opens an upload area with. */
export interface UploadAccess {
  /** From the mailed link and its code (`token2faUpload`). */
  accessToken: string | undefined
  /** The key of a guest's order, in the browser that placed it. */
  accessKeyOf: (orderId: string) => string | undefined
}

/** Who works in an upload area: the buyer, or the desk. */
export type UploadActor = 'buyer' | 'desk'

type Context = Pick<OperationContext, 'db' | 'settings' | 'now' | 'account'>

/** What somebody of the desk must be allowed to do, to work on a line of this type. */
const DESK_CAPABILITIES = { campaign: 'reviewCreatives', adcreation: 'makeAds' } as const

interface Opening extends UploadAccess {
  /** What opens it to somebody of the desk. */
  capability: Capability
}

/** Who asks for an order's upload area; null for somebody to whom it is closed. */
async function actorOf(
  context: Context,
  stored: StoredOrder,
  { accessToken, accessKeyOf, capability }: Opening,
): Promise<UploadActor | null> {
  const { account } = context
  const { order } = stored
  if (account !== null && order.accountId === account.id) return 'buyer'
  if (can(account, capability)) return 'desk'
  const isGuests = order.accountId === null
  if (isGuests && (await isSameSecret(order.accessKey, accessKeyOf(order.id) ?? ''))) return 'buyer'
  return (await isOpenTo(context, stored, { resource: 'upload', accessToken })) ? 'buyer' : null
}

/** Who asks for an order. Raises order_not_found where it is closed to them. */
async function actorAt(
  context: Context,
  stored: StoredOrder,
  opening: Opening,
): Promise<UploadActor> {
  const actor = await actorOf(context, stored, opening)
  if (actor === null) throw new ProductError('order_not_found')
  return actor
}

/** An order, by its id or that of a line, for who may upload to it. Raises order_not_found, also for somebody else's. */
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
 * A line for who may upload to it: its buyer, and of the desk who reviews creatives, or for an ad creation who makes
 * ads. Raises order_not_found, also for somebody else's.
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
