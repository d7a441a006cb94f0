import type { LocalView } from '../local/localView.ts'
import type { SectionFrame } from '../pages/sectionFrame.ts'

/** A drawing of reach by budget. */
export interface ReachDrawing {
  caption: string
  points: readonly { budgetMinor: number; reach: number }[]
}

/**
 * A page of a product or a format, or the list of a section's products; missing parts are null or
 * empty.
 */
export interface DetailView
  extends
    SectionFrame,
    Pick<
      LocalView,
      | 'path'
      | 'isListed'
      | 'crumbs'
      | 'title'
      | 'description'
      | 'lede'
      | 'figures'
      | 'tables'
      | 'plans'
      | 'next'
      | 'area'
      | 'leastPriceMinor'
    > {
  curve: ReachDrawing | null
  /** The format that a file can be checked against. */
  checkedFormatId: string | null
  /** The link to a plan with the page's subject. */
  plan: { to: string; label: string } | null
}
