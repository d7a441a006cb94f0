import { type ComponentProps, useId } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'

interface BoxedInputProps extends ComponentProps<'input'> {
  label: string
  isLabelHidden?: boolean
  /** Shown inside the box: a unit. */
  suffix?: string
  /** Classes of the whole field. */
  className?: string
}

/** The browser's own input with a label, which adds no page weight; other fields use it. */
export function BoxedInput({ label, isLabelHidden, suffix, className, ...input }: BoxedInputProps) {
  const id = useId()
  return (
    <div className={classNames(FIELD, 'relative', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : LABEL}>
        {label}
      </label>
      <input {...input} id={id} className={`${CONTROL_BOX} px-3.5 tabular-nums`} />
      {suffix ? (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute right-3.5 bottom-3.5 text-sm text-ink-2"
        >
          {suffix}
        </span>
      ) : null}
    </div>
  )
}
