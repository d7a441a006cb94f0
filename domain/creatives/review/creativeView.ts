import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import type { CreativeSchedule, Flight } from '../assignment/schedule.ts'
import type { CreativeFacts } from '../creative/creativeFacts.ts'
import type { Finding } from '../creative/finding.ts'
import type { KeptMeasure } from '../creative/previewMeasure.ts'
import type { Placement } from '../creative/placement.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { LateOffer } from '#domain/orders/order/line/lateCreatives.ts'
import type { LineState, OrderLineType } from '#domain/orders/order/line/lineState.ts'
import type { OrderState } from '#domain/orders/order/orderState.ts'
import type { UploadView } from '../upload/uploadSchema.ts'
import type { DenialClass } from './denialClass.ts'
import type { ReviewNoteKind } from './reviewNote.ts'
import type { VersionState } from './versionState.ts'

/** A file of a creative, as its buyer and the desk see it. */
export interface VersionView {
  id: string
  number: number
  state: VersionState
  fileName: string
  bytes: number
  formatId: string | null
  facts: CreativeFacts
  findings: Finding[]
  /** A browser's measurements of an HTML5 banner; null before any. */
  preview: KeptMeasure | null
  landingPage: string | null
  /** The file's URL on the creatives' own host, never ours. For an HTML5 banner its page. */
  previewUrl: string
  createdAt: string
  submittedAt: string | null
  decidedAt: string | null
  denialClass: DenialClass | null
  decisionText: string | null
}

/** One entry of a creative's history. */
export interface NoteView {
  at: string
  author: 'buyer' | 'desk' | 'system'
  kind: ReviewNoteKind
  versionId: string | null
  denialClass: DenialClass | null
  text: string
}

/** A creative with its running version, the one in review, and its history. */
export interface CreativeView {
  id: string
  lineId: string
  title: string
  nameForReporting: string
  weight: number
  schedule: CreativeSchedule | null
  createdAt: string
  removedAt: string | null
  /** The approved version; null before the first approval. */
  approved: VersionView | null
  /** The newest version, if it is not the running one. */
  pending: VersionView | null
  /** The total number of versions. */
  versionCount: number
  notes: NoteView[]
}

/** A line in the upload area: its needs, its creatives and their states. */
export interface UploadLineView {
  id: string
  orderId: string
  name: string
  type: OrderLineType
  mediaType: MediaType
  state: LineState
  stateName: string
  orderState: OrderState
  /** Null for an ad creation. */
  flight: (Flight & { timeZone: TimeZoneId }) | null
  placement: Placement
  /** Whether creatives can be added and changed. */
  isOpen: boolean
  /** The offered start for late banners; null when they are in time. */
  late: (LateOffer & { canMove: boolean }) | null
  creatives: CreativeView[]
  uploads: UploadView[]
}

/** The view of /en-US/upload/{id}: one line, or all of an order's. */
export interface UploadAreaView {
  orderId: string
  orderNumber: string
  advertiser: string
  website: string
  /** The viewer: the buyer, or the desk on the buyer's behalf. */
  actor: 'buyer' | 'desk'
  lines: UploadLineView[]
  /** Average time from submission to verdict in the last 30 days, in ms; null before 20 verdicts. */
  averageReviewMs: number | null
}
