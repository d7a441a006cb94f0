import { z } from 'zod'
import { MAX_INFLATED_BYTES } from './fileLimits.ts'
import type { Finding } from './finding.ts'

const DAY_MS = 24 * 60 * 60_000
const bytes = z.int().nonnegative().max(MAX_INFLATED_BYTES)

const MEASURED = ['animationEndMs', 'initialBytes', 'laterBytes', 'click'] as const

/**
 * What a browser saw of an HTML5 banner while it was shown; what is left out is not known. Whoever has the link can
 * state anything here, so that it only ever advises.
 */
export const previewMeasureSchema = z.object({
  /** When the animation ends; null: never. */
  animationEndMs: z.int().nonnegative().max(DAY_MS).nullable().optional(),
  /** Packed bytes of what was asked for until the page had loaded. */
  initialBytes: bytes.optional(),
  /** Packed bytes of what was asked for in the half minute after that. */
  laterBytes: bytes.optional(),
  /** Where a click led: to clickTag, to an address of its own, or nowhere, wherever it was. */
  click: z.enum(['click_tag', 'elsewhere', 'none']).optional(),
})
export type PreviewMeasure = z.infer<typeof previewMeasureSchema>

/** What a browser saw of a version, who of the two looked, and what it means. */
export interface KeptMeasure {
  by: 'buyer' | 'desk'
  measure: PreviewMeasure
  findings: Finding[]
}

/** What the check found, and beside it what a browser saw that the check did not. */
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

/** Whether a look tells other things than are known. */
export const tellsMore = (known: PreviewMeasure, seen: PreviewMeasure): boolean =>
  MEASURED.some((key) => seen[key] !== undefined && seen[key] !== known[key])

/**
 * What is known after another look: what that did not see stays. Once the desk has looked, what the buyer's browser
 * states changes nothing. Null where there is nothing new.
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
