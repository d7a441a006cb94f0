import { z } from 'zod'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'

/** What the test gateway's form asks for. The number is used once and kept nowhere. */
export const testCardSchema = z.object({
  number: z.string().max(32),
  expiry: z.string().max(10),
  cvc: z.string().max(6),
})
export type TestCard = z.infer<typeof testCardSchema>

/** The well-known test numbers and what happens with each. */
export const TEST_CARDS = {
  '4242424242424242': { outcome: 'succeeded', declineCode: null },
  '4000000000000002': { outcome: 'declined', declineCode: 'generic_decline' },
  '4000000000009995': { outcome: 'declined', declineCode: 'insufficient_funds' },
  '4000002760003184': { outcome: 'challenge_required', declineCode: null },
} as const

export type TestCardOutcome =
  | { outcome: 'succeeded' | 'challenge_required'; declineCode: null }
  | { outcome: 'declined'; declineCode: string }

/** What a person reads for each reason of a decline. */
export const DECLINE_MESSAGES: Record<string, string> = {
  generic_decline: 'Your card was declined. Please try another card.',
  insufficient_funds: 'Your card has insufficient funds. Please try another card.',
  challenge_refused: 'The payment was not confirmed with your bank. Please try again.',
  unknown_test_card: 'This is a test: please use one of the test card numbers.',
}

/** Whether digits pass the Luhn check of card numbers. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return digits.length >= 12 && sum % 10 === 0
}

function expiryProblem(expiry: string, now: Date): string | null {
  if (expiry.trim() === '') return fieldMessages.required('Expiry date')
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$/.exec(expiry.trim())
  const month = Number(match?.[1])
  const year = Number(match?.[2]) % 100
  if (!match || month < 1 || month > 12) return 'Please enter the date as MM/YY'
  const firstInvalid = Date.UTC(2000 + year, month, 1)
  return firstInvalid <= now.getTime() ? 'Your card has expired.' : null
}

function numberProblem(digits: string): string | null {
  if (digits === '') return fieldMessages.required('Card number')
  return /^\d{12,19}$/.test(digits) && passesLuhn(digits) ? null : 'This card number is not valid.'
}

function cvcProblem(cvc: string): string | null {
  if (cvc.trim() === '') return fieldMessages.required('CVC')
  return /^\d{3,4}$/.test(cvc.trim()) ? null : 'The CVC has 3 or 4 digits.'
}

/** Decides a test card like a bank would. Raises invalid_input for what cannot be a card. */
export function decideTestCard(card: TestCard, now: Date): TestCardOutcome {
  const digits = card.number.replaceAll(/[\s-]/g, '')
  const fields = (
    [
      ['card.number', numberProblem(digits)],
      ['card.expiry', expiryProblem(card.expiry, now)],
      ['card.cvc', cvcProblem(card.cvc)],
    ] as const
  ).flatMap(([path, message]): FieldError[] => (message === null ? [] : [{ path, message }]))
  if (fields.length > 0) throw new ProductError('invalid_input', { fields })
  if (!Object.hasOwn(TEST_CARDS, digits))
    return { outcome: 'declined', declineCode: 'unknown_test_card' }
  return TEST_CARDS[digits as keyof typeof TEST_CARDS]
}
