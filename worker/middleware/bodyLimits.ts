import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { MAX_BANK_FILE_BYTES } from '#domain/orders/admin/bankFile.ts'
import { MAX_KIT_PICTURE_BYTES } from '#domain/creatives/brandKit/kitLimits.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { PART_BYTES } from '#domain/creatives/upload/uploadParts.ts'
import type { AppEnv } from '../platform/env.ts'

const KB = 1024

/** Size of a form with every field at its longest: the limit of any route not listed below. */
export const FORM_BYTES = 64 * KB
/** A cart full of plans with their ZIP codes, a list of products. */
export const DOCUMENT_BYTES = 512 * KB
/** A bank file as JSON, which escapes its quotes, with the chosen payments. */
const BANK_FILE_BYTES = 2 * MAX_BANK_FILE_BYTES + DOCUMENT_BYTES

/** API routes with a limit above a form's, in bytes. The only place of such limits. */
export const LARGER_BODIES: readonly (readonly [method: string, path: string, bytes: number])[] = [
  ['PUT', '/api/cart', DOCUMENT_BYTES],
  ['POST', '/api/quotes', DOCUMENT_BYTES],
  ['POST', '/api/slot-holds', DOCUMENT_BYTES],
  ['POST', '/api/slot-holds/allowance', DOCUMENT_BYTES],
  ['POST', '/api/zip-codes/check', DOCUMENT_BYTES],
  ['POST', '/api/orders', DOCUMENT_BYTES],
  ['POST', '/api/offers', DOCUMENT_BYTES],
  ['POST', '/api/offer-board/:id/versions', DOCUMENT_BYTES],
  ['POST', '/api/inventory/edits', DOCUMENT_BYTES],
  ['POST', '/api/inventory/imports', DOCUMENT_BYTES],
  ['POST', '/api/desk-invoices/bank-previews', BANK_FILE_BYTES],
  ['POST', '/api/desk-invoices/bank-bookings', BANK_FILE_BYTES],
  ['POST', '/api/webhooks/stripe', DOCUMENT_BYTES],
  ['PUT', '/api/lines/:id/uploads/:uploadId/parts/:part', PART_BYTES],
  ['PUT', '/api/upload-areas/:id/brand-kit/pictures/:role', MAX_KIT_PICTURE_BYTES],
]

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ProductError('payload_too_large')
    },
  })

const formLimit = limitTo(FORM_BYTES)

const larger = LARGER_BODIES.map(([method, path, bytes]) => ({
  method,
  segments: path.split('/'),
  limit: limitTo(bytes),
}))

const fits = (segments: readonly string[], path: readonly string[]): boolean =>
  segments.length === path.length &&
  segments.every((segment, index) => segment.startsWith(':') || segment === path[index])

/** Rejects a body above its route's limit before anything reads it. Raises payload_too_large. */
export const bodyLimits = createMiddleware<AppEnv>(async (c, next) => {
  const path = c.req.path.split('/')
  const own = larger.find(({ method, segments }) => method === c.req.method && fits(segments, path))
  return await (own?.limit ?? formLimit)(c, next)
})

/** The same for pages, pictures and everything else outside the API, where bodies are only forms. */
export const pageBodyLimit = createMiddleware<AppEnv>(async (c, next) =>
  c.req.path.startsWith('/api/') ? await next() : await formLimit(c, next),
)
