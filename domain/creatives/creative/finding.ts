import { z } from 'zod'
import { FINDING_CODES, type FindingCode } from './findingCodes.ts'
import { MAX_LISTED, MAX_LISTED_LENGTH } from './listLimits.ts'

const pixels = { width: z.int().positive(), height: z.int().positive() }

/** A fix that makes a refused file fit. All except `exportInstead` take one click in the browser. */
export const fixSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crop'), ...pixels }),
  z.object({ kind: z.literal('letterbox'), ...pixels }),
  z.object({ kind: z.literal('scale'), ...pixels }),
  /** `maxMs`: the maximum duration of the copy; a little below the limit, as encoders overshoot. */
  z.object({ kind: z.literal('trim'), maxMs: z.int().positive() }),
  z.object({ kind: z.literal('dropSound') }),
  z.object({ kind: z.literal('level'), targetLufs: z.number() }),
  z.object({ kind: z.literal('convertAudio') }),
  /** The same video and sound in an MP4, without re-encoding. */
  z.object({ kind: z.literal('remux') }),
  /** Cannot be done here: what to export from the original tool. */
  z.object({ kind: z.literal('exportInstead'), text: z.string() }),
])
export type Fix = z.infer<typeof fixSchema>

const codes = Object.keys(FINDING_CODES) as [FindingCode, ...FindingCode[]]

/** One finding of the check: the measured and the allowed value, and the fixes. */
export const findingSchema = z.object({
  code: z.enum(codes),
  severity: z.enum(['refuse', 'advice']),
  /** For display: "4000x3000 (4:3)", "40.0 s", "12.4 MB". */
  measured: z.string(),
  /** For display: "1920x1080 or 1080x1920", "up to 10 s". */
  allowed: z.string(),
  message: z.string(),
  /** The best one first; empty if no fix is needed or possible. */
  fixes: z.array(fixSchema),
  /** The items concerned: names of screens, missing files, addresses. */
  items: z.array(z.string().max(MAX_LISTED_LENGTH)).max(MAX_LISTED).optional(),
})
export type Finding = z.infer<typeof findingSchema>

export const findingsSchema = z.array(findingSchema)
