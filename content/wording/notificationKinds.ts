import type { NotificationKind } from '#domain/foundation/notifications/notification.ts'
import type { NotificationRhythm } from '#domain/foundation/notifications/notificationSettings.ts'

/** The name of each kind of notification in the settings. */
export const NOTIFICATION_KIND_NAMES: Record<NotificationKind, string> = {
  creative_approved: 'Creative approved',
  creative_denied: 'Creative needs a change',
  behind_plan: 'Delivery behind plan',
  low_completion: 'Few plays finished',
  screen_dark: 'Screen is dark',
  ends_soon: 'Campaign ends in a week',
  invoice_due: 'Invoice due',
  change_paid: 'Change paid',
  draft_commented: 'Comment on a draft',
  approval_wanted: 'Order to approve',
  approval_decided: 'Decision on your order',
  standing_order: 'Standing order',
  desk_message: 'Answer in the chat',
}

export const RHYTHM_NAMES: Record<NotificationRhythm, string> = {
  at_once: 'At once',
  daily: 'Once a day',
  never: 'Never',
}
