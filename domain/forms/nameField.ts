import { z } from 'zod'
import { fieldMessages } from './fieldMessages.ts'
import { nameProblem } from './nameProblem.ts'

/** Says what is wrong with a name, without an aborting issue: rules across fields must still speak up. */
const checkName = (label: string) => (name: string, context: z.RefinementCtx) => {
  const message = nameProblem(name, label)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** A name that must be given, of a person, a company or a campaign; surrounding spaces are dropped. */
export const nameField = (label: string, max: number) =>
  z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .min(1, fieldMessages.required(label))
    .max(max)
    .superRefine(checkName(label))

/** A name that may stay empty. */
export const optionalNameField = (label: string, max: number) =>
  z.string().trim().max(max).default('').superRefine(checkName(label))
