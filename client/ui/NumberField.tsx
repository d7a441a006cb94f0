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
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** Buttons for one step less and one more. */
  hasSteppers?: boolean
  className?: string
}

/**
 * The one field for numbers, amounts of money too (MoneyField), light enough for a page's first view. It shows after it
 * is left what was typed, as a number or with the reason why it cannot be read, and never reacts to the mouse wheel.
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
          // What changes with each key is a spin button for screen readers, as the browser's own number field.
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
            // Beside the buttons of a narrow window the number itself needs the room.
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
