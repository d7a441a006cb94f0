import { isSitePath } from '#content/sitePaths.ts'

const DESTINATION_KEY = 'amd_destination'

/** Remembers where a person wanted to go before the login. */
export function rememberDestination(path: string): void {
  try {
    if (isSitePath(path)) sessionStorage.setItem(DESTINATION_KEY, path)
  } catch {
    // Then the login leads to the orders.
  }
}

/** Where the person wanted to go, once; null when nowhere in particular. */
export function takeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(DESTINATION_KEY)
    sessionStorage.removeItem(DESTINATION_KEY)
    return path !== null && isSitePath(path) ? path : null
  } catch {
    return null
  }
}
