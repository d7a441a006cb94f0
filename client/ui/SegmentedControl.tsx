import { useId, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { FIELD, LABEL } from './controlStyles.ts'

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** Hides the label except for screen readers. */
  isLabelHidden?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  isDisabled?: boolean
  /** Fills the width with equal segments. */
  isWide?: boolean
  className?: string
}

/** A group of two to five short options side by side, built on native radio buttons. Five wrap on a phone. */
export function SegmentedControl<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  onChange,
  options,
  isDisabled = false,
  isWide = false,
  className,
}: SegmentedControlProps<Value>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-disabled={isDisabled || undefined}
      className={classNames(FIELD, isWide ? '' : 'items-start', className)}
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'sr-only' : LABEL}>
        {label}
      </span>
      <div
        className={classNames(
          'flex max-w-full gap-1 rounded-control border border-line bg-sand p-1 max-sm:w-full',
          isWide && 'w-full',
          options.length > 4 && 'max-sm:flex-wrap',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-10 min-w-0 items-center justify-center rounded-[7px] border border-transparent px-3.5 text-center text-sm font-semibold text-ink-2 transition-colors max-sm:flex-auto max-sm:px-1.5',
              'hover:text-ink has-checked:border-line-2 has-checked:bg-card has-checked:text-ink has-disabled:text-ink-3',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-cobalt',
              isWide && 'flex-1',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={isDisabled || (option.isDisabled ?? false)}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </div>
  )
}
