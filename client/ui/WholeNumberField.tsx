import { useId, useState, type KeyboardEvent } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, LABEL } from './controlStyles.ts'
import { FieldAlert } from './FieldAlert.tsx'

export interface WholeNumberFieldProps {
  label: string
  isLabelHidden?: boolean
  value: number
  onChange: (value: number) => void
  /** Shown inside the box: a unit. */
  suffix?: string
  errorMessage?: string | null
  className?: string
}

/**
 * A whole number, light enough for a page's first view; in forms use NumberField. Changes when the field is left, on
 * Enter and on the arrow keys. Limits are the caller's: what is typed is reported, and `value` is shown again.
 */
export function WholeNumberField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  suffix,
  errorMessage = null,
  className,
}: WholeNumberFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = (change = 0) => {
    const entered = typed === null ? value : numberIn(typed)
    setTyped(null)
    if (entered !== null && (typed !== null || change !== 0)) onChange(entered + change)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit()
    else if (event.key === 'ArrowUp') commit(1)
    else if (event.key === 'ArrowDown') commit(-1)
    else return
    event.preventDefault()
  }
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : LABEL}>
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={errorMessage ? `${id}-error` : undefined}
          value={typed ?? value.toLocaleString('en-US')}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => commit()}
          className={classNames(
            CONTROL_BOX,
            'px-3.5 tabular-nums',
            suffix && 'pr-12',
            errorMessage && 'border-red',
          )}
        />
        {suffix ? (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-ink-2"
          >
            {suffix}
          </span>
        ) : null}
      </div>
      {errorMessage ? <FieldAlert id={`${id}-error`}>{errorMessage}</FieldAlert> : null}
    </div>
  )
}

/** "60", "1,000" or "60 mi"; null for no number. */
function numberIn(text: string): number | null {
  const digits = /-?\d[\d,]*(\.\d+)?/.exec(text)?.[0]
  return digits === undefined ? null : Math.round(Number(digits.replaceAll(',', '')))
}
