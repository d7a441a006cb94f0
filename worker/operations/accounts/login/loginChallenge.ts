import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AccountAuth } from '#worker/adapters/auth.ts'

/** Unsigned value of a cookie; better-auth checks the signature. */
function unsignedCookie(headers: Headers, name: string): string | null {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/)
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  if (!found) return null
  try {
    const signed = decodeURIComponent(found.slice(name.length + 1))
    return signed.slice(0, signed.lastIndexOf('.'))
  } catch {
    return null
  }
}

/** Account whose login awaits its second step, by the first step's cookie. Raises two_factor_expired. */
export async function challengedAccountId(
  auth: AccountAuth,
  headers: Headers,
  now: Date,
): Promise<string> {
  const { createAuthCookie, internalAdapter } = await auth.$context
  const identifier = unsignedCookie(headers, createAuthCookie('two_factor').name)
  const challenge = identifier ? await internalAdapter.findVerificationValue(identifier) : null
  if (!challenge || challenge.expiresAt <= now) throw new ProductError('two_factor_expired')
  return challenge.value
}
