import { z } from 'zod'
import { MAX_UPLOAD_BYTES } from './uploadLimits.ts'
import { idSchema } from '#domain/foundation/ids/idSchema.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const MAX_FILE_NAME_LENGTH = 200

/** A file's display name: no path, no invisible characters. */
export function shownFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? ''
  return (
    firstCharacters(last.replace(CONTROL_CHARACTERS, '').trim(), MAX_FILE_NAME_LENGTH) || 'file'
  )
}

/** A file's purpose: a creative of a campaign, material of an ad creation's briefing, or a draft. */
export const UPLOAD_PURPOSES = ['creative', 'briefing', 'draft'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The browser's description of a file before the upload; only the expected number of bytes is relied on. */
export const uploadStartSchema = z.object({
  name: z.string().max(1_000).transform(shownFileName),
  bytes: z
    .int()
    .min(1, 'This file is empty.')
    .max(MAX_UPLOAD_BYTES, 'This file is too large: 500 MB is the most for any creative.'),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullish(),
  /** The creative to replace. */
  replaces: idSchema('cre').nullish(),
  purpose: z.enum(UPLOAD_PURPOSES).default('creative'),
})
export type UploadStart = z.output<typeof uploadStartSchema>

/** An upload in progress, for the browser to resume. */
export interface UploadView {
  id: string
  lineId: string
  purpose: UploadPurpose
  fileName: string
  bytes: number
  partBytes: number
  replaces: string | null
  /** Parts that have arrived. */
  receivedParts: number[]
  receivedBytes: number
  statedSha256: string | null
  createdAt: string
  expiresAt: string
}
