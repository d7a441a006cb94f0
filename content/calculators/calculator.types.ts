import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'

/** What a field holds: a number, or the id of an option. */
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

/** What a calculator says of the values it was given. */
export interface CalculatorResult {
  headline: { label: string; value: string; note?: string }
  rows: readonly { label: string; value: string }[]
  table: {
    caption: string
    head: readonly string[]
    rows: readonly (readonly string[])[]
  }
  note: string
  /** The budget that a plan made of this begins with, USD cents. */
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

/** A calculator as a page shows it at first. */
export interface CalculatorPreset {
  kind: CalculatorKind
  /** Replaces the values that it has by itself. */
  values?: CalculatorValues
}

/** A calculator: its fields, the values it begins with, and what follows from values. */
export interface Calculator {
  fields: (mediaType: MediaType) => readonly CalculatorField[]
  start: (mediaType: MediaType) => CalculatorValues
  compute: (values: CalculatorValues, mediaType: MediaType) => CalculatorResult
}
