import { addWorkingDays, bannerUploadDeadline } from '#domain/foundation/calendar/workingDays.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/**
 * The day by which a campaign's creatives are to be there: two working days before the start for banners (Orders 7), one
 * for all else, so that they can be reviewed. ISO dates.
 */
export function creativesDue(mediaType: MediaType, startDate: string): string {
  const isBanner = creativeLimitFor(mediaType).dueWorkingDays !== null
  return isBanner ? bannerUploadDeadline(startDate) : addWorkingDays(startDate, -1)
}
