import { localePath } from '#client/routing/localePath.ts'
import { knownAccount } from '#client/state/accountStore.ts'
import { rememberDestination } from '#client/state/destination.ts'
import type { RouteMiddleware } from './routeMiddleware.ts'

/** Sends who is not logged in to the login, and remembers where they wanted to go. */
export const auth: RouteMiddleware = async ({ path, navigate, isCurrent }) => {
  const account = await knownAccount()
  if (account !== null || !isCurrent()) return
  rememberDestination(path)
  await navigate(localePath('/login'), { replace: true })
}
