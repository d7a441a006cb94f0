import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { ERROR_CATALOGUE, type ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import {
  readAcknowledgement,
  type QrCodeMade,
} from '#domain/contact/realtime/chat/acknowledgement.ts'
import { generateTwoFactorQrCode } from '#client/realtime/generateTwoFactorQrCode.ts'
import { NotConnectedError } from '#client/realtime/NotConnectedError.ts'
import { RefusedError } from '#client/realtime/RefusedError.ts'

/** The secret for an authenticator app: as a URL for the QR code, and as text. */
export type TwoFactorSecret = Omit<QrCodeMade, 'success'>

const NOT_CONNECTED =
  'There is no connection to our server right now. Please try again in a moment.'

const isErrorCode = (code: string): code is ErrorCode => code in ERROR_CATALOGUE

function refusal(answer: unknown): ProductError {
  const read = readAcknowledgement(answer)
  if (!read || read.success) return new ProductError('unknown')
  const { code, message } = read.error
  return new ProductError(isErrorCode(code) ? code : 'unknown', { message })
}

/**
 * Starts two-factor setup over the realtime connection. Raises ProductError, also without a
 * connection.
 */
export async function qrCodeFor(
  { firstName, lastName, email }: AccountProfile,
  password: string,
): Promise<TwoFactorSecret> {
  try {
    return await generateTwoFactorQrCode({ firstName, lastName, email, password })
  } catch (error) {
    if (error instanceof RefusedError) throw refusal(error.answer)
    if (!(error instanceof NotConnectedError)) throw error
    throw new ProductError('unavailable', { message: NOT_CONNECTED })
  }
}
