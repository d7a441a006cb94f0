import { z } from 'zod'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import { DETAILS_LIMIT } from './realtimeQuotas.ts'

/** Whether a value has at most this depth of objects and lists. Looks no deeper. */
export function isWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => isWithinDepth(each, depth - 1))
}

/**
 * `details` of an arriving event. Depth is checked first: the size of extremely nested values could not be measured.
 */
export const eventDetailsSchema = z
  .unknown()
  .refine((details) => isWithinDepth(details, DETAILS_LIMIT.depth), {
    abort: true,
    error: `Details can be nested up to ${DETAILS_LIMIT.depth} levels deep.`,
  })
  .refine((details) => utf8Bytes(JSON.stringify(details)) <= DETAILS_LIMIT.bytes, {
    abort: true,
    error: `Details can have up to ${DETAILS_LIMIT.bytes / 1_024} kB.`,
  })
  .pipe(z.json())
  .optional()
