/** Where the checkout keeps what was typed, until the tab is closed. */
export const CHECKOUT_DRAFT_KEY = 'amd_checkout_draft'

/** Forgets what this tab keeps of a person: on logout the next one at the machine finds nothing. */
export function forgetPersonalStorage(): void {
  try {
    sessionStorage.removeItem(CHECKOUT_DRAFT_KEY)
  } catch {
    // Nothing was stored.
  }
}
