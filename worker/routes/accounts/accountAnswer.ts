import type { Context } from 'hono'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import type { AppEnv } from '#worker/platform/env.ts'
import type { WithCookies } from '#worker/operations/accounts/login/logIn.ts'

/** An operation's result with its cookies, never cached. */
export function withCookies<Result>(
  c: Context<AppEnv>,
  { result, cookies }: WithCookies<Result>,
): Result {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  c.header('Cache-Control', 'no-store')
  return result
}

/** Session of a logged-in request. Raises no_access. */
export function ownSessionId(c: Context<AppEnv>): string {
  const sessionId = c.get('accountSessionId')
  if (!sessionId) throw new ProductError('no_access')
  return sessionId
}
