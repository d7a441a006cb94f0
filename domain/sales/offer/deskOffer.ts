import { z } from 'zod'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import type { DeskPerson, LeadVisitView } from '../lead/leadView.ts'
import { amountMinorSchema } from '#domain/foundation/money/money.ts'
import type { AgencyAgreement } from './agencyAgreement.types.ts'
import {
  type OfferLostReason,
  type OfferState,
  SAID_LOST_NAMES,
  type SaidLostReason,
} from './offer.ts'
import type { OfferEntryEvent } from './offerEntry.ts'
import { MAX_OFFER_NOTE } from './offerLimits.ts'
import type { OfferTerms } from './offerPrices.ts'
import type { OfferRowView, OfferVersionView } from './offerView.ts'

/** Whether no line occurs twice. */
const hasEachOnce = (lines: readonly { key: string }[]): boolean =>
  new Set(lines.map(({ key }) => key)).size === lines.length

const note = z.string().trim().max(MAX_OFFER_NOTE).default('')
const said = note.pipe(z.string().min(1, 'Please say why or what.'))

/** A new version of an offer: its lines, the discount, the validity and the reason. */
export const offerRevisionSchema = z.strictObject({
  /** The version that it is based on. */
  version: z.int().min(1),
  /** In order; omitted lines are removed. */
  lines: z
    .array(
      z.strictObject({
        key: z.string().regex(/^cart_\d+$/),
        /** For a campaign. */
        budgetMinor: amountMinorSchema.optional(),
        /** For a package. */
        quantity: z.int().min(1).max(99).optional(),
      }),
    )
    .min(1, 'An offer needs a line.')
    .refine(hasEachOnce, 'Each line once.'),
  discountPermille: z.int().min(0).max(1_000),
  commissionPermille: z.int().min(0).max(1_000),
  lastDay: z.iso.date(),
  reason: said,
})
export type OfferRevision = z.output<typeof offerRevisionSchema>

const SAID_LOST = Object.keys(SAID_LOST_NAMES) as [SaidLostReason, ...SaidLostReason[]]

/** Other actions of sales on an offer. */
export const offerChangeSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('note'), note: said }),
  /** `on`: the planned day, in the desk's zone. */
  z.object({ event: z.literal('plan'), note: said, on: z.iso.date() }),
  z.object({ event: z.literal('send'), note }),
  z.object({ event: z.literal('remind'), note }),
  z.object({ event: z.literal('lose'), note, reason: z.enum(SAID_LOST) }),
])
export type OfferChangeOfDesk = z.output<typeof offerChangeSchema>

/**
 * Whether the buyer of an offer can still get a reminder: once per version, from the desk or the
 * clock.
 */
export const isRemindable = ({
  state,
  remindedAt,
}: {
  state: OfferState
  remindedAt: string | null
}): boolean => state === 'open' && remindedAt === null

/** The entries of an offer after a revision; entries that it omits are removed. */
export function revisedItems(
  items: readonly CartItem[],
  lines: OfferRevision['lines'],
): CartItem[] {
  return lines.flatMap(({ key, budgetMinor, quantity }): CartItem[] => {
    const item = items.find((one) => one.key === key)
    if (!item) return []
    if (item.type === 'adcreation')
      return [{ ...item, data: { ...item.data, quantity: quantity ?? item.data.quantity } }]
    const budget = budgetMinor ?? item.data.budget
    const plan = { ...item.data.plan, budgetMinor: budget }
    return [{ ...item, data: { ...item.data, budget, plan } }]
  })
}

/** The lists of the sales board. */
export const OFFER_LIST_NAMES = [
  'open',
  'accepted',
  'expired',
  'lost',
] as const satisfies OfferState[]

/** Statistics of the offers of the last ninety days. */
export interface OfferFigures {
  made: number
  accepted: number
  /** USD cents with tax. */
  acceptedMinor: number
  /** Average hours from the request to the desk's first answer; null before the first. */
  answerHours: number | null
}

export interface OfferBoardView {
  rows: OfferRowView[]
  /** The cursor of the next page; null on the last. */
  next: string | null
  people: DeskPerson[]
}

/** An offer for its owner at the desk. */
export interface DeskOfferView extends OfferRowView {
  /** The buyer's source (`arrivalOf`). */
  arrival: string | null
  phone: string
  email: string
  country: string
  timeZone: string
  /** Opens the buyer's view. */
  accessKey: string
  nextStep: string
  lostReason: OfferLostReason | null
  openCount: number
  downloadedAt: string | null
  downloadCount: number
  remindedAt: string | null
  heldUntil: string | null
  orderId: string | null
  /** Newest first. */
  versions: OfferVersionView[]
  entries: {
    id: string
    at: string
    by: string
    event: OfferEntryEvent
    version: number
    note: string
  }[]
  visit: LeadVisitView
  /** The lead that requested it; null if it was erased. */
  lead: DeskPerson | null
  /** The maximum terms that the reader may grant. */
  limits: OfferTerms
  /** The agency's agreement in force today; null for none. */
  agreement: AgencyAgreement | null
}
