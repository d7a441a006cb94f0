import { ProductError } from '#domain/foundation/errors/productError.ts'

/** A failure as it is told. */
export const problemWords = (error: unknown): string =>
  (error instanceof ProductError ? error : new ProductError('unknown')).message
