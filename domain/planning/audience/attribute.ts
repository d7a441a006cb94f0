/** A trait of a person. */
export interface AudienceOption {
  id: string
  label: string
  /** The share (0 to 1) of adults with it. */
  share: number
  /** The source of the share. */
  basis: string
  /** The surcharge for targeting it, USD cents per 1,000. */
  cpmMinor: number
}

/** A question about people, with the answers to choose from. */
export interface AudienceAttribute {
  id: string
  label: string
  /**
   * `exclusive`: a person has at most one of the options, so shares add up. `overlapping`: any
   * number.
   */
  semantics: 'exclusive' | 'overlapping'
  options: readonly AudienceOption[]
}

/**
 * Basis of shares that we set ourselves because no public figure fits the wording; pages disclose
 * it.
 */
export const INDUSTRY_ESTIMATE = 'industry estimate'

/** Id, label, share in percent, and its own basis if it differs from the attribute's. */
type OptionRow = readonly [id: string, label: string, sharePercent: number, basis?: string]

/** Builds an attribute from compact rows; all options cost the same to target. */
export function audienceAttribute(
  id: string,
  label: string,
  facts: { semantics: AudienceAttribute['semantics']; basis: string; cpmMinor: number },
  rows: readonly OptionRow[],
): AudienceAttribute {
  return {
    id,
    label,
    semantics: facts.semantics,
    options: rows.map(([optionId, optionLabel, sharePercent, basis]) => ({
      id: optionId,
      label: optionLabel,
      share: sharePercent / 100,
      basis: basis ?? facts.basis,
      cpmMinor: facts.cpmMinor,
    })),
  }
}
