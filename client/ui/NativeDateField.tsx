import { BoxedInput } from './BoxedInput.tsx'

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
export function NativeDateField({ onChange, ...props }: NativeDateFieldProps) {
  return (
    <BoxedInput {...props} type="date" onChange={(event) => onChange(event.currentTarget.value)} />
  )
}
