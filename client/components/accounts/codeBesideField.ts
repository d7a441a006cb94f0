import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { ProductError } from '#domain/foundation/errors/productError.ts'

/**
 * Sends a code. A wrong code is reported at its field, which is emptied for the next; any other
 * problem is raised unchanged.
 */
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
