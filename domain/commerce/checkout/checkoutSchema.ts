import { z } from 'zod'
import { isCountryCode } from '#domain/foundation/address/countryName.ts'
import { isValidPostcodeInForm } from '#domain/foundation/address/postcode.ts'
import { hasPostcodePattern } from '#domain/foundation/address/postcodeCountries.ts'
import { emailField, emailSchema } from '#domain/foundation/forms/email.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { currencySchema } from '#domain/foundation/money/money.ts'
import { isValidVatId } from '../tax/checkVatId.ts'
import { hasVatIds } from '../tax/vatCountries.ts'
import { isKnownState } from './billingStates.ts'
import { INDUSTRY_IDS, type IndustryId } from './industries.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** Texts of the checkout that are not generic field messages. */
export const CHECKOUT_MESSAGES = {
  phone: 'Wrong phone number',
  zipCode: 'Please enter valid ZIP code',
  terms: 'Please accept the terms and conditions.',
  website: 'Website must be a valid address, such as www.example.com',
  vatId: 'This VAT ID is not valid.',
} as const

/** The message for an invalid postal code, under its name in the country. */
export const zipCodeMessage = (country: string): string =>
  country === 'US' || country === '' ? CHECKOUT_MESSAGES.zipCode : 'Please enter a valid postcode'

/** Whether a phone number is callable; browser and server pass their own metadata of the phone library. */
export type PhoneCheck = (number: string, country: string) => boolean

const requiredText = (label: string, max = 120) =>
  z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .min(1, fieldMessages.required(label))
    .max(max)

const optionalText = (max = 120) => z.string().trim().max(max).default('')

const optionalCode = (max: number) => visibleText().max(max).default('')

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Rules across fields run even when another field is invalid, so that all messages show at once. */
const EVEN_IF_OTHERS_FAIL = { when: ({ value }: { value: unknown }) => isObject(value) }

/** The texts in a value that may not have passed its own check. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The person who orders (Commerce 10). */
export const contactSchema = z
  .object({
    firstName: nameField('First name', 80),
    lastName: nameField('Last name', 80),
    email: emailSchema,
    phone: optionalCode(40),
    type: z.enum(['individual', 'company']),
    companyName: optionalCompanyField('Company name', 160),
  })
  .refine((contact) => contact.type !== 'company' || textOf(contact.companyName) !== '', {
    path: ['companyName'],
    error: fieldMessages.required('Company name'),
    ...EVEN_IF_OTHERS_FAIL,
  })

const WEBSITE =
  /^(https?:\/\/)?([\p{L}\p{M}\p{N}-]+\.)+(xn--[a-z\d-]+|[\p{L}\p{M}]{2,})(:\d+)?([/?#]\S*)?$/iu

/** An advertiser, in an order or saved in an account (Commerce 10). */
export const advertiserSchema = z.object({
  name: nameField('Advertiser name', 160, 'company'),
  website: optionalCode(250)
    .refine((website) => website === '' || WEBSITE.test(website), CHECKOUT_MESSAGES.website)
    .transform((website) =>
      website === '' || /^https?:\/\//i.test(website) ? website : `https://${website}`,
    ),
  industry: z.enum(INDUSTRY_IDS as [IndustryId, ...IndustryId[]], {
    error: fieldMessages.required('Industry'),
  }),
})

const hasKnownState = ({ country, state }: { country: string; state: string }) =>
  isKnownState(textOf(country), textOf(state))

const isKnownZip = ({ country, zipCode }: { country: string; zipCode: string }) =>
  textOf(zipCode) === ''
    ? !hasPostcodePattern(textOf(country))
    : isValidPostcodeInForm(textOf(zipCode), textOf(country))

/** A billing address, in an order or saved in an account (Commerce 10). */
export const billingSchema = z
  .object({
    country: z
      .string({ error: fieldMessages.required('Country') })
      .refine(isCountryCode, fieldMessages.required('Country')),
    line1: requiredText('Address line 1', 160),
    line2: optionalText(160),
    city: requiredText('City'),
    state: optionalText(40),
    zipCode: optionalCode(16),
    /** Empty: the contact's email. */
    invoiceEmail: z.union([z.literal(''), emailField('Invoice email')]).default(''),
    vatId: optionalCode(32),
  })
  .refine(hasKnownState, {
    path: ['state'],
    error: fieldMessages.required('State'),
    ...EVEN_IF_OTHERS_FAIL,
  })
  .refine(isKnownZip, {
    path: ['zipCode'],
    error: ({ input }) => zipCodeMessage(textOf(isObject(input) ? input['country'] : '')),
    ...EVEN_IF_OTHERS_FAIL,
  })

const checkoutObject = z.object({
  contact: contactSchema,
  advertiser: advertiserSchema,
  billing: billingSchema,
  paymentMethod: z.enum(['card', 'invoice']),
  /** By invoice, for a campaign that starts before the invoice is due; the server decides whether it is needed. */
  creditCheck: z.boolean().default(false),
  termsAccepted: z.literal(true, { error: CHECKOUT_MESSAGES.terms }),
  currency: currencySchema,
})

type CheckoutInput = z.infer<typeof checkoutObject>

/** A company's VAT ID must pass its check; an individual's is ignored. */
const hasUsableVatId = ({ contact, billing }: CheckoutInput) => {
  const vatId = textOf(billing?.vatId)
  const country = textOf(billing?.country)
  if (contact?.type !== 'company' || vatId === '' || !hasVatIds(country)) return true
  return isValidVatId(country, vatId)
}

/**
 * The checkout, the same in the form and on the server (Commerce 10). Takes the phone number check: the browser loads
 * less metadata than the server.
 */
export function checkoutSchema(isCallable: PhoneCheck) {
  return checkoutObject
    .refine(hasUsableVatId, {
      path: ['billing', 'vatId'],
      error: CHECKOUT_MESSAGES.vatId,
      ...EVEN_IF_OTHERS_FAIL,
    })
    .refine(
      ({ contact, billing }) => {
        const phone = textOf(contact?.phone)
        return phone === '' || isCallable(phone, textOf(billing?.country) || 'US')
      },
      { path: ['contact', 'phone'], error: CHECKOUT_MESSAGES.phone, ...EVEN_IF_OTHERS_FAIL },
    )
}

/** The values of a checkout form before validation, and after. */
export type CheckoutFormInput = z.input<ReturnType<typeof checkoutSchema>>
export type Checkout = z.output<ReturnType<typeof checkoutSchema>>
