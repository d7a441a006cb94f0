import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { asProductError, type ProductError } from '#domain/foundation/errors/productError.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { track } from '#client/analytics/track.ts'
import { Button } from '#client/ui/Button.tsx'
import type { ButtonVariant } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { ROOM_FOR_ERRORS } from '#client/ui/controlStyles.ts'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'

export interface SentFormProps<Input extends FieldValues, Output> {
  /** Schema of the values; its messages appear next to the fields. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /**
   * Submits the values. A raised ProductError appears below the button, or next to the fields that
   * it names.
   */
  onSend: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>
  submitLabel: string
  submitVariant?: ButtonVariant
  /** The fields, each by its name in the schema. */
  children: ReactNode
  /** Content next to the button. */
  secondary?: ReactNode
  /** Names the form for screen readers, where several are on a page. */
  label: string
  isWide?: boolean
  /** Whether the only field and the button are side by side. */
  isInline?: boolean
  /** Disables the button for values that cannot be submitted, which a field explains. */
  isBlocked?: (values: Input) => boolean
  /**
   * When fields are validated after a first attempt: while they change or, for codes that are retyped, on the next
   * submit.
   */
  checksAgain?: 'onChange' | 'onSubmit'
}

function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** A form validated by a domain schema and submitted with one button; it focuses the first invalid field. */
export function SentForm<Input extends FieldValues, Output>({
  schema,
  defaultValues,
  onSend,
  submitLabel,
  submitVariant = 'primary',
  children,
  secondary,
  label,
  isWide = false,
  isInline = false,
  isBlocked,
  checksAgain = 'onChange',
}: SentFormProps<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: genericMessage }),
    defaultValues,
    reValidateMode: checksAgain,
    // The form library orders fields by first appearance, not by their order on the screen.
    shouldFocusError: false,
  })
  const [failure, setFailure] = useState<ProductError | null>(null)

  const send = async (values: Output) => {
    setFailure(null)
    track('form_submit', { form: label })
    try {
      await onSend(values, form)
    } catch (error) {
      const problem = asProductError(error)
      const named = (problem.fields ?? []).filter(({ path }) => path in form.getValues())
      for (const [index, { path, message }] of named.entries()) {
        form.setError(path as FieldPath<Input>, { message }, { shouldFocus: index === 0 })
      }
      if (named.length === 0) setFailure(problem)
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={label}
        className={
          isInline ? 'flex flex-wrap items-end gap-3' : classNames('flex flex-col', ROOM_FOR_ERRORS)
        }
        onSubmit={(event) => {
          event.preventDefault()
          // React treats a form in a dialog as inside the form that opened it.
          event.stopPropagation()
          const { currentTarget } = event
          void form.handleSubmit(send, () => setTimeout(() => focusFirstWrong(currentTarget)))()
        }}
      >
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton
            variant={submitVariant}
            isBlocked={isBlocked}
            className={isWide ? 'w-full' : 'max-sm:w-full'}
          >
            {submitLabel}
          </SubmitButton>
          {secondary}
        </div>
        {failure ? (
          <ProblemBelow title={failure.message} className={isInline ? 'w-full' : '-mt-3'} />
        ) : null}
      </form>
    </FormProvider>
  )
}

/** Shows progress while the form is submitted, and is disabled while its values are blocked. */
function SubmitButton<Input extends FieldValues>({
  isBlocked,
  ...props
}: Pick<SentFormProps<Input, unknown>, 'isBlocked'> & {
  variant: ButtonVariant
  className: string
  children: string
}) {
  const { control, getValues } = useFormContext<Input>()
  const { isSubmitting } = useFormState({ control })
  useWatch({ control, disabled: isBlocked === undefined })
  return (
    <Button
      type="submit"
      isPending={isSubmitting}
      isDisabled={isBlocked?.(getValues()) ?? false}
      {...props}
    />
  )
}
