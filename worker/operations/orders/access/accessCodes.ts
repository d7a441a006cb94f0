import { countCodeAttempt, spendCode } from '#database/queries/orders/mailedCodes.ts'
import {
  MAILED_CODE_TRIES,
  maskedEmail,
  type CodeRecipient,
  type MailedAccessView,
  type MailedResourceKey,
} from '#domain/orders/access/mailedAccess.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { allowAttempt } from '#worker/operations/foundation/identity/attempts.ts'
import { queueMail } from '#worker/operations/foundation/mail/queueMail.ts'
import { hashesOfCode } from './accessCodeMail.ts'
import { makeAccessToken } from './accessToken.ts'
import { findMailedResource } from './mailedResource.ts'

/** Resource behind a mailed link and masked addresses for its code. Raises invoice_not_found. */
export async function readMailedAccess(
  context: OperationContext,
  key: MailedResourceKey,
): Promise<MailedAccessView> {
  const { title, recipients } = await findMailedResource(context, key)
  const masked = recipients.map(({ recipient, address }) => ({
    recipient,
    address: maskedEmail(address),
  }))
  return { title, recipients: masked }
}

async function recipientOf(
  context: OperationContext,
  key: MailedResourceKey,
  recipient: CodeRecipient,
) {
  const { stored, recipients } = await findMailedResource(context, key)
  const to = recipients.find((one) => one.recipient === recipient)
  if (!to) throw new ProductError('no_access')
  return { orderId: stored.order.id, to }
}

/** Mails a code and invalidates the previous one. Raises invoice_not_found, no_access, too_many_attempts. */
export async function requestAccessCode(
  context: OperationContext,
  key: MailedResourceKey,
  recipient: CodeRecipient,
): Promise<{ sentTo: string }> {
  const { orderId, to } = await recipientOf(context, key, recipient)
  await allowAttempt(context, 'accessCode', `${orderId}:${recipient}`)
  await queueMail(context, {
    kind: 'access_code',
    recipient: to.address,
    orderId,
    facts: { recipient, ...key },
  })
  return { sentTo: maskedEmail(to.address) }
}

/**
 * Exchanges a code for an access token. Raises invoice_not_found, no_access, two_factor_invalid, two_factor_expired
 * (also when it was used or none was mailed), two_factor_too_often.
 */
export async function enterAccessCode(
  context: OperationContext,
  key: MailedResourceKey,
  entry: { recipient: CodeRecipient; code: string },
): Promise<{ token: string }> {
  const { orderId, to } = await recipientOf(context, key, entry.recipient)
  const { db } = context
  const codeKey = { orderId, recipient: entry.recipient }
  const open = await countCodeAttempt(db, codeKey, context.now.toISOString())
  if (!open) throw new ProductError('two_factor_expired')
  if (open.tries > MAILED_CODE_TRIES) throw new ProductError('two_factor_too_often')
  // The address is part of the key: a code sent to an address that the order no longer has opens nothing.
  const hashes = await hashesOfCode(context, { ...codeKey, address: to.address, code: entry.code })
  if (!hashes.includes(open.codeHash)) throw new ProductError('two_factor_invalid')
  if (!(await spendCode(db, codeKey, open.codeHash))) throw new ProductError('two_factor_expired')
  return { token: await makeAccessToken(context, to) }
}
