import type { StoredOrder } from '#database/queries/orders/orders.ts'
import {
  MAILED_ACCESS_LIFE_MS,
  type CodeRecipient,
  type MailedResource,
} from '#domain/orders/access/mailedAccess.ts'
import { can } from '#domain/accounts/capability.ts'
import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'
import { isSameSecret } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { recipientsOf } from './mailedResource.ts'

const PURPOSE = 'mailed-access'
const TOKEN = /^(\d{13})\.([\w-]{43})$/

const signedText = (to: { recipient: CodeRecipient; address: string }, expiresAtMs: string) =>
  `${to.recipient} ${to.address} ${expiresAtMs}`

/** What a browser keeps as `token2faUpload`: it opens what the same address could be mailed a code for. */
export async function makeAccessToken(
  { settings, now }: Pick<OperationContext, 'settings' | 'now'>,
  to: { recipient: CodeRecipient; address: string },
): Promise<string> {
  const expiresAtMs = String(now.getTime() + MAILED_ACCESS_LIFE_MS)
  const signature = await sign(sessionRing(settings), PURPOSE, signedText(to, expiresAtMs))
  return `${expiresAtMs}.${signature}`
}

/** Whether who asks has shown by a code that they read the mail of an address that an order's papers belong to now. */
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

/** Whether a key opens a guest's order; an account's opens by none. */
export const isOpenByKey = async (
  { order }: StoredOrder,
  accessKey: string | undefined,
): Promise<boolean> =>
  order.accountId === null && (await isSameSecret(order.accessKey, accessKey ?? ''))

/** Whether something of an order is open to who asks: its owner, who may read all orders, and who was mailed a code. */
export async function isOpenTo(
  context: Pick<OperationContext, 'db' | 'settings' | 'now' | 'account'>,
  stored: StoredOrder,
  by: { resource: MailedResource; accessToken: string | undefined },
): Promise<boolean> {
  const { account } = context
  const isOwn = account !== null && stored.order.accountId === account.id
  if (isOwn || can(account, 'readAllOrders')) return true
  return await isOpenByCode(context, stored, by)
}
