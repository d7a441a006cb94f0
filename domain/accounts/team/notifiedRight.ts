import type { NotificationKind } from '#domain/foundation/notifications/notification.ts'
import type { OrderRight } from './teamRole.ts'

/** Kinds of notifications about orders. */
export type OrderNotificationKind = Exclude<
  NotificationKind,
  'approval_wanted' | 'approval_decided' | 'draft_commented' | 'standing_order' | 'desk_message'
>

/** The capability that team members need to be notified of the team's orders, besides the account of the order. */
export const NOTIFIED_RIGHTS: Record<OrderNotificationKind, OrderRight> = {
  creative_approved: 'uploadCreatives',
  creative_denied: 'uploadCreatives',
  behind_plan: 'changeOrders',
  low_completion: 'changeOrders',
  screen_dark: 'changeOrders',
  ends_soon: 'changeOrders',
  invoice_due: 'payOrders',
  change_paid: 'changeOrders',
}
