import { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isValidEmail } from '#domain/foundation/forms/email.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { addressProblem, newPasswordSchema, PASSWORD_REFUSALS } from './password.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** The texts of login (Accounts 1), verbatim. */
export const LOGIN_MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
} as const

/** Addresses that all mail servers deliver to; better-auth accepts no others. */
const isPlainAddress = (address: string) => z.email().safeParse(address).success

/** The email that identifies an account, in lower case. */
export const accountEmailSchema = visibleText({ error: LOGIN_MESSAGES.emailRequired })
  .min(1, LOGIN_MESSAGES.emailRequired)
  // Never `abort`: it would suppress the rules across fields.
  .refine(
    (email) => email === '' || (isValidEmail(email) && isPlainAddress(email)),
    LOGIN_MESSAGES.emailInvalid,
  )
  .transform((email) => email.toLowerCase())

/** A password typed as proof of identity; its length is not checked. */
export const typedPasswordSchema = z
  .string({ error: LOGIN_MESSAGES.passwordRequired })
  .min(1, LOGIN_MESSAGES.passwordRequired)
  .max(1_000, LOGIN_MESSAGES.passwordRequired)

export const logInSchema = z.object({ email: accountEmailSchema, password: typedPasswordSchema })
export type LogIn = z.output<typeof logInSchema>

const personFields = {
  firstName: nameField('First name', 80),
  lastName: nameField('Last name', 80),
  type: z.enum(['individual', 'company']),
  companyName: optionalCompanyField('Company name', 160),
}

const companyHasName = ({ type, companyName }: { type: string; companyName?: string }) =>
  type !== 'company' || (companyName ?? '').trim() !== ''
// Rules across fields run in addition to those of each field.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const companyNameMissing = {
  path: ['companyName'],
  error: fieldMessages.required('Company name'),
  when: isObject,
}

/** Missing fields are reported separately. */
const hasProblem = (
  problem: 'ownAddress' | 'builtFromAddress',
  password: string | undefined,
  email: string | undefined,
) => addressProblem(password ?? '', email ?? '') === PASSWORD_REFUSALS[problem]

/** The input of a registration: an individual or a company. */
export const registrationSchema = z
  .object({ ...personFields, email: accountEmailSchema, password: newPasswordSchema })
  .refine(companyHasName, companyNameMissing)
  .refine(({ email, password }) => !hasProblem('ownAddress', password, email), {
    path: ['password'],
    error: PASSWORD_REFUSALS.ownAddress,
    when: isObject,
  })
  .refine(({ email, password }) => !hasProblem('builtFromAddress', password, email), {
    path: ['password'],
    error: PASSWORD_REFUSALS.builtFromAddress,
    when: isObject,
  })
export type Registration = z.output<typeof registrationSchema>

/** Whether a phone number is callable; browser and server pass their own metadata. */
type PhoneCheck = (number: string) => boolean

/** The account data of edit-user; the email changes separately. Takes the phone number check. */
export function accountEditSchema(isCallable: PhoneCheck) {
  return z
    .object({
      ...personFields,
      phoneNumber: visibleText()
        .max(250)
        .default('')
        .refine((number) => number === '' || isCallable(number), 'Wrong phone number'),
      vatId: visibleText().max(32).default(''),
    })
    .refine(companyHasName, companyNameMissing)
}
export type AccountEdit = z.output<ReturnType<typeof accountEditSchema>>

/**
 * The fields that the owner changes; omitted ones stay as another tab may have saved them. A missing company name is
 * detected once merged with the rest of the account.
 */
export function accountChangeSchema(isCallable: PhoneCheck) {
  return z
    .object({
      firstName: personFields.firstName.optional(),
      lastName: personFields.lastName.optional(),
      type: personFields.type.optional(),
      companyName: personFields.companyName.removeDefault().optional(),
      phoneNumber: visibleText()
        .max(250)
        .refine((number) => number === '' || isCallable(number), 'Wrong phone number')
        .optional(),
      vatId: visibleText().max(32).optional(),
    })
    .refine(
      ({ type, companyName }) =>
        type === undefined || companyName === undefined || companyHasName({ type, companyName }),
      companyNameMissing,
    )
}
export type AccountChange = z.output<ReturnType<typeof accountChangeSchema>>

/** The fields of an account after a change; raises invalid_input for a company without a name. */
export function changedAccount(before: AccountEdit, change: AccountChange): AccountEdit {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const after = { ...before, ...(Object.fromEntries(given) as Partial<AccountEdit>) }
  if (!companyHasName(after)) {
    const message = fieldMessages.required('Company name')
    throw new ProductError('invalid_input', { fields: [{ path: 'companyName', message }] })
  }
  return after
}

/** The secret part of a mailed link. */
export const linkTokenSchema = z.string().min(16).max(200)

export const emailOnlySchema = z.object({ email: accountEmailSchema })
export const emailVerificationSchema = z.object({
  token: linkTokenSchema,
  password: typedPasswordSchema,
})
export const passwordResetSchema = z.object({ token: linkTokenSchema, password: newPasswordSchema })
export const passwordChangeSchema = z.object({
  currentPassword: typedPasswordSchema,
  newPassword: newPasswordSchema,
})
export const emailChangeSchema = z.object({
  newEmail: accountEmailSchema,
  password: typedPasswordSchema,
})
export const emailChangeConfirmationSchema = z.object({ token: linkTokenSchema })
export const accountDeletionSchema = z.object({ password: typedPasswordSchema })
