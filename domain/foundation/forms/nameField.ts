import { z } from 'zod'
import { fieldMessages } from './fieldMessages.ts'
import { nameProblem, type NameKind } from './nameProblem.ts'

/**
 * Says what is wrong with a name, without an aborting issue: rules across fields must still speak up. Not of a text that
 * is over its limit: that is said already.
 */
const checkName =
  (label: string, max: number, kind: NameKind) => (name: string, context: z.RefinementCtx) => {
    if (name.length > max) return
    const message = nameProblem(name, label, kind)
    if (message !== null) context.addIssue({ code: 'custom', message })
  }

/** A name that must be given, of a person, a company or a campaign; surrounding spaces are dropped. */
export const nameField = (label: string, max: number, kind: NameKind = 'other') =>
  z
    .string({ error: fieldMessages.required(label) })
    .trim()
    .min(1, fieldMessages.required(label))
    .max(max)
    .superRefine(checkName(label, max, kind))

/** The name of a company or an agency that may stay empty. */
export const optionalCompanyField = (label: string, max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .default('')
    .superRefine(checkName(label, max, 'company'))
