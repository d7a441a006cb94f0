import type { ReactNode } from 'react'
import { Label } from 'react-aria-components/Label'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { classNames } from './classNames.ts'
import { LABEL } from './controlStyles.ts'
import { FIELD } from './FieldParts.tsx'

export interface SegmentedControlProps<Value extends string> {
  label: string
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; isDisabled?: boolean }[]
  isDisabled?: boolean
  /** Fills the width, all segments equal. */
  isWide?: boolean
  className?: string
}

/** One of two to four short words, beside each other. */
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
  return (
    <RadioGroup
      value={value}
      onChange={(next) => onChange(next as Value)}
      isDisabled={isDisabled}
      orientation="horizontal"
      className={classNames(FIELD, isWide ? '' : 'items-start', className)}
    >
      <Label className={isLabelHidden ? 'sr-only' : LABEL}>{label}</Label>
      <div
        className={classNames(
          'flex max-w-full gap-1 rounded-control border border-line bg-sand p-1 max-sm:w-full',
          isWide && 'w-full',
        )}
      >
        {options.map((option) => (
          <Radio
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled ?? false}
            className={classNames(
              'flex min-h-10 min-w-0 items-center justify-center rounded-[7px] border border-transparent px-3.5 text-center text-sm font-semibold text-ink-2 transition-colors max-sm:flex-auto max-sm:px-1.5',
              'hovered:text-ink selected:border-line-2 selected:bg-card selected:text-ink disabled:text-ink-3',
              isWide && 'flex-1',
            )}
          >
            {option.label}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  )
}
