import { useId } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'

export interface NativeDateFieldProps {
  label: string
  /** ISO days; "" is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first and the last day. */
  min?: string
  max?: string
}

/** A day, by the browser's own control, which costs a page nothing to load. */
export function NativeDateField({
  label,
  value,
  onChange,
  onBlur,
  min,
  max,
}: NativeDateFieldProps) {
  const id = useId()
  return (
    <div className={FIELD}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        className={classNames(CONTROL_BOX, 'px-3.5')}
      />
    </div>
  )
}
