import { ProductError } from '#domain/foundation/errors/productError.ts'

/** The server's reasons for refusing a part of the cart, field by field; null if it could not be reached. */
export function formatRefusal(error: unknown): string | null {
  if (!(error instanceof ProductError) || error.code === 'unavailable') return null
  const told = (error.fields ?? []).map(({ message }) => message)
  return told.length > 0 ? [...new Set(told)].join(' ') : error.message
}
