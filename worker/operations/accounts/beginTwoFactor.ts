import { ProductError } from '#domain/errors/errorCatalogue.ts'
import type { OperationContext } from '../../env.ts'

/** Begins to turn on two-factor for a login. */
export async function beginTwoFactor(
  _context: Pick<OperationContext, 'env' | 'settings' | 'now'>,
  _login: { accountId: string; accountSessionId: string },
  _password: string,
): Promise<{ uri: string; secret: string }> {
  throw new ProductError('unavailable')
}
