import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, LABEL } from './controlStyles.ts'

export interface NativeSelectProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (value: Id) => void
  /** An icon before the chosen label. */
  icon?: ReactNode
  /**
   * plain shows only the text with an arrow, its label for screen readers: for a small choice next
   * to a field.
   */
  look?: 'box' | 'plain'
  /** A line below the box. */
  description?: string | undefined
  autoComplete?: string
  className?: string
}

/**
 * One option of a list in the browser's own control: adds no page weight, and uses the phone's own
 * list.
 */
export function NativeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  icon,
  look = 'box',
  description,
  autoComplete,
  className,
}: NativeSelectProps<Id>) {
  const id = useId()
  const isBox = look === 'box'
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isBox ? classNames(LABEL, 'h-5 leading-5') : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        {icon ? (
          <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">
            {icon}
          </span>
        ) : null}
        <select
          id={id}
          value={value}
          autoComplete={autoComplete}
          aria-describedby={description ? `${id}-description` : undefined}
          onChange={(event) => onChange(event.currentTarget.value as Id)}
          className={classNames(
            'appearance-none text-ellipsis',
            isBox
              ? classNames(CONTROL_BOX, 'pr-10', icon ? 'pl-9' : 'pl-3.5')
              : 'field-sizing-content min-h-10 max-sm:-my-0.5 max-sm:min-h-11 rounded-[7px] bg-transparent pr-5 text-sm text-ink-2 hover:text-ink max-sm:text-base',
          )}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 text-ink-2',
            isBox ? 'right-3.5' : 'right-0',
          )}
        />
      </div>
      {description ? (
        <p id={`${id}-description`} className="text-sm text-ink-2">
          {description}
        </p>
      ) : null}
    </div>
  )
}
