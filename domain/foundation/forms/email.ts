import { z } from 'zod'
import { isValidEmail } from './emailAddress.ts'
import { fieldMessages } from './fieldMessages.ts'

export * from './emailAddress.ts'

/** An email field with the generic messages for its label; surrounding spaces are dropped. */
export function emailField(label: string) {
  return z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .superRefine((address, context) => {
      // Never an aborting issue: rules across fields must still speak up.
      const message = address === '' ? fieldMessages.required(label) : fieldMessages.email(label)
      if (!isValidEmail(address)) context.addIssue({ code: 'custom', message })
    })
}

export const emailSchema = emailField('Email')
