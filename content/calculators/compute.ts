import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { audience } from './audience.ts'
import type {
  Calculator,
  CalculatorField,
  CalculatorKind,
  CalculatorPreset,
  CalculatorResult,
  CalculatorValues,
} from './calculator.types.ts'
import { compare } from './compare.ts'
import { cpm } from './cpm.ts'
import { drift } from './drift.ts'
import { due } from './due.ts'
import { first } from './first.ts'
import { frequency } from './frequency.ts'
import { funnel } from './funnel.ts'
import { hours } from './hours.ts'
import { reach } from './reach.ts'
import { specs } from './specs.ts'

const CALCULATORS: Record<CalculatorKind, Calculator> = {
  audience,
  compare,
  cpm,
  drift,
  due,
  first,
  frequency,
  funnel,
  hours,
  reach,
  specs,
}

/** Computes a calculator's result. */
export const compute = (
  kind: CalculatorKind,
  mediaType: MediaType,
  values: CalculatorValues,
): CalculatorResult => CALCULATORS[kind].compute(values, mediaType)

/** A calculator with its fields, initial values and their result, as rendered before any input. */
export interface CalculatorView {
  kind: CalculatorKind
  mediaType: MediaType
  fields: readonly CalculatorField[]
  values: CalculatorValues
  result: CalculatorResult
}

/** The initial view of a page's calculator. */
export function calculatorView(preset: CalculatorPreset, mediaType: MediaType): CalculatorView {
  const { fields, start } = CALCULATORS[preset.kind]
  const values = { ...start(mediaType), ...preset.values }
  return {
    kind: preset.kind,
    mediaType,
    fields: fields(mediaType),
    values,
    result: compute(preset.kind, mediaType, values),
  }
}
