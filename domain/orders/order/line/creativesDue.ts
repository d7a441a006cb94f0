import { addWorkingDays, bannerUploadDeadline } from '#domain/foundation/calendar/workingDays.ts'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/**
 * The due date of a campaign's creatives: two working days before the start for banners (Orders 7),
 * one for other media, to leave time for the review. ISO dates.
 */
export function creativesDue(mediaType: MediaType, startDate: string): string {
  const isBanner = creativeLimitFor(mediaType).dueWorkingDays !== null
  return isBanner ? bannerUploadDeadline(startDate) : addWorkingDays(startDate, -1)
}
