import { BASE_CURRENCY, type Currency } from '#domain/money/amount.ts'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

export interface MoneyFieldProps extends Omit<
  NumberFieldProps,
  'value' | 'onChange' | 'minValue' | 'maxValue' | 'step' | 'formatOptions'
> {
  /** In minor units (cents); null is an empty field. */
  valueMinor: number | null
  onChange: (valueMinor: number | null) => void
  currency?: Currency
  minMinor?: number
  maxMinor?: number
  stepMinor?: number
}

const toMajor = (minor: number | undefined) => (minor === undefined ? undefined : minor / 100)

/** An amount of money, shown with its currency sign, given in minor units. */
export function MoneyField({
  valueMinor,
  onChange,
  currency = BASE_CURRENCY,
  minMinor = 0,
  maxMinor,
  stepMinor,
  ...props
}: MoneyFieldProps) {
  const max = toMajor(maxMinor)
  const step = toMajor(stepMinor)
  return (
    <NumberField
      {...props}
      value={valueMinor === null ? null : valueMinor / 100}
      onChange={(next) => onChange(next === null ? null : Math.round(next * 100))}
      minValue={minMinor / 100}
      {...(max === undefined ? {} : { maxValue: max })}
      {...(step === undefined ? {} : { step })}
      formatOptions={{
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        trailingZeroDisplay: 'stripIfInteger',
      }}
    />
  )
}
