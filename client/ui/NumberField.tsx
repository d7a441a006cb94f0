import { Minus, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX, FIELD } from './controlStyles.ts'
import { FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'

export interface NumberFieldProps
  extends
    FieldText,
    Omit<
      AriaNumberFieldProps,
      'className' | 'style' | 'children' | 'isRequired' | 'value' | 'onChange' | 'defaultValue'
    > {
  /** null is an empty field. */
  value: number | null
  onChange: (value: number | null) => void
  placeholder?: string
  /** Keeps the label for screen readers only. */
  isLabelHidden?: boolean
  /** Shown inside the box: a unit. */
  suffix?: ReactNode
  /** Buttons for one step less and one more. */
  hasSteppers?: boolean
  className?: string
  ref?: Ref<HTMLInputElement>
}

const STEPPER =
  'flex w-11 shrink-0 items-center justify-center text-ink-2 hovered:bg-sand disabled:text-line-2'

/**
 * A number. Changes when the field is left, on Enter and on the arrow keys. A value outside minValue and maxValue is
 * kept and reported to `onChange`, so that the form can say what is wrong with it.
 */
export function NumberField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired,
  value,
  onChange,
  placeholder,
  suffix,
  hasSteppers = false,
  className,
  ref,
  ...props
}: NumberFieldProps) {
  return (
    <AriaNumberField
      commitBehavior="validate"
      {...props}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      {isLabelHidden ? (
        <Label className="sr-only">{label}</Label>
      ) : (
        <FieldLabel label={label} isRequired={isRequired} />
      )}
      <Group className={classNames(CONTROL_BOX, 'flex overflow-hidden')}>
        <Input
          {...(ref ? { ref } : {})}
          {...(placeholder === undefined ? {} : { placeholder })}
          className={classNames(
            'min-w-0 flex-1 rounded-[inherit] bg-transparent tabular-nums outline-offset-0 placeholder:text-ink-3',
            // Beside the buttons of a narrow window the number itself needs the room.
            hasSteppers ? 'pr-1 pl-3.5 max-sm:pl-2.5' : 'px-3.5',
          )}
        />
        {suffix ? (
          <span
            className={classNames(
              'flex items-center text-sm text-ink-2',
              hasSteppers ? 'pr-2.5' : 'pr-3.5',
            )}
          >
            {suffix}
          </span>
        ) : null}
        {hasSteppers ? (
          <>
            <AriaButton slot="decrement" className={classNames(STEPPER, 'border-l border-line')}>
              <Minus aria-hidden="true" className="size-4" />
            </AriaButton>
            <AriaButton slot="increment" className={classNames(STEPPER, 'border-l border-line')}>
              <Plus aria-hidden="true" className="size-4" />
            </AriaButton>
          </>
        ) : null}
      </Group>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
