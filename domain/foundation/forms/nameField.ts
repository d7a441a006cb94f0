import { z } from 'zod'
import { fieldMessages } from './fieldMessages.ts'
import { nameProblem, type NameKind } from './nameProblem.ts'

/**
 * Reports an invalid name without an aborting issue, as rules across fields must still report
 * theirs. Skips a text over its limit, which has an issue already.
 */
const checkName =
  (label: string, max: number, kind: NameKind) => (name: string, context: z.RefinementCtx) => {
    if (name.length > max) return
    const message = nameProblem(name, label, kind)
    if (message !== null) context.addIssue({ code: 'custom', message })
  }

/** A required name of a person, a company or a campaign; drops surrounding spaces. */
export const nameField = (label: string, max: number, kind: NameKind = 'other') =>
  z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .min(1, fieldMessages.required(label))
    .max(max)
    .superRefine(checkName(label, max, kind))

/** An optional name of a company or an agency. */
export const optionalCompanyField = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .default('')
    .superRefine(checkName(label, max, 'company'))
