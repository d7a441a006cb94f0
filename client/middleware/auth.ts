import { sitePath } from '#content/sitePaths.ts'
import { knownAccount } from '#client/state/foundation/identity/accountStore.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import type { RouteMiddleware } from './routeMiddleware.types.ts'

/** Sends who is not logged in to the login, and remembers where they wanted to go. */
export const auth: RouteMiddleware = async ({ path, navigate, isCurrent }) => {
  const account = await knownAccount()
  if (account !== null || !isCurrent()) return
  rememberDestination(path)
  await navigate(sitePath('login'), { replace: true })
}
