import { useId } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'

export interface NativeFieldProps {
  label: string
  type: 'number' | 'date'
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The least and the most: numbers, or ISO days. */
  min?: number | string
  max?: number | string
  step?: number
  /** What stands before the number: "$". */
  prefix?: string
  /** What stands after it: "%". */
  suffix?: string
}

/** A number or a day, by the browser's own control, which costs a page nothing to load. */
export function NativeField({
  label,
  type,
  value,
  onChange,
  onBlur,
  min,
  max,
  step,
  prefix,
  suffix,
}: NativeFieldProps) {
  const id = useId()
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <div className="relative">
        {prefix ? <span className="absolute top-3 left-3.5 text-ink-2">{prefix}</span> : null}
        <input
          id={id}
          type={type}
          value={value}
          min={min}
          max={max}
          // The browser would refuse what lies between the steps of its arrows.
          step={type === 'number' && step ? Math.min(step, 1) : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={classNames(
            CONTROL_BOX,
            prefix ? 'pl-7.5' : 'pl-3.5',
            suffix ? 'pr-9' : 'pr-3.5',
          )}
        />
        {suffix ? <span className="absolute top-3 right-3.5 text-ink-2">{suffix}</span> : null}
      </div>
    </div>
  )
}
