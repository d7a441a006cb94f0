import { z } from 'zod'
import { MAX_INFLATED_BYTES } from './fileLimits.ts'
import type { Finding } from './finding.ts'

const DAY_MS = 24 * 60 * 60_000
const bytes = z.int().nonnegative().max(MAX_INFLATED_BYTES)

const MEASURED = ['animationEndMs', 'initialBytes', 'laterBytes', 'click'] as const

/**
 * A browser's measurements of a displayed HTML5 banner; unknown ones are left out. Anyone with the link can send
 * anything here, so they are advice only.
 */
export const previewMeasureSchema = z.object({
  /** When the animation ends; null: never. */
  animationEndMs: z.int().nonnegative().max(DAY_MS).nullable().optional(),
  /** Compressed bytes requested until the page had loaded. */
  initialBytes: bytes.optional(),
  /** Compressed bytes requested in the half minute after that. */
  laterBytes: bytes.optional(),
  /** The target of a click anywhere: clickTag, another address, or none. */
  click: z.enum(['click_tag', 'elsewhere', 'none']).optional(),
})
export type PreviewMeasure = z.infer<typeof previewMeasureSchema>

/** A browser's measurements of a version, whether the buyer or the desk took them, and the findings. */
export interface KeptMeasure {
  by: 'buyer' | 'desk'
  measure: PreviewMeasure
  findings: Finding[]
}

/** The findings of the check, and those that only the measurements show. */
export function withPreviewAdvice({
  findings,
  preview,
}: {
  findings: readonly Finding[]
  preview: KeptMeasure | null
}): Finding[] {
  const seen = preview?.findings ?? []
  return [...findings, ...seen.filter(({ code }) => findings.every((one) => one.code !== code))]
}

/** Whether a measurement differs from the known ones. */
export const tellsMore = (known: PreviewMeasure, seen: PreviewMeasure): boolean =>
  MEASURED.some((key) => seen[key] !== undefined && seen[key] !== known[key])

/**
 * Merges another measurement: values that it lacks stay. Once the desk has measured, the buyer's browser changes
 * nothing. Null if nothing changes.
 */
export function mergedMeasure(
  kept: Pick<KeptMeasure, 'by' | 'measure'> | null,
  { by, measure }: Pick<KeptMeasure, 'by' | 'measure'>,
): PreviewMeasure | null {
  if (kept?.by === 'desk' && by === 'buyer') return null
  const known = kept?.measure ?? {}
  if (kept?.by === by && !tellsMore(known, measure)) return null
  return Object.fromEntries(
    MEASURED.map((key) => [key, measure[key] === undefined ? known[key] : measure[key]]).filter(
      ([, value]) => value !== undefined,
    ),
  )
}
