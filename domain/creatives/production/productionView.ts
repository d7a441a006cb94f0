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
  /** On the creatives' own host; always saved, never shown. */
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
  /** The desk has seen to it. */
  isDone: boolean
}

/** A campaign line on which delivered files can be used. */
export interface FileTarget {
  lineId: string
  name: string
  orderNumber: string
  mediaType: MediaType
  startDate: string | null
  /** Of the delivered ones: those that fit, and those that are there already. */
  fitting: string[]
  used: string[]
}

/** An ad that is made: what its buyer and who makes it see. */
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
  /** Drafts that were sent, the newest first. */
  drafts: DraftView[]
  comments: ProductionCommentView[]
  roundsLeft: number
  deliveredAt: string | null
  /** Where the delivered files can be used; empty before. */
  targets: FileTarget[]
  /** What only who makes it sees; null for the buyer. */
  desk: DeskProductionView | null
}

export interface DeskProductionView {
  maker: Maker | null
  /** The draft that is being put together; null while none is owed. */
  nextDraft: DraftView | null
  /** Name and address of the buyer. */
  contact: { name: string; email: string }
}

/** Who makes ads. */
export interface Maker {
  id: string
  name: string
}

/** The lists of the desk's board: what it owes, what waits for the buyer, what was delivered lately. */
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
  /** Since when it stands where it stands. */
  since: string
}

export interface ProductionBoardView {
  rows: ProductionRowView[]
  /** Counted up to one more than MAX_COUNTED, as the next two. */
  total: number
  /** How many the desk owes, and how many of them are overdue, without any filter. */
  counts: { toDo: number; overdue: number }
  makers: Maker[]
}
