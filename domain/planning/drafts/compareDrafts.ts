import type { DraftOutline } from './draft.ts'

export interface ComparedRow {
  label: string
  /** One value a draft; empty where the draft has none. */
  values: string[]
  differs: boolean
}

/** The rows of two or more drafts side by side, in the order of the plan, with which of them differ. */
export function compareDrafts(outlines: readonly DraftOutline[]): ComparedRow[] {
  const labels = [...new Set(outlines.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  return labels.map((label) => {
    const values = outlines.map(({ rows }) => rows.find((row) => row.label === label)?.value ?? '')
    return { label, values, differs: new Set(values).size > 1 }
  })
}
