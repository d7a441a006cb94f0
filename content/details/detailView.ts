import type { LocalView } from '../local/localView.ts'
import type { SectionFrame } from '../pages/sectionFrame.ts'

/** How many people any budget reaches, as a drawing. */
export interface ReachDrawing {
  caption: string
  points: readonly { budgetMinor: number; reach: number }[]
}

/** A page of a product, of a format, or the list of a section's products; parts that it does not have are null or empty. */
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
  /** The format that a file can be checked for. */
  checkedFormatId: string | null
  /** Where a plan with what the page is about goes on, and what the press says. */
  plan: { to: string; label: string } | null
}
