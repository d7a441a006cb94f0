import { accountExistsByEmail, isUnconfirmed } from '#database/queries/accounts/accounts.ts'
import { reserveQuota, type WantedQuota } from '#database/queries/foundation/attempts.ts'
import { ORDER_MAIL_LIMIT } from '#domain/accounts/attemptLimit.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * Hourly mail quota of an address. Anyone can order with any address, so an unconfirmed one gets
 * five mails about orders per hour. Each of the five is free again an hour after its use.
 */
export async function orderMailPlace(address: string): Promise<WantedQuota> {
  const hash = await hashText(address.toLowerCase())
  const { count, windowMs } = ORDER_MAIL_LIMIT
  const places = Array.from({ length: count }, (_, place) => `orderMail:${hash}:${place}`)
  return { places, windowMs, condition: isUnconfirmed(address) }
}

/** Whether a mail about an order may be sent to an address now; if so, counts it (`orderMailPlace`). */
export async function mayMailOrders(
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  address: string,
): Promise<boolean> {
  if (address === settings.MAIL_DESK) return true
  const taken = await reserveQuota(db, await orderMailPlace(address), now)
  return taken.length > 0 || (await accountExistsByEmail(db, address))
}
