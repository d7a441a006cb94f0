import { z } from 'zod'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { searchTextSchema } from '#domain/foundation/search/searchText.ts'
import { campaignPlanSchema } from '../campaign/campaignPlan.ts'
import { PLAN_STEPS } from '../campaign/planStep.ts'
import { MAX_OUTLINE_ROWS } from './draftLimits.ts'

export const draftIdSchema = idSchema('dft')

const countSchema = z.number().nonnegative().max(1e12)
const timeSchema = z.iso.datetime()

/** When each step was last changed, as ISO times. */
export const stepTimesSchema = z.record(z.enum(PLAN_STEPS), timeSchema)

/** A plan in words and figures when it was saved, for lists, comparisons and "what changed". */
export const draftOutlineSchema = z.object({
  /** The campaign's name, or its default one: "Display, Austin, Texas". */
  title: z.string().max(300),
  reach: countSchema,
  impressions: countSchema,
  /** USD cents. */
  priceMinor: amountMinorSchema,
  rows: z
    .array(
      z.object({
        step: z.enum(PLAN_STEPS),
        label: z.string().max(60),
        value: z.string().max(1_000),
      }),
    )
    .max(MAX_OUTLINE_ROWS),
  at: timeSchema,
})
export type DraftOutline = z.infer<typeof draftOutlineSchema>

/** A saved plan with the time of each step's last change. */
export const draftContentSchema = z.object({
  plan: campaignPlanSchema,
  stepTimes: stepTimesSchema,
  outline: draftOutlineSchema.nullable(),
})
export type DraftContent = z.infer<typeof draftContentSchema>

/**
 * A draft from the browser; `baseRevision` is the account's revision it was edited from, null for a
 * new one.
 */
export const draftUploadSchema = draftContentSchema.extend({
  baseRevision: z.int().positive().nullable(),
})
export type DraftUpload = z.infer<typeof draftUploadSchema>

/** An earlier state of a draft that a merge or a restore replaced; `keptAt` is an ISO time. */
export interface DraftVersion extends DraftContent {
  keptAt: string
}

/** A draft in an account. */
export interface AccountDraft extends DraftContent {
  id: string
  /** Incremented by every change; a save from an older one is merged. */
  revision: number
  updatedAt: string
}

/** A draft in lists. */
export interface DraftSummary {
  id: string
  mediaType: MediaType
  title: string
  outline: DraftOutline | null
  updatedAt: string
}

export const draftListQuerySchema = z.object({
  search: searchTextSchema.default(''),
  /** The cursor: time and id of the previous page's last draft. */
  after: z
    .string()
    .regex(/^[0-9TZ:.-]{24}_dft_[0-9A-Za-z]{24}$/)
    .optional(),
})
