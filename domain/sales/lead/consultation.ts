import { z } from 'zod'
import { INDUSTRY_IDS, industryName } from '#domain/commerce/checkout/industries.ts'
import { emailField } from '#domain/foundation/forms/email.ts'
import { CAMPAIGN_GOAL_NAMES, CAMPAIGN_GOALS } from '#domain/planning/mediaMix/mediaMix.ts'
import { MEDIA_TYPES, type MediaType, mediaTypeSchema } from '#domain/foundation/media/mediaType.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import { personFields, type PhoneCheck } from './contactRequest.ts'

/** The requested start of a campaign. */
export const CAMPAIGN_STARTS = {
  soon: 'As soon as possible',
  month: 'Within a month',
  quarter: 'Within three months',
  open: 'Not decided yet',
} as const
export type CampaignStart = keyof typeof CAMPAIGN_STARTS
const STARTS = Object.keys(CAMPAIGN_STARTS) as [CampaignStart, ...CampaignStart[]]

export const MAX_CONSULTATION_NOTE = 1_500

const isEachMediumOnce = (mix: readonly { mediaType: MediaType }[]): boolean =>
  new Set(mix.map(({ mediaType }) => mediaType)).size === mix.length

/** A consultation request, with the proposed mix as changed by the visitor. */
export const consultationSchema = (isValid: PhoneCheck) =>
  z.strictObject({
    ...personFields(isValid),
    email: emailField('Email'),
    goal: z.enum(CAMPAIGN_GOAL_NAMES),
    industry: z.enum(INDUSTRY_IDS),
    place: z.string().trim().min(1).max(200),
    budgetMinor: amountMinorSchema,
    start: z.enum(STARTS),
    note: z.string().trim().max(MAX_CONSULTATION_NOTE),
    mix: z
      .array(z.strictObject({ mediaType: mediaTypeSchema, budgetMinor: amountMinorSchema }))
      .max(MEDIA_TYPES.length)
      .refine(isEachMediumOnce, 'Each medium can be there once.'),
  })
export type Consultation = z.output<ReturnType<typeof consultationSchema>>

/** The text of a consultation for the desk. */
export function formatConsultation(
  wanted: Omit<Consultation, 'phone' | 'firstName' | 'lastName' | 'company' | 'website' | 'email'>,
): string {
  const { goal, industry, place, budgetMinor, start, mix, note } = wanted
  return [
    `Goal: ${CAMPAIGN_GOALS[goal]}`,
    `Trade: ${industryName(industry)}`,
    `Place: ${place}`,
    `Budget: ${dollars(budgetMinor)}`,
    `Start: ${CAMPAIGN_STARTS[start]}`,
    ...mix.map((part) => `${MEDIA_TYPE_NAMES[part.mediaType]}: ${dollars(part.budgetMinor)}`),
    ...(note === '' ? [] : ['', note]),
  ].join('\n')
}
