import type { LandingPageFacts } from '../creative/checks/checkLandingPage.ts'
import type { CreativeView, VersionView } from './creativeView.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { VersionState } from './versionState.ts'

/** What of the desk's review is listed: what waits, what the buyer was asked to change, what was decided lately. */
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
  /** Until when its verdict can be undone, as the mail goes then; null when it cannot. */
  undoUntil: string | null
  formatId: string | null
  previewUrl: string
  kind: string
  /** Advice of the check. */
  adviceCount: number
  /** Versions in the queue with the same file or of the same advertiser. */
  similarCount: number
  /** The buyer answered a former verdict. */
  isAnswered: boolean
  /** An approved version goes on running meanwhile. */
  isModification: boolean
  /** Another reviewer looks at it. */
  takenBy: string | null
}

export interface ReviewQueueView {
  rows: ReviewRowView[]
  /** How many the list has; it and the counts go up to one more than MAX_COUNTED. */
  total: number
  /** How many wait, and how many were given back for a change, without any filter. */
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

/** One version with all that a verdict needs. */
export interface ReviewItemView {
  row: ReviewRowView
  version: VersionView
  creative: CreativeView
  website: string
  /** What asking the landing page gave; null where it was not asked. */
  landing: LandingPageFacts | null
  /** Who of the desk wrote an entry of the creative's history, by its place there; null for all others. */
  noteAuthors: (string | null)[]
  similar: SimilarView[]
  /** Whether it is the asking reviewer's for now. */
  isMine: boolean
  /** The buyer's chat at the desk, where there is an account. */
  accountId: string | null
}

/** What came of a verdict, for each version that it was about. */
export interface VerdictResult {
  decided: string[]
  /** Somebody else decided or has it, or the buyer changed it, meanwhile; of an undoing: its mail has gone. */
  skipped: string[]
}
