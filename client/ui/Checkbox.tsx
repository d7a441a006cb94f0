import { Check, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { classNames } from './classNames.ts'
import { FieldNotes } from './FieldParts.tsx'

export interface CheckboxProps {
  children: ReactNode
  isSelected?: boolean
  isIndeterminate?: boolean
  onChange?: (isSelected: boolean) => void
  onBlur?: () => void
  /** Its value inside a CheckboxGroup. */
  value?: string
  name?: string
  /** Shown at the end of the line: a price, a count. */
  note?: ReactNode
  description?: ReactNode
  errorMessage?: string | null | undefined
  isRequired?: boolean
  isDisabled?: boolean
  'aria-label'?: string
  className?: string
  inputRef?: Ref<HTMLInputElement | null>
}

/** A yes or no; inside a CheckboxGroup one of several options. */
export function Checkbox({
  children,
  note,
  description,
  errorMessage,
  className,
  ...props
}: CheckboxProps) {
  return (
    <CheckboxField
      {...props}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={classNames('flex flex-col', className)}
    >
      <CheckboxButton className="group flex min-h-10 items-center gap-3 rounded-[7px] py-1.5 max-sm:min-h-11 disabled:text-ink-3">
        {({ isSelected, isIndeterminate }) => (
          <>
            <span
              className={classNames(
                'flex size-5 shrink-0 items-center justify-center rounded-[5px] border text-white transition-colors',
                isSelected || isIndeterminate
                  ? 'border-cobalt bg-cobalt group-disabled:border-ink-3 group-disabled:bg-ink-3'
                  : 'border-ink-3 bg-card group-invalid:border-red group-hovered:border-ink group-disabled:border-line-2 group-disabled:bg-sand',
              )}
            >
              {isIndeterminate ? (
                <Minus aria-hidden="true" className="size-3.5" strokeWidth={3} />
              ) : null}
              {isSelected && !isIndeterminate ? (
                <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
              ) : null}
            </span>
            <span className="min-w-0 flex-1">{children}</span>
            {note ? <span className="shrink-0 text-sm text-ink-2">{note}</span> : null}
          </>
        )}
      </CheckboxButton>
      {description || errorMessage ? (
        <div className="flex flex-col gap-1 pl-8">
          <FieldNotes description={description} errorMessage={errorMessage} />
        </div>
      ) : null}
    </CheckboxField>
  )
}
