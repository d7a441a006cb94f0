import { BASE_CURRENCY, type Currency } from '#domain/foundation/money/amount.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'minValue' | 'maxValue' | 'maxDecimals' | 'minDecimals'
> {
  /** In minor units (cents); null for an empty field. */
  valueMinor: number | null
  onChange: (valueMinor: number | null) => void
  currency?: Currency
  minMinor?: number
  maxMinor?: number
}

/** An amount of money, shown with its currency sign, given in minor units. */
export function MoneyField({
  valueMinor,
  onChange,
  currency = BASE_CURRENCY,
  minMinor = 0,
  maxMinor,
  ...props
}: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      value={valueMinor === null ? null : valueMinor / 100}
      onChange={(next) => onChange(next === null ? null : Math.round(next * 100))}
      minValue={minMinor / 100}
      {...(maxMinor === undefined ? {} : { maxValue: maxMinor / 100 })}
      maxDecimals={2}
      currency={currency}
    />
  )
}
