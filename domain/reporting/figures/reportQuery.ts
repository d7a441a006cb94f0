import { z } from 'zod'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import { ISO_DATE } from './period.ts'

const isoDate = z.string().regex(ISO_DATE)

/** What can be asked of a report; see ReportQuery. */
export const reportQuerySchema = z.object({
  /** None: the zone that the reader's account last chose. */
  zone: timeZoneIdSchema.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
})
