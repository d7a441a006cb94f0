import { z } from 'zod'
import { ProductError } from '#domain/foundation/errors/productError.ts'

const idempotencyKeySchema = z
  .string({ error: 'The Idempotency-Key header is required' })
  .regex(/^[\w-]{8,80}$/, 'The Idempotency-Key header is required')

/** Idempotency key of a request. Raises invalid_format. */
export function readIdempotencyKey(header: string | undefined): string {
  const key = idempotencyKeySchema.safeParse(header)
  if (key.success) return key.data
  throw new ProductError('invalid_format', { message: key.error.issues[0]?.message ?? '' })
}
