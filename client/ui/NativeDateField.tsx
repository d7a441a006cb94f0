import { BoxedInput } from './BoxedInput.tsx'

export interface NativeDateFieldProps {
  label: string
  /** ISO days; "" for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** The first and the last day. */
  min?: string
  max?: string
}

/** A day in the browser's own control, which adds no page weight. */
export function NativeDateField({ onChange, ...props }: NativeDateFieldProps) {
  return (
    <BoxedInput {...props} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
  )
}
