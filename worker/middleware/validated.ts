import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '#domain/errors/errorCatalogue.ts'
import { ProductError, type FieldError } from '#domain/errors/productError.ts'
import { genericMessage } from '#domain/forms/genericMessages.ts'

/** Parses a part of the request with a schema of domain; raises invalid_input, or what `codeOf` says, naming each field. */
export function validated<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  codeOf: (fields: readonly FieldError[]) => ErrorCode = () => 'invalid_input',
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return
    // Once more with the generic messages, which give way to a schema's own: only refused requests pay for it.
    const told = schema.safeParse(result.data, { error: genericMessage })
    const fields = (told.error ?? result.error).issues.map((issue) => ({
      path: issue.path.map(String).join('.'),
      message: issue.message,
    }))
    throw new ProductError(codeOf(fields), { fields })
  })
}
