import type { Context, ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  ERROR_CATALOGUE,
  errorMessage,
  type ErrorCode,
} from '#domain/foundation/errors/errorCatalogue.ts'
import { ProductError, type ErrorBody } from '#domain/foundation/errors/productError.ts'
import type { AppEnv } from '../platform/env.ts'
import { log } from '../platform/log.ts'

/** The one shape of every failed API response. */
export function errorResponse(c: Context<AppEnv>, error: ProductError): Response {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: errorMessage(error),
      requestId: c.get('requestId'),
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.details === undefined ? {} : { details: error.details }),
    },
  }
  return c.json(body, ERROR_CATALOGUE[error.code].status as ContentfulStatusCode)
}

const codeOfStatus = (status: number): ErrorCode => {
  if (status === 413) return 'payload_too_large'
  if (status === 404) return 'not_found'
  if (status === 403) return 'no_access'
  return status < 500 ? 'invalid_format' : 'unknown'
}

/** Maps expected failures to their status; logs unexpected ones once by id and shows the user only that id. */
export const handleError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ProductError) {
    log('info', 'refused', { requestId: c.get('requestId'), code: error.code })
    return errorResponse(c, error)
  }
  if (error instanceof HTTPException && error.status < 500) {
    return errorResponse(c, new ProductError(codeOfStatus(error.status)))
  }
  log('error', 'unexpected', {
    requestId: c.get('requestId'),
    name: error.name,
    message: error.message,
    cause: error.cause instanceof Error ? error.cause.message : undefined,
    stack: error.stack,
  })
  return errorResponse(c, new ProductError('unknown'))
}
