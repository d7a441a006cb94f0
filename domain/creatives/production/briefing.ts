import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { z } from 'zod'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'

/** The tone of an ad. */
export const TONES = {
  friendly: 'Friendly and warm',
  matter_of_fact: 'Matter-of-fact',
  elegant: 'Elegant and quiet',
  bold: 'Bold and loud',
  playful: 'Playful and funny',
  urgent: 'Urgent, for an offer that ends',
} as const
export type Tone = keyof typeof TONES
const TONE_IDS = Object.keys(TONES) as [Tone, ...Tone[]]

export const MAX_BRIEFING_LINKS = 10
export const MAX_BRIEFING_COLORS = 8
const MAX_TEXT_LENGTH = 4_000
const MAX_SHORT_LENGTH = 1_000
const MAX_LINK_LENGTH = 500

const tooLong = (max: number) => `Please keep it to ${formatCount(max)} characters.`
const optionalText = z.string().trim().max(MAX_SHORT_LENGTH, tooLong(MAX_SHORT_LENGTH)).default('')

/** An address as typed; "www.example.com" becomes https. */
function linkOf(typed: string): string {
  return /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
}

const WEB_ADDRESS = /^https?:\/\/[^\s/@?#:]+\.[^\s/@?#:.]{2,}(:\d{1,5})?([/?#]\S*)?$/i

const link = z
  .string()
  .trim()
  .min(1)
  .max(MAX_LINK_LENGTH, tooLong(MAX_LINK_LENGTH))
  .transform(linkOf)
  .refine(
    (address) => WEB_ADDRESS.test(address),
    'Each link must be a valid address, such as www.example.com',
  )

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$/i, 'A color is written like #1A2B3C.')
  .transform((hex) => hex.toUpperCase())

/** An advertiser's brief for an ad that is made for them. Only the message is required. */
export const briefingSchema = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please tell us what the ad should say.')
    .max(MAX_TEXT_LENGTH, tooLong(MAX_TEXT_LENGTH)),
  audience: optionalText,
  tone: z.enum(TONE_IDS).nullable().default(null),
  must: optionalText,
  mustNot: optionalText,
  links: z.array(link).max(MAX_BRIEFING_LINKS, `At most ${MAX_BRIEFING_LINKS} links.`).default([]),
  colors: z
    .array(color)
    .max(MAX_BRIEFING_COLORS, `At most ${MAX_BRIEFING_COLORS} colors.`)
    .default([]),
})
export type Briefing = z.output<typeof briefingSchema>
export type BriefingInput = z.input<typeof briefingSchema>

/** The entries of a text, one per line or separated by commas; without empty ones. */
export const listedEntries = (text: string): string[] =>
  text
    .split(/[\n,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Maximum stored size of a brief, bytes. */
export const briefingBytes = (briefing: Briefing): number => utf8Bytes(JSON.stringify(briefing))
