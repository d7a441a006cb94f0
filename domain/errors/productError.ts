import type { ErrorCode } from './errorCatalogue.ts'
import { PLAIN_ERRORS } from './plainErrors.ts'

type Texts = { readonly [Code in ErrorCode]?: { status: number; message: string } }

let texts: Texts = PLAIN_ERRORS

/** Has failures speak with the texts of the whole table, wherever that is loaded: on the server, in few pages. */
export function knowTexts(all: Texts): void {
  texts = all
}

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

/** An expected failure: thrown by operations, mapped to HTTP in one place. */
export class ProductError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[] | undefined
  readonly details: unknown

  constructor(
    code: ErrorCode,
    options: { message?: string; fields?: FieldError[]; details?: unknown } = {},
  ) {
    super(options.message ?? (texts[code] ?? PLAIN_ERRORS.unknown).message)
    this.name = 'ProductError'
    this.code = code
    this.fields = options.fields
    this.details = options.details
  }

  get status(): number {
    return (texts[this.code] ?? PLAIN_ERRORS.unknown).status
  }
}
