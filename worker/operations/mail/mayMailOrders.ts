import { connect } from '#database/connection.ts'
import { accountExistsByEmail, isUnconfirmed } from '#database/queries/accounts.ts'
import { takeFreePlace } from '#database/queries/attempts.ts'
import { ORDER_MAIL_LIMIT } from '#domain/account/attemptLimit.ts'
import { hashText } from '../../adapters/signature.ts'
import type { OperationContext } from '../../platform/env.ts'

/**
 * Whether a mail about an order may go to an address now; if so, it is counted. Anybody can order with anybody's
 * address: one that has not confirmed itself gets five such mails in any hour. Each of the five places is free again an
 * hour after it was taken.
 */
export async function mayMailOrders(
  { env, settings, now }: Pick<OperationContext, 'env' | 'settings' | 'now'>,
  address: string,
): Promise<boolean> {
  if (address === settings.MAIL_DESK) return true
  const db = connect(env.DB)
  const hash = await hashText(address.toLowerCase())
  const { count, windowMs } = ORDER_MAIL_LIMIT
  const places = Array.from({ length: count }, (_, place) => `orderMail:${hash}:${place}`)
  const condition = isUnconfirmed(address)
  if (await takeFreePlace(db, places, { now, windowMs, condition })) return true
  return await accountExistsByEmail(db, address)
}
