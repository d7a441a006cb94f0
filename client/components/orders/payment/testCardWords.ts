/** What each test card does, in words. */
export const OUTCOME_WORDS: Record<string, string> = {
  succeeded: 'is accepted',
  generic_decline: 'is declined',
  insufficient_funds: 'is declined: no funds',
  challenge_required: 'asks you to confirm first',
}

/** "4242424242424242" as it stands on a card: "4242 4242 4242 4242". */
export function groupedCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Puts the slash in while a date is typed, and lets it be deleted. */
export function groupedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length
  const digits = text.replaceAll(/[^\d/]/g, '')
  if (isDeleting || digits.includes('/')) return digits
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
