import { accountExistsByEmail, isUnconfirmed } from '#database/queries/accounts/accounts.ts'
import { freePlace, type WantedPlace } from '#database/queries/foundation/attempts.ts'
import { ORDER_MAIL_LIMIT } from '#domain/accounts/attemptLimit.ts'
import { hashText } from '#worker/adapters/signature.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/**
 * The places of an address's hour. Anybody can order with anybody's address: one that has not confirmed itself gets five
 * mails about orders in any hour. Each of the five places is free again an hour after it was taken.
 */
export async function orderMailPlace(address: string): Promise<WantedPlace> {
  const hash = await hashText(address.toLowerCase())
  const { count, windowMs } = ORDER_MAIL_LIMIT
  const places = Array.from({ length: count }, (_, place) => `orderMail:${hash}:${place}`)
  return { places, windowMs, condition: isUnconfirmed(address) }
}

/** Whether a mail about an order may go to an address now; if so, it is counted (`orderMailPlace`). */
export async function mayMailOrders(
  { db, settings, now }: Pick<OperationContext, 'db' | 'settings' | 'now'>,
  address: string,
): Promise<boolean> {
  if (address === settings.MAIL_DESK) return true
  const taken = await freePlace(db, await orderMailPlace(address), now)
  return taken.length > 0 || (await accountExistsByEmail(db, address))
}
