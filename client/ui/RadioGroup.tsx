import type { ReactNode } from 'react'
import {
  Radio as AriaRadio,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup'
import { classNames } from './classNames.ts'
import { FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface RadioGroupProps<Value extends string>
  extends
    FieldText,
    Omit<
      AriaRadioGroupProps,
      'className' | 'style' | 'children' | 'isRequired' | 'value' | 'onChange' | 'defaultValue'
    > {
  value: Value | null
  onChange: (value: Value) => void
  /** Radio or RadioCard elements. */
  children: ReactNode
  className?: string
  /** Places the options: a column unless said otherwise. */
  listClassName?: string
}

/** One of a few, all in sight. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  isRequired,
  onChange,
  children,
  className,
  listClassName = 'flex flex-col',
  ...props
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...props}
      onChange={(value) => onChange(value as Value)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div className={listClassName}>{children}</div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}

interface RadioProps {
  value: string
  children: ReactNode
  isDisabled?: boolean
  className?: string
}

export function Radio({ value, children, isDisabled = false, className }: RadioProps) {
  return (
    <AriaRadio
      value={value}
      isDisabled={isDisabled}
      className={classNames(
        'group flex min-h-10 items-center gap-3 rounded-[7px] py-1.5 max-sm:min-h-11 disabled:text-ink-3',
        className,
      )}
    >
      <RadioDot />
      <span className="min-w-0 flex-1">{children}</span>
    </AriaRadio>
  )
}

export interface RadioCardProps {
  value: string
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** Shown at the end: a price. */
  note?: ReactNode
  isDisabled?: boolean
  className?: string
}

/** A radio with room for an explanation. */
export function RadioCard({
  value,
  title,
  description,
  icon,
  note,
  isDisabled = false,
  className,
}: RadioCardProps) {
  return (
    <AriaRadio
      value={value}
      isDisabled={isDisabled}
      className={classNames(
        'group flex items-start gap-3 rounded-control border border-line-2 bg-card p-4 transition-colors',
        'hovered:border-ink-3 selected:border-cobalt selected:bg-cobalt-soft disabled:bg-sand disabled:text-ink-3',
        className,
      )}
    >
      <RadioDot />
      {icon}
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="font-semibold">{title}</span>
        {description ? <span className="text-sm text-ink-2">{description}</span> : null}
      </span>
      {note ? <span className="shrink-0 text-sm font-semibold">{note}</span> : null}
    </AriaRadio>
  )
}

function RadioDot() {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'mt-0.5 size-5 shrink-0 rounded-full border border-ink-3 bg-card transition-all',
        'group-hovered:border-ink group-invalid:border-red group-selected:border-[6px] group-selected:border-cobalt group-disabled:border-line-2',
      )}
    />
  )
}
