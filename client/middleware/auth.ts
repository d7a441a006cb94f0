import { sitePath } from '#content/sitePaths.ts'
import { knownAccount } from '#client/state/foundation/identity/accountStore.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import type { RouteMiddleware } from './routeMiddleware.types.ts'

/** Sends a visitor without a login to the login, and stores the requested page. */
export const auth: RouteMiddleware = async ({ path, navigate, isCurrent }) => {
  const account = await knownAccount()
  if (account !== null || !isCurrent()) return
  rememberDestination(path)
  await navigate(sitePath('login'), { replace: true })
}
