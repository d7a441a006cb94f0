import { asProductError } from '#domain/foundation/errors/productError.ts'

/** The message of an error for the reader. */
export const formatProblem = (error: unknown): string => asProductError(error).message
