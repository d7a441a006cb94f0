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
  /** What a browser saw of an HTML5 banner; null before one told. */
  preview: KeptMeasure | null
  landingPage: string | null
  /** Where the file is shown from: the creatives' own host, never ours. An HTML5 banner's page. */
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

/** A creative with the version that runs, the one that waits, and what was said. */
export interface CreativeView {
  id: string
  lineId: string
  title: string
  nameForReporting: string
  weight: number
  schedule: CreativeSchedule | null
  createdAt: string
  removedAt: string | null
  /** The one that runs; null before the first approval. */
  approved: VersionView | null
  /** The newest one, where it is not the one that runs. */
  pending: VersionView | null
  /** How many there are in all. */
  versionCount: number
  notes: NoteView[]
}

/** A line in the upload area: what it needs, has and waits for. */
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
  /** What is offered when banners come late; null when they do not. */
  late: (LateOffer & { canMove: boolean }) | null
  creatives: CreativeView[]
  uploads: UploadView[]
}

/** What /en-US/upload/{id} shows: one line, or all of an order's. */
export interface UploadAreaView {
  orderId: string
  orderNumber: string
  advertiser: string
  website: string
  /** Who looks: the buyer, or the desk for the buyer. */
  actor: 'buyer' | 'desk'
  lines: UploadLineView[]
  /** Average time from submission to verdict in the last 30 days, in ms; null before 20 verdicts. */
  averageReviewMs: number | null
}
