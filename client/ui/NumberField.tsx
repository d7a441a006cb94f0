import { Minus, Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD, LABEL } from './controlStyles.ts'
import { FieldAlert } from './FieldAlert.tsx'
import { OptionalMark } from './OptionalMark.tsx'
import { StepperButton } from './StepperButton.tsx'
import { useNumberText, type NumberText } from './useNumberText.ts'

export interface NumberFieldProps extends NumberText {
  label: string
  description?: ReactNode
  errorMessage?: string | null | undefined
  isRequired?: boolean
  isDisabled?: boolean
  placeholder?: string
  /** Hides the label except for screen readers. */
  isLabelHidden?: boolean
  /** Shows buttons for one step less and one more. */
  hasSteppers?: boolean
  className?: string
}

/**
 * The only field for numbers, including amounts of money (MoneyField), light enough for a page's
 * first view. On blur it formats the number or shows why it cannot be parsed, and it ignores the
 * mouse wheel.
 */
export function NumberField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  placeholder,
  hasSteppers = false,
  className,
  ...number
}: NumberFieldProps) {
  const id = useId()
  const { input, inputProps, problem, stepBy } = useNumberText(number)
  const { value, minValue, maxValue, suffix, isLive = false } = number
  const alert = problem ?? errorMessage
  const isAt = (bound: number | undefined) => isDisabled || (bound !== undefined && value === bound)
  return (
    <div className={classNames(FIELD, className)}>
      <label id={`${id}-label`} htmlFor={id} className={isLabelHidden ? 'sr-only' : LABEL}>
        {label}
        {isRequired === false ? <OptionalMark /> : null}
      </label>
      <div
        className={classNames(
          CONTROL_BOX,
          'flex overflow-hidden',
          alert && 'border-red',
          isDisabled && 'bg-sand text-ink-3',
        )}
      >
        <input
          {...inputProps}
          ref={input}
          id={id}
          type="text"
          autoComplete="off"
          placeholder={placeholder}
          disabled={isDisabled}
          // A field that reports each key is a spin button for screen readers, like the browser's
          // own number field.
          role={isLive ? 'spinbutton' : undefined}
          aria-valuenow={isLive ? (value ?? undefined) : undefined}
          aria-valuemin={isLive ? minValue : undefined}
          aria-valuemax={isLive ? maxValue : undefined}
          aria-required={isRequired || undefined}
          aria-invalid={alert ? true : undefined}
          aria-describedby={
            classNames(description ? `${id}-description` : null, alert ? `${id}-error` : null) ||
            undefined
          }
          className={classNames(
            'min-w-0 flex-1 rounded-[inherit] bg-transparent tabular-nums outline-offset-0 placeholder:text-ink-3',
            // In a narrow window with buttons the number needs the space.
            hasSteppers ? 'pr-1 pl-3.5 max-sm:pl-2.5' : 'px-3.5',
          )}
        />
        {suffix ? (
          <span
            aria-hidden="true"
            className={classNames(
              'pointer-events-none flex items-center text-sm text-ink-2',
              hasSteppers ? 'pr-2.5' : 'pr-3.5',
            )}
          >
            {suffix}
          </span>
        ) : null}
        {hasSteppers ? (
          <>
            <StepperButton
              label="Decrease"
              labelledBy={`${id}-label`}
              isDisabled={isAt(minValue)}
              onStep={() => stepBy(-1)}
              className="border-l border-line"
            >
              <Minus aria-hidden="true" className="size-4" />
            </StepperButton>
            <StepperButton
              label="Increase"
              labelledBy={`${id}-label`}
              isDisabled={isAt(maxValue)}
              onStep={() => stepBy(1)}
            >
              <Plus aria-hidden="true" className="size-4" />
            </StepperButton>
          </>
        ) : null}
      </div>
      {description ? (
        <p id={`${id}-description`} className="text-sm text-ink-2">
          {description}
        </p>
      ) : null}
      {alert ? (
        <FieldAlert id={`${id}-error`} isQuiet={problem === null}>
          {alert}
        </FieldAlert>
      ) : null}
    </div>
  )
}
