const DESTINATION_KEY = 'amd_destination'

/** Only our own pages: never another site's, whatever was stored. */
const isOwnPage = (path: string | null): path is string =>
  path !== null && /^\/en-US(\/|\?|$)/.test(path)

/** Remembers where a person wanted to go before the login. */
export function rememberDestination(path: string): void {
  try {
    if (isOwnPage(path)) sessionStorage.setItem(DESTINATION_KEY, path)
  } catch {
    // Then the login leads to the orders.
  }
}

/** Where the person wanted to go, once; null when nowhere in particular. */
export function takeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(DESTINATION_KEY)
    sessionStorage.removeItem(DESTINATION_KEY)
    return isOwnPage(path) ? path : null
  } catch {
    return null
  }
}
