import { isSitePath } from '#content/sitePaths.ts'

const DESTINATION_KEY = 'amd_destination'

/** Saves the page that a person wanted before the login. */
export function rememberDestination(path: string): void {
  try {
    if (isSitePath(path)) sessionStorage.setItem(DESTINATION_KEY, path)
  } catch {
    // Without storage the login leads to the orders.
  }
}

/** The page that the person wanted, returned once; null without one. */
export function consumeDestination(): string | null {
  try {
    const path = sessionStorage.getItem(DESTINATION_KEY)
    sessionStorage.removeItem(DESTINATION_KEY)
    return path !== null && isSitePath(path) ? path : null
  } catch {
    return null
  }
}
