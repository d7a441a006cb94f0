import { zValidator } from '@hono/zod-validator'
import type { ValidationTargets } from 'hono'
import type { z } from 'zod'
import type { ErrorCode } from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError, type FieldError } from '#domain/foundation/errors/productError.ts'
import { composedTexts } from '#domain/foundation/forms/composedTexts.ts'
import { genericMessage } from '#domain/foundation/forms/genericMessages.ts'

const schemas = new WeakMap<object, z.ZodType>()

/** Schema with which a route's handler parses, if it is one of `validated`. */
export const schemaOf = (handler: object): z.ZodType | undefined => schemas.get(handler)

/**
 * Normalizes the texts of a part of the request (NFC) and parses it with a domain schema, once: a schema's own
 * messages win over the generic ones. Raises invalid_input, or the code from `codeOf`, naming each field.
 */
export function validated<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
  codeOf: (fields: readonly FieldError[]) => ErrorCode = () => 'invalid_input',
) {
  const handler = zValidator(
    target,
    schema,
    (result) => {
      if (result.success) return
      const fields = result.error.issues.map((issue) => ({
        path: issue.path.map(String).join('.'),
        message: issue.message,
      }))
      throw new ProductError(codeOf(fields), { fields })
    },
    {
      validationFunction: (one, value) =>
        one.safeParse(composedTexts(value), { error: genericMessage }) as never,
    },
  )
  schemas.set(handler, schema)
  return handler
}
