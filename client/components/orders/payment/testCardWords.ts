/** The outcome of each test card. */
export const OUTCOME_WORDS: Record<string, string> = {
  succeeded: 'is accepted',
  generic_decline: 'is declined',
  insufficient_funds: 'is declined: no funds',
  challenge_required: 'asks you to confirm first',
}

/** Groups digits as on a card: "4242424242424242" becomes "4242 4242 4242 4242". */
export function groupedCardNumber(text: string): string {
  const digits = text.replaceAll(/\D/g, '').slice(0, 19)
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/** Inserts the slash while a date is typed, and lets it be deleted. */
export function groupedExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length
  const digits = text.replaceAll(/[^\d/]/g, '')
  if (isDeleting || digits.includes('/')) return digits
  return digits.length >= 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}
