import { connect } from '#database/connection.ts'
import { findAccountByEmail } from '#database/queries/accountProfiles.ts'
import { countAttempt } from '#database/queries/attempts.ts'
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
  const email = address.toLowerCase()
  if ((await findAccountByEmail(db, email))?.emailVerified) return true
  const key = `orderMail:${await hashText(email)}`
  const { count, windowMs } = ORDER_MAIL_LIMIT
  for (let place = 0; place < count; place += 1) {
    const taken = await countAttempt(db, `${key}:${place}`, { now, windowMs })
    if (taken === 1) return true
  }
  return false
}
