import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** Values by field: a number, or the id of an option. */
export type CalculatorValues = Readonly<Record<string, number | string>>

export type CalculatorField = {
  id: string
  label: string
  /** Shown only while another field has a value. */
  shownWhen?: readonly [field: string, value: string]
} & (
  | { kind: 'dollars' | 'count' | 'percent'; min: number; max: number; step: number }
  | { kind: 'choice'; options: readonly { id: string; label: string }[] }
  | { kind: 'date' }
)

/** The result of a calculator for some values. */
export interface CalculatorResult {
  headline: { label: string; value: string; note?: string }
  rows: readonly { label: string; value: string }[]
  table: {
    caption: string
    head: readonly string[]
    rows: readonly (readonly string[])[]
  }
  note: string
  /** The initial budget of a plan from this result, USD cents. */
  planBudgetMinor: number | null
}

export const CALCULATOR_KINDS = [
  'cpm',
  'reach',
  'audience',
  'hours',
  'drift',
  'due',
  'funnel',
  'specs',
  'first',
  'frequency',
  'compare',
] as const
export type CalculatorKind = (typeof CALCULATOR_KINDS)[number]

/** A calculator's initial state on a page. */
export interface CalculatorPreset {
  kind: CalculatorKind
  /** Overrides its default values. */
  values?: CalculatorValues
}

/** A calculator: its fields, its default values, and the computation. */
export interface Calculator {
  fields: (mediaType: MediaType) => readonly CalculatorField[]
  start: (mediaType: MediaType) => CalculatorValues
  compute: (values: CalculatorValues, mediaType: MediaType) => CalculatorResult
}
