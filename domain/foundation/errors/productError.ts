import type { ErrorCode } from './errorCatalogue.ts'
import { PLAIN_ERRORS } from './plainErrors.ts'

/** One field's problem: `path` as in the request body, joined by dots. */
export interface FieldError {
  path: string
  message: string
}

/** The one shape of every failed response: `{ error: { code, message, requestId, fields?, details? } }`. */
export interface ErrorBody {
  error: {
    code: ErrorCode
    message: string
    requestId: string
    fields?: FieldError[]
    details?: unknown
  }
}

/** The details of a failure besides its code; without a message it has the table's text. */
export interface ErrorOptions {
  message?: string
  fields?: FieldError[]
  details?: unknown
}

const plainMessage = (code: ErrorCode): string | undefined =>
  code in PLAIN_ERRORS ? PLAIN_ERRORS[code as keyof typeof PLAIN_ERRORS].message : undefined

/**
 * An expected failure: thrown by operations, mapped to HTTP in one place. It contains only its
 * code; the full text is looked up where it is shown (`errorMessage` of errorCatalogue), so that
 * light pages need not load the table of texts. Until then its message is the given one, that of a
 * plain error, or the code.
 */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly ownMessage: string | undefined
  readonly fields: FieldError[] | undefined
  readonly details: unknown

  constructor(code: ErrorCode, { message, fields, details }: ErrorOptions = {}) {
    super(message ?? plainMessage(code) ?? code)
    this.name = 'ProductError'
    this.code = code
    this.ownMessage = message
    this.fields = fields
    this.details = details
  }
}

/** A thrown value as a ProductError: itself if it is one, else an unknown error with `message`. */
export const asProductError = (thrown: unknown, message?: string): ProductError =>
  thrown instanceof ProductError
    ? thrown
    : new ProductError('unknown', message === undefined ? {} : { message })
