import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/** Sends a code; a wrong one is told beside its field, which is emptied for the next. Every other problem is raised as it is. */
export async function codeBesideField<Input extends FieldValues, Output, Answer>(
  form: UseFormReturn<Input, unknown, Output>,
  path: FieldPath<Input>,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== 'two_factor_invalid') throw error
    form.setValue(path, '' as PathValue<Input, FieldPath<Input>>)
    throw new ProductError(error.code, { fields: [{ path, message: error.message }] })
  }
}
