import { z } from 'zod'
import { creativeScheduleSchema } from '../assignment/schedule.ts'
import { DENIAL_CLASSES } from './denialClass.ts'
import { MAX_BULK_VERDICTS, MAX_REVIEW_TEXT_LENGTH } from './reviewLimits.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { visibleText } from '#domain/foundation/forms/visibleText.ts'

const MAX_TITLE_LENGTH = 120
const MAX_LANDING_PAGE_LENGTH = 2_048

const name = (label: string) =>
  z
    .string()
    .trim()
    .min(1, `${label} is required`)
    .max(MAX_TITLE_LENGTH, `The maximum value is ${MAX_TITLE_LENGTH}.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, `${label} cannot hold line breaks or invisible characters.`)

/** Frequency weight: a creative's share relative to the others of its line. */
export const weightSchema = z
  .int('Weight must be a number')
  .min(1, 'The minimum value is 1.')
  .max(100, 'The maximum value is 100.')

/**
 * A buyer's edit of a creative; omitted fields stay unchanged. A landing page is reviewed, the rest applies at once.
 */
export const creativeEditSchema = z.object({
  title: name('Title').optional(),
  nameForReporting: name('Name for reporting').optional(),
  weight: weightSchema.optional(),
  schedule: creativeScheduleSchema.nullish(),
  landingPage: visibleText().max(MAX_LANDING_PAGE_LENGTH).optional(),
})
export type CreativeEdit = z.output<typeof creativeEditSchema>

const reviewText = z.string().trim().max(MAX_REVIEW_TEXT_LENGTH)

/** A buyer's reply to a denial or to a requested change. */
export const reviewAnswerSchema = z.object({
  text: reviewText.min(1, 'Please write what you have changed or what we should know.'),
})

const versionIds = z.array(idSchema('crv')).min(1).max(MAX_BULK_VERDICTS)

/** With `evenIfTaken` the reviewer knows that a colleague has claimed it, and decides anyway. */
const decided = { versionIds, evenIfTaken: z.boolean().default(false) }

/**
 * A verdict of the desk on one or several versions; a denial has a class, and all except an approval a text. Without
 * `forCause` it decides versions in review; with it, approved ones that run.
 */
export const verdictSchema = z.discriminatedUnion('verdict', [
  z.object({ verdict: z.literal('approve'), ...decided }),
  z.object({
    verdict: z.literal('deny'),
    ...decided,
    forCause: z.boolean().default(false),
    denialClass: z.enum(DENIAL_CLASSES),
    text: reviewText.min(1, 'Please say why, in words that help the buyer.'),
  }),
  z.object({
    verdict: z.literal('ask_change'),
    ...decided,
    text: reviewText.min(1, 'Please say what should change.'),
  }),
])
export type VerdictInput = z.input<typeof verdictSchema>
export type VerdictRequest = z.output<typeof verdictSchema>

/** Verdicts to undo. */
export const verdictUndoSchema = z.object({ versionIds })
