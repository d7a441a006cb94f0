import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { classNames } from './classNames.ts'
import { CONTROL_BOX } from './controlStyles.ts'
import { DateSegments } from './DateParts.tsx'
import { FIELD, FieldLabel, FieldNotes, type FieldText } from './FieldParts.tsx'
import { ariaDateLimits, calendarDate, type DateLimits } from './isoDate.ts'

export interface DateFieldProps extends FieldText, DateLimits {
  /** ISO day; null is empty. */
  value: string | null
  onChange: (isoDate: string | null) => void
  onBlur?: () => void
  isDisabled?: boolean
  className?: string
}

/** A day that is known and typed. To choose one use DatePicker. */
export function DateField({
  label,
  description,
  errorMessage,
  isRequired,
  value,
  onChange,
  minDate,
  maxDate,
  isUnavailable,
  className,
  ...props
}: DateFieldProps) {
  return (
    <AriaDateField
      {...props}
      {...ariaDateLimits({ minDate, maxDate, isUnavailable })}
      value={calendarDate(value)}
      onChange={(next) => onChange(next ? next.toString() : null)}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames(FIELD, className)}
    >
      <FieldLabel label={label} isRequired={isRequired} />
      <div
        className={classNames(
          CONTROL_BOX,
          'flex items-center px-3.5',
          errorMessage && 'border-red',
        )}
      >
        <DateSegments />
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaDateField>
  )
}
