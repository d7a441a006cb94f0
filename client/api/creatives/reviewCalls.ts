import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { VerdictInput } from '#domain/creatives/review/creativeEditSchema.ts'
import type {
  ReviewItemView,
  ReviewList,
  ReviewQueueView,
  VerdictResult,
} from '#domain/creatives/review/reviewView.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** Filters of the review. */
export interface ReviewQuery {
  list: ReviewList
  mediaType: MediaType | null
  search: string
  withAdvice: boolean
  page: number
}

/** A page of a list of the review. Raises ProductError. */
export const loadReviews = ({ list, mediaType, search, withAdvice, page }: ReviewQuery) =>
  answerOf<ReviewQueueView>(
    api.reviews.$get({
      query: {
        list,
        page: String(page),
        ...(mediaType ? { mediaType } : {}),
        ...(search ? { search } : {}),
        ...(withAdvice ? { withAdvice: 'true' as const } : {}),
      },
    }),
  )

/**
 * One version with everything that a verdict needs; a waiting version is claimed for five minutes. Raises ProductError.
 */
export const loadReview = (versionId: string) =>
  answerOf<ReviewItemView>(api.reviews[':versionId'].$get({ param: { versionId } }))

/** Saves a verdict. Raises ProductError. */
export const sendVerdict = (verdict: VerdictInput) =>
  answerOf<VerdictResult>(api.reviews.verdicts.$post({ json: verdict }))

/** Undoes verdicts. Raises ProductError. */
export const undoVerdicts = (versionIds: readonly string[]) =>
  answerOf<VerdictResult>(
    api.reviews.verdicts.undo.$post({ json: { versionIds: [...versionIds] } }),
  )
