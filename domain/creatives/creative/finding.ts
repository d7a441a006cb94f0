import { z } from 'zod'
import { FINDING_CODES, type FindingCode } from './findingCodes.ts'
import { MAX_LISTED, MAX_LISTED_LENGTH } from './listLimits.ts'

const pixels = { width: z.int().positive(), height: z.int().positive() }

/** What would make a refused file fit. All but `exportInstead` are done by one press in the browser. */
export const fixSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('crop'), ...pixels }),
  z.object({ kind: z.literal('letterbox'), ...pixels }),
  z.object({ kind: z.literal('scale'), ...pixels }),
  /** `maxMs`: what the copy may last; a little under the limit, as encoders overshoot. */
  z.object({ kind: z.literal('trim'), maxMs: z.int().positive() }),
  z.object({ kind: z.literal('dropSound') }),
  z.object({ kind: z.literal('level'), targetLufs: z.number() }),
  z.object({ kind: z.literal('convertAudio') }),
  /** The same picture and sound in an MP4, without encoding them again. */
  z.object({ kind: z.literal('remux') }),
  /** Cannot be done here: what to export from the tool that made the file. */
  z.object({ kind: z.literal('exportInstead'), text: z.string() }),
])
export type Fix = z.infer<typeof fixSchema>

const codes = Object.keys(FINDING_CODES) as [FindingCode, ...FindingCode[]]

/** One thing the check found: what was measured against what is allowed, and what helps. */
export const findingSchema = z.object({
  code: z.enum(codes),
  severity: z.enum(['refuse', 'advice']),
  /** As people read it: "4000x3000 (4:3)", "40.0 s", "12.4 MB". */
  measured: z.string(),
  /** As people read it: "1920x1080 or 1080x1920", "up to 10 s". */
  allowed: z.string(),
  message: z.string(),
  /** The best one first; empty where nothing needs doing or can be done. */
  fixes: z.array(fixSchema),
  /** What it concerns, one by one: names of screens, missing files, addresses. */
  items: z.array(z.string().max(MAX_LISTED_LENGTH)).max(MAX_LISTED).optional(),
})
export type Finding = z.infer<typeof findingSchema>

export const findingsSchema = z.array(findingSchema)
