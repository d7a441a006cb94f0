import { z } from 'zod'
import { emailField } from '#domain/foundation/forms/email.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { PHONE_LIMITS } from '#domain/foundation/phone/phoneCountries.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** The text under a phone input that shows its error (Sales 2). */
export const PHONE_INVALID = 'Invalid phone number'

export const MAX_MESSAGE_LENGTH = 4_000

/** Whether a phone number is valid for its country; the caller supplies the metadata. */
export type PhoneCheck = (number: string) => boolean

/** The requester's fields in every request. */
export const personFields = (isValid: PhoneCheck) => ({
  phone: visibleText().max(PHONE_LIMITS.maxInputLength).refine(isValid, PHONE_INVALID),
  firstName: nameField('First name', 80),
  lastName: nameField('Last name', 80),
  company: optionalCompanyField('Company', 160),
  /** Invisible to people: only programs fill it in. */
  website: z.string().max(500).optional(),
})

/** A callback request (Sales 1). */
export const callbackRequestSchema = (isValid: PhoneCheck) => z.strictObject(personFields(isValid))
export type CallbackRequest = z.output<ReturnType<typeof callbackRequestSchema>>

/** A message request (Sales 1). */
export const messageRequestSchema = (isValid: PhoneCheck) =>
  z.strictObject({
    ...personFields(isValid),
    email: emailField('Email'),
    message: z
      .string({ error: fieldMessages.required('Message') })
      .trim()
      .min(1, fieldMessages.required('Message'))
      .max(MAX_MESSAGE_LENGTH),
  })
export type MessageRequest = z.output<ReturnType<typeof messageRequestSchema>>

export type ContactRequest = CallbackRequest | MessageRequest

/**
 * The body of contact-form (Sales 1): a message if it has a message or an email, otherwise a
 * callback.
 */
export function contactRequestSchema(isValid: PhoneCheck) {
  const [ofMessage, ofCallback] = [messageRequestSchema(isValid), callbackRequestSchema(isValid)]
  return z.unknown().transform((asked, context): ContactRequest => {
    const isMessage =
      typeof asked === 'object' && asked !== null && ('message' in asked || 'email' in asked)
    const read = (isMessage ? ofMessage : ofCallback).safeParse(asked, { error: genericMessage })
    if (read.success) return read.data
    // Checked separately: a union would only report that neither matches.
    for (const { path, message } of read.error.issues)
      context.addIssue({ code: 'custom', path, message })
    return z.NEVER
  })
}

/** Identifies a request, so that a repeated one is stored once. */
export const requestKeySchema = z.string().regex(/^[\w-]{16,80}$/)
