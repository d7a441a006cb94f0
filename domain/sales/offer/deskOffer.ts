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

/** Whether no line is named twice. */
const hasEachOnce = (lines: readonly { key: string }[]): boolean =>
  new Set(lines.map(({ key }) => key)).size === lines.length

const note = z.string().trim().max(MAX_OFFER_NOTE).default('')
const said = note.pipe(z.string().min(1, 'Please say why or what.'))

/** A new version of an offer: its lines as they are to be, what is taken off, until when, and why. */
export const offerRevisionSchema = z.strictObject({
  /** The version that it was made from. */
  version: z.int().min(1),
  /** In their order; a line that is left out is taken out. */
  lines: z
    .array(
      z.strictObject({
        key: z.string().regex(/^cart_\d+$/),
        /** Of a campaign. */
        budgetMinor: amountMinorSchema.optional(),
        /** Of a package. */
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

/** What else sales does with an offer. */
export const offerChangeSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('note'), note: said }),
  /** `on`: the day of it, in the desk's zone. */
  z.object({ event: z.literal('plan'), note: said, on: z.iso.date() }),
  z.object({ event: z.literal('send'), note }),
  z.object({ event: z.literal('remind'), note }),
  z.object({ event: z.literal('lose'), note, reason: z.enum(SAID_LOST) }),
])
export type OfferChangeOfDesk = z.output<typeof offerChangeSchema>

/** Whether the buyer of an offer can still be reminded: once a version, as the mail says, by the desk or the clock. */
export const isRemindable = ({
  state,
  remindedAt,
}: {
  state: OfferState
  remindedAt: string | null
}): boolean => state === 'open' && remindedAt === null

/** The entries of an offer as a revision wants them; what it does not name is left out. */
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

/** The lists of sales' board. */
export const OFFER_LIST_NAMES = [
  'open',
  'accepted',
  'expired',
  'lost',
] as const satisfies OfferState[]

/** How offers of the last ninety days went. */
export interface OfferFigures {
  made: number
  accepted: number
  /** USD cents with tax. */
  acceptedMinor: number
  /** From the request to the desk's first answer, on average; null before there was one. */
  answerHours: number | null
}

export interface OfferBoardView {
  rows: OfferRowView[]
  /** Where the next page begins; null on the last. */
  next: string | null
  people: DeskPerson[]
}

/** An offer as who follows it up sees it. */
export interface DeskOfferView extends OfferRowView {
  /** How its buyer came (`arrivalOf`). */
  arrival: string | null
  phone: string
  email: string
  country: string
  timeZone: string
  /** Opens it as its buyer sees it. */
  accessKey: string
  nextStep: string
  lostReason: OfferLostReason | null
  openCount: number
  downloadedAt: string | null
  downloadCount: number
  remindedAt: string | null
  heldUntil: string | null
  orderId: string | null
  /** The newest first. */
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
  /** Who asked for it; null where that was erased. */
  lead: DeskPerson | null
  /** The most that who asks may take off. */
  limits: OfferTerms
  /** What is agreed with its agency today; null for nothing. */
  agreement: AgencyAgreement | null
}
