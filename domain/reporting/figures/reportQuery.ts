import { z } from 'zod'
import { timeZoneIdSchema } from '#domain/foundation/calendar/timeZone.ts'
import { ISO_DATE } from './period.ts'

const isoDate = z.string().regex(ISO_DATE)

/** The query of a report; see ReportQuery. */
export const reportQuerySchema = z.object({
  /** If absent, the zone last chosen by the reader's account. */
  zone: timeZoneIdSchema.optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
})
