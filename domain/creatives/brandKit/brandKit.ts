import { z } from 'zod'
import { HEX_COLOR } from './contrast.ts'
import { KIT_TEXT_LIMITS, MAX_KIT_EDITS } from './kitLimits.ts'
import { KIT_TEMPLATES, LOGO_PLATES, MOTION_SECONDS } from './kitChoices.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const text = (longest: number) =>
  z
    .string()
    .max(longest * 4)
    .transform((value) => value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(longest, `Please use at most ${longest} letters.`))

const color = z
  .string()
  .regex(HEX_COLOR, 'Please enter a color such as #1A2B3C.')
  .transform((value) => value.toLowerCase())

const share = z.number().min(0).max(1)
const focus = z.object({ x: share, y: share })
const template = z.enum(KIT_TEMPLATES)

const formatEditSchema = z.object({
  template: template.optional(),
  headline: text(KIT_TEXT_LIMITS.headline).optional(),
  hidesLine: z.boolean().optional(),
  focus: focus.optional(),
})

/** The texts and choices of a brand and one ad, from which every format is drawn. */
export const brandKitSchema = z.object({
  /** Replaces a missing logo. */
  name: text(KIT_TEXT_LIMITS.name),
  headline: text(KIT_TEXT_LIMITS.headline),
  line: text(KIT_TEXT_LIMITS.line),
  callToAction: text(KIT_TEXT_LIMITS.callToAction),
  colors: z.object({ ground: color, text: color, accent: color }),
  template,
  logoPlate: z.enum(LOGO_PLATES),
  /** The part of the picture that must stay visible, as shares of its width and height. */
  focus,
  motionSeconds: z.literal(MOTION_SECONDS),
  /** The overrides of one format, under its size: "300x250". */
  edits: z
    .record(z.string().regex(/^\d{2,4}x\d{2,4}$/), formatEditSchema)
    .refine((edits) => Object.keys(edits).length <= MAX_KIT_EDITS, 'These are too many formats.'),
})

export type BrandKit = z.output<typeof brandKitSchema>
export type FormatEdit = z.output<typeof formatEditSchema>

/** A stored logo or picture. */
export const kitPictureSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  fileType: z.enum(['png', 'jpeg']),
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
})
export type KitPicture = z.output<typeof kitPictureSchema>

/** The files of a kit besides its texts. */
export const KIT_PICTURE_ROLES = ['logo', 'picture'] as const
export type KitPictureRole = (typeof KIT_PICTURE_ROLES)[number]

/** A stored logo or picture with its URL on the creatives' own host. */
export interface KitPictureView extends KitPicture {
  url: string
}

/** The response of /api/upload-areas/{id}/brand-kit. */
export interface BrandKitView {
  /** Null before the first save. */
  kit: BrandKit | null
  logo: KitPictureView | null
  picture: KitPictureView | null
  /** Whether it belongs to an account, a team, a client, or only to a guest's order. */
  keptWith: 'account' | 'order' | 'team' | 'client'
  updatedAt: string | null
}

/** An initial kit: the advertiser's name, and readable colors. */
export function newBrandKit(name: string): BrandKit {
  return {
    name: firstCharacters(name, KIT_TEXT_LIMITS.name),
    headline: '',
    line: '',
    callToAction: 'Learn more',
    colors: { ground: '#143a2f', text: '#ffffff', accent: '#f4a62a' },
    template: 'split',
    logoPlate: 'none',
    focus: { x: 0.5, y: 0.5 },
    motionSeconds: 8,
    edits: {},
  }
}
