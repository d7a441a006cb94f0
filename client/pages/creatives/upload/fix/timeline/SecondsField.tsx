import { NumberField } from '#client/ui/NumberField.tsx'

interface SecondsFieldProps {
  label: string
  valueMs: number
  onChange: (ms: number) => void
  /** Maximum time; no limit if missing. */
  maxMs?: number
}

const seconds = (ms: number) => Math.round(ms / 100) / 10

/** A field for a time in seconds, with steps of a tenth. */
export function SecondsField({ label, valueMs, onChange, maxMs = Infinity }: SecondsFieldProps) {
  const change = (next: number | null) => {
    if (next !== null) onChange(Math.min(maxMs, Math.max(0, Math.round(next * 1000))))
  }
  return (
    <NumberField
      label={label}
      value={seconds(valueMs)}
      onChange={change}
      minValue={0}
      step={0.1}
      minDecimals={1}
      maxDecimals={1}
      suffix="s"
      hasSteppers
      className="w-44 min-w-0 max-sm:flex-1 max-sm:basis-36"
    />
  )
}
