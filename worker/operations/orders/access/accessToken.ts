import type { StoredOrder } from '#database/queries/orders/orders.ts'
import {
  MAILED_ACCESS_LIFE_MS,
  type CodeRecipient,
  type MailedResource,
} from '#domain/orders/access/mailedAccess.ts'
import type { OrderRight } from '#domain/accounts/team/teamRole.ts'
import { can } from '#domain/accounts/capability.ts'
import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { recipientsOf } from './mailedResource.ts'
import { hasRight, isGuestOrder } from './orderRights.ts'

const PURPOSE = 'mailed-access'
const TOKEN = /^(\d{13})\.([\w-]{43})$/

const signedText = (to: { recipient: CodeRecipient; address: string }, expiresAtMs: string) =>
  `${to.recipient} ${to.address} ${expiresAtMs}`

/** Content of the browser's `token2faUpload`: opens the resources for which the same address could be mailed a code. */
export async function makeAccessToken(
  { settings, now }: Pick<OperationContext, 'settings' | 'now'>,
  to: { recipient: CodeRecipient; address: string },
): Promise<string> {
  const expiresAtMs = String(now.getTime() + MAILED_ACCESS_LIFE_MS)
  const signature = await sign(sessionRing(settings), PURPOSE, signedText(to, expiresAtMs))
  return `${expiresAtMs}.${signature}`
}

/**
 * Whether the caller has proven by a code that they read the mail of an address that the order's documents now belong
 * to.
 */
export async function isOpenByCode(
  context: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  { order }: StoredOrder,
  by: { resource: MailedResource; accessToken: string | undefined },
): Promise<boolean> {
  const { now, settings } = context
  const [, expiresAtMs, signature] = TOKEN.exec(by.accessToken ?? '') ?? []
  if (!expiresAtMs || !signature || Number(expiresAtMs) <= now.getTime()) return false
  for (const to of await recipientsOf(context, by.resource, order)) {
    const text = signedText(to, expiresAtMs)
    if (await isSigned(sessionRing(settings), PURPOSE, text, signature)) return true
  }
  return false
}

/** Whether a key opens a guest's order; no key opens an account's. */
export const isOpenByKey = async (
  { order }: StoredOrder,
  accessKey: string | undefined,
): Promise<boolean> => isGuestOrder(order) && (await isSameSecret(order.accessKey, accessKey ?? ''))

/**
 * Whether the caller may open something of an order: with a right to it, the capability to read all orders, or a
 * mailed code.
 */
export async function isOpenTo(
  context: Pick<OperationContext, 'db' | 'settings' | 'now' | 'account' | 'primary'>,
  stored: StoredOrder,
  by: { resource: MailedResource; accessToken: string | undefined; right: OrderRight },
): Promise<boolean> {
  if (can(context.account, 'readAllOrders')) return true
  if (await hasRight(context, stored.order, by.right)) return true
  return await isOpenByCode(context, stored, by)
}
