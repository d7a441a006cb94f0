import { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { isValidEmail } from '#domain/foundation/forms/email.ts'
import { fieldMessages } from '#domain/foundation/forms/fieldMessages.ts'
import { addressProblem, newPasswordSchema, PASSWORD_REFUSALS } from './password.ts'
import { nameField, optionalCompanyField } from '#domain/foundation/forms/nameField.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

/** The texts of login (Accounts 1), literal. */
export const LOGIN_MESSAGES = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  passwordRequired: 'Password is required',
} as const

/** What mail servers deliver to everywhere; better-auth takes no other address. */
const isPlainAddress = (address: string) => z.email().safeParse(address).success

/** The email an account is known by, in lower case. */
export const accountEmailSchema = visibleText({ error: LOGIN_MESSAGES.emailRequired })
  .min(1, LOGIN_MESSAGES.emailRequired)
  // Never `abort`: it would keep the rules across fields from speaking up with the others.
  .refine(
    (email) => email === '' || (isValidEmail(email) && isPlainAddress(email)),
    LOGIN_MESSAGES.emailInvalid,
  )
  .transform((email) => email.toLowerCase())

/** A password as it is typed to prove who somebody is; its length is nobody's business there. */
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
// Rules across fields speak up beside those of each field.
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const companyNameMissing = {
  path: ['companyName'],
  error: fieldMessages.required('Company name'),
  when: isObject,
}

/** Fields that are missing are told of by themselves. */
const hasProblem = (
  problem: 'ownAddress' | 'builtFromAddress',
  password: string | undefined,
  email: string | undefined,
) => addressProblem(password ?? '', email ?? '') === PASSWORD_REFUSALS[problem]

/** What a new account is made from: an individual or a company. */
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

/** Whether a phone number can be called; browser and server bring their own metadata. */
type PhoneCheck = (number: string) => boolean

/** The account data of edit-user; the email has its own way. Give the way to check a phone number. */
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
 * What the owner changes of it; what is left out stays as another tab may have saved it. Whether a company has a name is
 * known with the rest of the account.
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

/** The fields of an account after a change; a company without a name raises invalid_input. */
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
