import type { CLEAN_UP_JOBS } from './cleanUpJobs.ts'
import type { NIGHT_JOBS } from './nightJobs.ts'

/**
 * Job that deletes rows past their retention, by table of the orders database; null where the job that uses them
 * deletes them, as the book keeper does each hour.
 */
export const PURGED_BY: Readonly<Record<string, keyof typeof CLEAN_UP_JOBS | null>> = {
  account_sessions: 'purgeStaleLogins',
  account_verifications: 'purgeStaleLogins',
  attempt_counters: 'purgeStaleLogins',
  brand_kits: 'purgeBrandKits',
  cart_snapshots: 'deleteExpiredCarts',
  chat_transcripts: 'deleteOldRealtimeData',
  creative_upload_parts: 'purgeAbandonedUploads',
  creative_uploads: 'purgeAbandonedUploads',
  delivery_changes: null,
  delivery_closed_days: 'moveDeliveries',
  delivery_closed_hours: 'moveDeliveries',
  delivery_closed_lines: 'moveDeliveries',
  delivery_hours: 'moveDeliveries',
  delivery_totals: 'moveDeliveries',
  draft_shares: 'purgeDrafts',
  draft_versions: 'purgeDrafts',
  idempotency_keys: 'deleteExpiredCarts',
  lead_entries: 'purgeOldLeads',
  lead_requests: 'purgeOldLeads',
  leads: 'purgeOldLeads',
  logged_events: 'deleteOldRealtimeData',
  mail_outbox: 'purgeSentMails',
  mailed_codes: 'purgeStaleLogins',
  marked_requests: 'purgeOldLeads',
  network_usage: 'deleteOldRealtimeData',
  notification_sends: null,
  notifications: 'purgeNotifications',
  offer_acceptances: 'purgeOldOffers',
  offer_entries: 'purgeOldOffers',
  offer_versions: 'purgeOldOffers',
  offers: 'purgeOldOffers',
  order_approvals: 'purgeApprovals',
  report_shares: 'purgeOldShares',
  screen_plays: 'moveDeliveries',
  second_factor_resets: 'purgeStaleLogins',
  sessions: 'deleteExpiredCarts',
  team_invitations: 'purgeStaleLogins',
  visitor_logins: 'deleteOldRealtimeData',
  visits: 'deleteOldRealtimeData',
}

type DeliveryJob = keyof typeof CLEAN_UP_JOBS | keyof typeof NIGHT_JOBS

/** The same by table of the delivery databases. */
export const DELIVERIES_PURGED_BY: Readonly<Record<string, DeliveryJob>> = {
  delivery_hours: 'archiveDays',
  delivery_late_hours: 'archiveDays',
  screen_plays: 'purgeOldPlays',
}
