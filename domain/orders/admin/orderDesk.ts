import { z } from 'zod'
import { amendmentChangeSchema } from '../order/amendment/amendment.ts'
import { runtimeChangeSchema } from '../order/changes/changeRuntime.ts'
import type { OrderOverview } from '../order/orderOverview.types.ts'
import { stopRequestSchema } from '../order/changes/stopCampaign.types.ts'
import { pauseRequestSchema } from '../order/pause/pauseLine.ts'
import type { Currency } from '#domain/foundation/money/money.ts'
import type { DisputeState } from '../payment/dispute.ts'
import type { PaymentState } from '../payment/paymentState.ts'
import { type DeskAuditView, reasonSchema } from '#domain/foundation/admin/deskAudit.ts'

/** An entry of an order's log. */
export interface OrderEventView {
  id: number
  at: string
  actor: string
  event: string
  lineName: string | null
  fromState: string | null
  toState: string | null
}

export interface DeskPaymentView {
  id: string
  /** It pays a change of the order rather than the order itself. */
  isForChange: boolean
  gateway: string
  state: PaymentState
  currency: Currency
  amountMinor: number
  declineCode: string | null
  createdAt: string
}

/** A chargeback of an order's payment. */
export interface DeskDisputeView {
  /** The gateway's own id. */
  id: string
  state: DisputeState
  /** As the gateway names it, such as `fraudulent`. */
  reason: string
  currency: string
  amountMinor: number
  openedAt: string
  closedAt: string | null
  /** When evidence is due; null if the gateway states no time. */
  evidenceDueAt: string | null
}

/** A mail about an order: sent, or why it has not been sent. */
export interface DeskMailView {
  id: string
  kind: string
  createdAt: string
  sentAt: string | null
  attempts: number
  lastError: string | null
}

/** An order in the back office: the buyer's view, and internal facts. */
export interface OrderDeskView {
  order: OrderOverview
  accountId: string | null
  /** The session of the buyer's chat and visit. */
  sessionId: string
  /** The buyer's traffic source (`arrivalOf`). */
  arrival: string | null
  events: OrderEventView[]
  payments: DeskPaymentView[]
  /** Chargebacks, oldest first. */
  disputes: DeskDisputeView[]
  mails: DeskMailView[]
  /** The desk's actions and notes, newest first. */
  desk: DeskAuditView[]
  canSettle: boolean
  /** Whether the unpaid order can be ended: a card order is canceled, an open invoice voided. */
  canCancel: boolean
}

export const reasonBodySchema = z.object({ reason: reasonSchema })
export const noteBodySchema = z.object({ text: z.string().trim().min(1).max(2_000) })
export const resendSchema = z.object({ mailId: z.string().min(1).max(200) })
export const deskStopSchema = stopRequestSchema.extend({ reason: reasonSchema })
export const deskPauseSchema = pauseRequestSchema.extend({ reason: reasonSchema })
export const deskRuntimeSchema = runtimeChangeSchema.extend({ reason: reasonSchema })
/** A proposal to a buyer, at the price that was shown. */
export const deskAmendmentSchema = z.object({
  change: amendmentChangeSchema,
  reason: reasonSchema,
  expectedUsdMinor: z.int().min(0),
})
