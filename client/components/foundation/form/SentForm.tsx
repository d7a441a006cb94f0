import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type ReactNode } from 'react'
import {
  FormProvider,
  useForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'
import { track } from '#client/analytics/track.ts'
import { Button } from '#client/ui/Button.tsx'
import type { ButtonVariant } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { ROOM_FOR_ERRORS } from '#client/ui/controlStyles.ts'
import { ProblemBelow } from '#client/ui/ProblemBelow.tsx'

export interface SentFormProps<Input extends FieldValues, Output> {
  /** What is sent; its messages stand beside the fields. */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Sends it. A ProductError it raises is shown below the button, or beside the fields that it names. */
  onSend: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<void>
  submitLabel: string
  submitVariant?: ButtonVariant
  /** The fields, each by its name in the schema. */
  children: ReactNode
  /** Beside the button. */
  secondary?: ReactNode
  /** Names the form for screen readers, where several are on a page. */
  label: string
  isWide?: boolean
  /** When fields are checked after a first try: while they change, or, for codes that are typed anew, with the next try. */
  checksAgain?: 'onChange' | 'onSubmit'
}

const asProductError = (error: unknown) =>
  error instanceof ProductError ? error : new ProductError('unknown')

function focusFirstWrong(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** A form that is checked by a schema of domain and sent with one button; it moves to the first field that is wrong. */
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
  checksAgain = 'onChange',
}: SentFormProps<Input, Output>) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: genericMessage }),
    defaultValues,
    reValidateMode: checksAgain,
    // The form's own order of fields is that of their first appearance, not that of the screen.
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
        className={classNames('flex flex-col', ROOM_FOR_ERRORS)}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a dialog is, for React, inside the form that opened it.
          event.stopPropagation()
          const { currentTarget } = event
          void form.handleSubmit(send, () => setTimeout(() => focusFirstWrong(currentTarget)))()
        }}
      >
        {children}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            variant={submitVariant}
            isPending={form.formState.isSubmitting}
            className={isWide ? 'w-full' : 'max-sm:w-full'}
          >
            {submitLabel}
          </Button>
          {secondary}
        </div>
        {failure ? <ProblemBelow title={failure.message} className="-mt-3" /> : null}
      </form>
    </FormProvider>
  )
}
