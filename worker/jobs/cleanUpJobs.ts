import {
  purgeStaleLogins,
  STALE_LOGINS_A_RUN,
} from '../operations/accounts/login/purgeStaleLogins.ts'
import { purgeBrandKits, KITS_A_RUN } from '../operations/creatives/brandKits/purgeBrandKits.ts'
import {
  deleteExpiredCarts,
  EXPIRED_A_RUN,
} from '../operations/commerce/cart/deleteExpiredCarts.ts'
import {
  purgeAbandonedUploads,
  HALF_UPLOADS_A_RUN,
} from '../operations/creatives/creative/uploads/purgeAbandonedUploads.ts'
import { purgeOldLeads, OLD_LEADS_A_RUN } from '../operations/sales/leads/purgeOldLeads.ts'
import { purgeOldOffers, OFFERS_A_RUN } from '../operations/sales/offers/followOffers.ts'
import {
  FILES_A_RUN,
  purgeProductionFiles,
} from '../operations/creatives/productions/purgeProductionFiles.ts'
import {
  deleteOldRealtimeData,
  OLD_REALTIME_A_RUN,
} from '../operations/contact/deleteOldRealtimeData.ts'
import { MOVED_PAGES_A_RUN, moveDeliveries } from '../operations/delivery/moveDeliveries.ts'
import { purgeOldPlays, PLAYS_A_RUN } from '../operations/reporting/purgeOldPlays.ts'
import { purgeOldShares, SHARES_A_RUN } from '../operations/reporting/reportShares.ts'
import { DRAFTS_A_RUN, purgeDrafts } from '../operations/planning/drafts/draftList.ts'
import {
  NOTIFICATIONS_A_RUN,
  purgeNotifications,
} from '../operations/accounts/notifications/purgeNotifications.ts'
import { APPROVALS_A_RUN, purgeApprovals } from '../operations/orders/approvals/approvalData.ts'
import { HOLDS_A_RUN, releaseExpiredSlots } from '../operations/planning/slots/releaseSlots.ts'
import { purgeSentMails, SENT_MAILS_A_RUN } from '../operations/foundation/mail/purgeSentMails.ts'
import type { Job } from './job.types.ts'

const FIVE_MINUTES = { every: 'five_minutes', limitMs: 120_000, attempts: 4 } as const

/**
 * Deletes rows past their retention in bounded batches. Another batch follows a full one at once. A test
 * (test/worker/foundation/purgeRates.test.ts) checks that they keep up with a million sessions a day.
 */
export const CLEAN_UP_JOBS = {
  purgeStaleLogins: {
    ...FIVE_MINUTES,
    run: (context) => purgeStaleLogins(context),
    batch: STALE_LOGINS_A_RUN,
  },
  deleteOldRealtimeData: {
    ...FIVE_MINUTES,
    run: (context) => deleteOldRealtimeData(context),
    batch: OLD_REALTIME_A_RUN,
  },
  deleteExpiredCarts: {
    ...FIVE_MINUTES,
    run: (context) => deleteExpiredCarts(context),
    batch: EXPIRED_A_RUN,
  },
  purgeAbandonedUploads: { ...FIVE_MINUTES, run: purgeAbandonedUploads, batch: HALF_UPLOADS_A_RUN },
  purgeProductionFiles: { ...FIVE_MINUTES, run: purgeProductionFiles, batch: FILES_A_RUN },
  purgeBrandKits: { ...FIVE_MINUTES, run: purgeBrandKits, batch: KITS_A_RUN },
  releaseExpiredSlots: { ...FIVE_MINUTES, run: releaseExpiredSlots, batch: HOLDS_A_RUN },
  purgeDrafts: { ...FIVE_MINUTES, run: purgeDrafts, batch: DRAFTS_A_RUN },
  purgeNotifications: { ...FIVE_MINUTES, run: purgeNotifications, batch: NOTIFICATIONS_A_RUN },
  purgeApprovals: { ...FIVE_MINUTES, run: purgeApprovals, batch: APPROVALS_A_RUN },
  purgeSentMails: { ...FIVE_MINUTES, run: purgeSentMails, batch: SENT_MAILS_A_RUN },
  purgeOldShares: { ...FIVE_MINUTES, run: purgeOldShares, batch: SHARES_A_RUN },
  moveDeliveries: { ...FIVE_MINUTES, run: moveDeliveries, batch: MOVED_PAGES_A_RUN },
  purgeOldPlays: { ...FIVE_MINUTES, run: purgeOldPlays, batch: PLAYS_A_RUN },
  purgeOldLeads: { ...FIVE_MINUTES, run: purgeOldLeads, batch: OLD_LEADS_A_RUN },
  purgeOldOffers: { ...FIVE_MINUTES, run: purgeOldOffers, batch: OFFERS_A_RUN },
} satisfies Record<string, Job>
