/** One thing that can be said of a person. */
export interface AudienceOption {
  id: string
  label: string
  /** Share (0..1) of the adult population it is true of. */
  share: number
  /** Where the share comes from. */
  basis: string
  /** What targeting it adds to the price, USD cents per 1,000. */
  cpmMinor: number
}

/** Something people differ in, with the answers to choose from. */
export interface AudienceAttribute {
  id: string
  label: string
  /** `exclusive`: a person has at most one of the options, so shares add up. `overlapping`: any number. */
  semantics: 'exclusive' | 'overlapping'
  options: readonly AudienceOption[]
}

/** Shares we set ourselves where no public figure fits the wording; good enough to plan with, and said so. */
export const INDUSTRY_ESTIMATE = 'industry estimate'

/** Id, label, share in percent, and a basis of its own where it differs from the attribute's. */
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
