import type { CreativeFacts } from '../creative/creativeFacts.ts'
import type { Finding } from '../creative/finding.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import type { OrderState } from '#domain/orders/order/orderState.ts'
import type { Briefing } from './briefing.ts'
import type { CommentAnchor } from './commentAnchor.ts'

/** A file that came with a brief. */
export interface BriefingFileView {
  id: string
  fileName: string
  bytes: number
  createdAt: string
  /** On the creatives' own host; always downloaded, never displayed. */
  downloadUrl: string
}

/** A file of a draft. */
export interface DraftFileView extends BriefingFileView {
  facts: CreativeFacts
  findings: Finding[]
  formatId: string | null
  /** On the creatives' own host. */
  previewUrl: string
}

export interface DraftView {
  /** 1, 2, … */
  number: number
  files: DraftFileView[]
}

export interface ProductionCommentView {
  id: number
  at: string
  author: 'buyer' | 'desk'
  text: string
  draftNumber: number
  fileId: string | null
  anchor: CommentAnchor | null
  /** Whether the desk has marked it as done. */
  isDone: boolean
}

/** A campaign line that can use delivered files. */
export interface FileTarget {
  lineId: string
  name: string
  orderNumber: string
  mediaType: MediaType
  startDate: string | null
  /** Delivered files that fit, and those already there. */
  fitting: string[]
  used: string[]
}

/** An ad in production: the shared view of its buyer and its producer. */
export interface ProductionView {
  lineId: string
  orderId: string
  orderNumber: string
  advertiser: string
  website: string
  name: string
  mediaType: MediaType
  quantity: number
  state: LineState
  stateName: string
  orderState: OrderState
  actor: 'buyer' | 'desk'
  whatYouGet: readonly string[]
  workingDays: number
  briefing: Briefing | null
  briefedAt: string | null
  briefingFiles: BriefingFileView[]
  /** When the next draft is due (ISO date); null while it is not the desk's turn. */
  dueDate: string | null
  /** Sent drafts, the newest first. */
  drafts: DraftView[]
  comments: ProductionCommentView[]
  roundsLeft: number
  deliveredAt: string | null
  /** Lines that can use the delivered files; empty before the delivery. */
  targets: FileTarget[]
  /** The producer's part; null for the buyer. */
  desk: DeskProductionView | null
}

export interface DeskProductionView {
  maker: Maker | null
  /** The draft in progress; null while none is due. */
  nextDraft: DraftView | null
  /** Name and address of the buyer. */
  contact: { name: string; email: string }
}

/** The producers. */
export interface Maker {
  id: string
  name: string
}

/** The lists of the desk's board: due at the desk, waiting for the buyer, recently delivered. */
export const PRODUCTION_LISTS = {
  to_do: ['briefed', 'in_production', 'changes_asked'],
  with_buyer: ['awaiting_brief', 'draft_ready'],
  delivered: ['delivered'],
} as const satisfies Record<string, readonly LineState[]>
export type ProductionList = keyof typeof PRODUCTION_LISTS
export const PRODUCTION_LIST_NAMES = Object.keys(PRODUCTION_LISTS) as [
  ProductionList,
  ...ProductionList[],
]

/** A row of the board. */
export interface ProductionRowView {
  lineId: string
  orderNumber: string
  name: string
  mediaType: MediaType
  quantity: number
  advertiser: string
  state: LineState
  stateName: string
  isPaid: boolean
  dueDate: string | null
  maker: Maker | null
  draftNumber: number
  /** When it entered its state. */
  since: string
}

export interface ProductionBoardView {
  rows: ProductionRowView[]
  /** Counted up to one more than MAX_COUNTED, as the next two. */
  total: number
  /** The number due at the desk, and the number overdue, without any filter. */
  counts: { toDo: number; overdue: number }
  makers: Maker[]
}
