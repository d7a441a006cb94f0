import { z } from 'zod'
import { utf8Bytes } from '#domain/foundation/forms/utf8Bytes.ts'
import { DETAILS_LIMIT } from './realtimeQuotas.ts'

/** Whether a value is nested no deeper than so many objects and lists. Looks no deeper than that. */
export function isWithinDepth(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((each) => isWithinDepth(each, depth - 1))
}

/** `details` of an event that arrives. Depth comes first: what is nested without end could not be measured. */
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
