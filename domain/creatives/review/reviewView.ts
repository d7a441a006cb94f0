import type { LandingPageFacts } from '../creative/checks/checkLandingPage.ts'
import type { CreativeView, VersionView } from './creativeView.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { VersionState } from './versionState.ts'

/** The lists of the desk's review: waiting, changes requested, recently decided. */
export const REVIEW_LISTS = ['waiting', 'asked', 'decided'] as const
export type ReviewList = (typeof REVIEW_LISTS)[number]

/** A row of the review queue. */
export interface ReviewRowView {
  versionId: string
  creativeId: string
  lineId: string
  orderId: string
  title: string
  lineName: string
  mediaType: MediaType
  advertiser: string
  orderNumber: string
  startDate: string | null
  /** When its campaign starts or started; null while it has no dates. */
  startsAt: string | null
  submittedAt: string
  state: VersionState
  decidedAt: string | null
  /** Until when its verdict can be undone, before the mail goes out; null when it cannot. */
  undoUntil: string | null
  formatId: string | null
  previewUrl: string
  kind: string
  /** The check's advice. */
  adviceCount: number
  /** Versions in the queue with the same file or of the same advertiser. */
  similarCount: number
  /** The buyer replied to an earlier verdict. */
  isAnswered: boolean
  /** An approved version keeps running meanwhile. */
  isModification: boolean
  /** Another reviewer has claimed it. */
  takenBy: string | null
}

export interface ReviewQueueView {
  rows: ReviewRowView[]
  /** The length of the list; it and the counts go up to one more than MAX_COUNTED. */
  total: number
  /** The number waiting, and the number returned for a change, without any filter. */
  counts: { waiting: number; asked: number }
  averageReviewMs: number | null
}

/** Another creative that a reviewer may want to decide alike. */
export interface SimilarView {
  versionId: string
  creativeId: string
  title: string
  advertiser: string
  lineName: string
  formatId: string | null
  kind: string
  state: VersionState
  isSameFile: boolean
  previewUrl: string
  decidedAt: string | null
}

/** One version with all facts for a verdict. */
export interface ReviewItemView {
  row: ReviewRowView
  version: VersionView
  creative: CreativeView
  website: string
  /** The result of the landing page request; null without one. */
  landing: LandingPageFacts | null
  /** The desk's author of an entry in the creative's history, by the entry's index; null for all others. */
  noteAuthors: (string | null)[]
  similar: SimilarView[]
  /** Whether the requesting reviewer has claimed it. */
  isMine: boolean
  /** The buyer's chat at the desk, if there is an account. */
  accountId: string | null
}

/** The result of a verdict for each of its versions. */
export interface VerdictResult {
  decided: string[]
  /** A colleague decided or claimed it, or the buyer changed it, meanwhile; for an undo: its mail has gone out. */
  skipped: string[]
}
