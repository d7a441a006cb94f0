import { z } from 'zod'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import type { CardExpiry } from './savedCard.ts'

/** The fields of the test gateway's form. The number is used once and never stored. */
export const testCardSchema = z.object({
  number: z.string().max(32),
  expiry: z.string().max(10),
  cvc: z.string().max(6),
})
export type TestCard = z.infer<typeof testCardSchema>

/** The well-known test numbers and their outcomes. */
export const TEST_CARDS = {
  '4242424242424242': { outcome: 'succeeded', declineCode: null },
  '4000000000000002': { outcome: 'declined', declineCode: 'generic_decline' },
  '4000000000009995': { outcome: 'declined', declineCode: 'insufficient_funds' },
  '4000002760003184': { outcome: 'challenge_required', declineCode: null },
} as const

export type TestCardOutcome =
  | { outcome: 'succeeded' | 'challenge_required'; declineCode: null }
  | { outcome: 'declined'; declineCode: string }

/** Messages for the reasons of a decline. */
export const DECLINE_MESSAGES: Record<string, string> = {
  generic_decline: 'Your card was declined. Please try another card.',
  insufficient_funds: 'Your card has insufficient funds. Please try another card.',
  challenge_refused: 'The payment was not confirmed with your bank. Please try again.',
  unknown_test_card: 'This is a test: please use one of the test card numbers.',
}

/** The digits of a card number, without spaces and hyphens. */
export const cardDigits = ({ number }: Pick<TestCard, 'number'>): string =>
  number.replaceAll(/[\s-]/g, '')

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

/** The last month of a card as typed; null if it is no month. */
export function expiryOf(expiry: string): CardExpiry | null {
  const match = /^(\d{1,2})\s*\/\s*(\d{2}|20\d{2})$/.exec(expiry.trim())
  const expMonth = Number(match?.[1])
  if (!match || expMonth < 1 || expMonth > 12) return null
  return { expMonth, expYear: 2000 + (Number(match[2]) % 100) }
}

function expiryProblem(expiry: string, now: Date): string | null {
  if (expiry.trim() === '') return fieldMessages.required('Expiry date')
  const last = expiryOf(expiry)
  if (!last) return 'Please enter the date as MM/YY'
  const firstInvalid = Date.UTC(last.expYear, last.expMonth, 1)
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

/** Decides a test card like a bank. Raises invalid_input for an impossible card. */
export function decideTestCard(card: TestCard, now: Date): TestCardOutcome {
  const digits = cardDigits(card)
  const fields = (
    [
      ['card.number', numberProblem(digits)],
      ['card.expiry', expiryProblem(card.expiry, now)],
      ['card.cvc', cvcProblem(card.cvc)],
    ] as const
  ).flatMap(([path, message]): FieldError[] => (message === null ? [] : [{ path, message }]))
  if (fields.length > 0) throw new ProductError('invalid_input', { fields })
  return decideTestNumber(digits)
}

/** A test number whose card can be saved but is declined at every payment. */
const SAVED_BUT_DECLINED = '4000000000000341'

/** A bank's decision about a test card's number. */
export function decideTestNumber(digits: string): TestCardOutcome {
  if (digits === SAVED_BUT_DECLINED) return { outcome: 'declined', declineCode: 'generic_decline' }
  if (!Object.hasOwn(TEST_CARDS, digits))
    return { outcome: 'declined', declineCode: 'unknown_test_card' }
  return TEST_CARDS[digits as keyof typeof TEST_CARDS]
}

/** Decides whether a test card can be saved. Raises invalid_input like `decideTestCard`. */
export function decideTestSetup(card: TestCard, now: Date): TestCardOutcome {
  const decided = decideTestCard(card, now)
  return cardDigits(card) === SAVED_BUT_DECLINED
    ? { outcome: 'succeeded', declineCode: null }
    : decided
}
