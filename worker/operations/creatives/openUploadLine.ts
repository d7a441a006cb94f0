import { connect } from '#database/connection.ts'
import {
  findLine,
  findOrder,
  type OrderLineRow,
  type StoredOrder,
} from '#database/queries/orders.ts'
import { can, type Capability } from '#domain/account/capability.ts'
import { ProductError } from '#domain/errors/productError.ts'
import { isSameSecret } from '../../adapters/signature.ts'
import type { OperationContext } from '../../platform/env.ts'
import { isOpenTo } from '../access/accessToken.ts'

/** What somebody without a login opens an upload area with. */
export interface UploadAccess {
  /** From the mailed link and its code (`token2faUpload`). */
  accessToken: string | undefined
  /** The key of a guest's order, in the browser that placed it. */
  accessKeyOf: (orderId: string) => string | undefined
}

/** Who works in an upload area: the buyer, or the desk. */
export type UploadActor = 'buyer' | 'desk'

type Context = Pick<OperationContext, 'env' | 'settings' | 'now' | 'account'>

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

async function openOrder(
  context: Context,
  orderId: string,
  opening: Opening,
): Promise<{ stored: StoredOrder; actor: UploadActor }> {
  const stored = await findOrder(connect(context.env.DB), orderId)
  const actor = stored ? await actorOf(context, stored, opening) : null
  if (!stored || actor === null) throw new ProductError('order_not_found')
  return { stored, actor }
}

/** An order for who may upload to it. Raises order_not_found, also for somebody else's. */
export const openUploadOrder = async (context: Context, orderId: string, access: UploadAccess) =>
  await openOrder(context, orderId, { ...access, capability: DESK_CAPABILITIES.campaign })

/**
 * A line for who may upload to it: its buyer, and of the desk who reviews creatives, or for an ad creation who makes
 * ads. Raises order_not_found, also for somebody else's.
 */
export async function openUploadLine(
  context: Context,
  lineId: string,
  access: UploadAccess,
): Promise<{ stored: StoredOrder; line: OrderLineRow; actor: UploadActor }> {
  const line = await findLine(connect(context.env.DB), lineId)
  if (!line) throw new ProductError('order_not_found')
  const capability = DESK_CAPABILITIES[line.type]
  const opened = await openOrder(context, line.orderId, { ...access, capability })
  return { ...opened, line }
}
