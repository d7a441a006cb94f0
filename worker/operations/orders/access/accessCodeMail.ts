import { customAlphabet } from 'nanoid'
import { ACCESS_MAILS } from '#content/mails/orders/accessMails.ts'
import type { MailContent } from '#content/mails/foundation/mailContent.types.ts'
import { storeMailedCode } from '#database/queries/orders/mailedCodes.ts'
import type { PersonOutboxMail } from '#database/queries/foundation/mailOutbox.ts'
import {
  MAILED_CODE_LIFE_MS,
  mailedResourceSchema,
  type CodeRecipient,
} from '#domain/orders/access/mailedAccess.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { acceptedSignatures, sessionRing } from '#worker/adapters/keyRing.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { findMailedResource } from './mailedResource.ts'

const newCode = customAlphabet('0123456789', 6)

/** Keyed hashes of a code, the one to store first: plain hashes of six digits are easy to brute-force. */
export async function hashesOfCode(
  { settings }: Pick<OperationContext, 'settings'>,
  parts: { orderId: string; recipient: CodeRecipient; address: string; code: string },
): Promise<[current: string, ...former: string[]]> {
  const { orderId, recipient, address, code } = parts
  const text = [orderId, recipient, address, code].join(' ')
  const ring = sessionRing(settings)
  return await acceptedSignatures(ring, 'mailed-code', text)
}

/** Mail with a new code, which is valid from now on; null if the address no longer belongs to the order. */
export async function accessCodeMail(
  context: OperationContext,
  { orderId, facts }: PersonOutboxMail<'access_code'>,
  to: string,
): Promise<MailContent | null> {
  const key = mailedResourceSchema.safeParse(facts)
  const { recipient } = facts
  if (!key.success || orderId === null) return null
  try {
    const { title, recipients } = await findMailedResource(context, key.data)
    if (!recipients.some((one) => one.recipient === recipient && one.address === to)) return null
    const code = newCode()
    const [codeHash] = await hashesOfCode(context, { orderId, recipient, address: to, code })
    const expiresAt = new Date(context.now.getTime() + MAILED_CODE_LIFE_MS).toISOString()
    const { db } = context
    await storeMailedCode(db, { orderId, recipient }, { codeHash, expiresAt })
    return ACCESS_MAILS.code({ title, code, minutes: MAILED_CODE_LIFE_MS / 60_000 })
  } catch (error) {
    if (error instanceof ProductError) return null
    throw error
  }
}
