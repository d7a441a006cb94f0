import { z } from 'zod'
import { isCountryCode } from '#domain/foundation/address/countryName.ts'
import { isIanaZone } from '#domain/foundation/calendar/calendarDay.ts'
import { needsState } from '#domain/commerce/checkout/billingStates.ts'
import { emailField } from '#domain/foundation/forms/email.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { PHONE_INVALID, type PhoneCheck } from '../lead/contactRequest.ts'
import { PHONE_LIMITS } from '#domain/foundation/phone/phoneCountries.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/**
 * A request for an offer (Sales 6): phone, email, advertiser name, agency name or no agency; and
 * where tax is due.
 */
export const offerRequestSchema = (isValid: PhoneCheck) =>
  z
    .strictObject({
      phone: visibleText().max(PHONE_LIMITS.maxInputLength).refine(isValid, PHONE_INVALID),
      email: emailField('Email'),
      advertiser: nameField('Advertiser name', 160, 'company'),
      hasAgency: z.boolean(),
      agency: optionalCompanyField('Agency name', 160),
      country: z
        .string({ error: fieldMessages.required('Country') })
        .refine(isCountryCode, fieldMessages.required('Country')),
      state: z.string().trim().max(40).default(''),
      timeZone: z.string().max(64).refine(isIanaZone).default('UTC'),
      /** Invisible to people: only programs fill it in. */
      website: z.string().max(500).optional(),
    })
    .refine(({ hasAgency, agency }) => !hasAgency || agency !== '', {
      path: ['agency'],
      error: fieldMessages.required('Agency name'),
    })
    .refine(({ country, state }) => !needsState(country) || state !== '', {
      path: ['state'],
      error: fieldMessages.required('State'),
    })
export type OfferRequest = z.output<ReturnType<typeof offerRequestSchema>>
