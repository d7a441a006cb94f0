import { isValidEmail } from './emailAddress.ts'
import { fieldMessages } from './fieldMessages.ts'
import { visibleText } from './visibleText.ts'

export * from './emailAddress.ts'

/**
 * An email field with the generic messages for its label; drops surrounding spaces and invisible
 * characters.
 */
export function emailField(label: string) {
  return visibleText({ error: fieldMessages.required(label) }).superRefine((address, context) => {
    // Never an aborting issue, as rules across fields must still report theirs.
    const message = address === '' ? fieldMessages.required(label) : fieldMessages.email(label)
    if (!isValidEmail(address)) context.addIssue({ code: 'custom', message })
  })
}

export const emailSchema = emailField('Email')
