import {
  forgetStaleLogins,
  STALE_LOGINS_A_RUN,
} from '../operations/accounts/login/forgetStaleLogins.ts'
import { forgetBrandKits, KITS_A_RUN } from '../operations/creatives/brandKits/forgetBrandKits.ts'
import {
  deleteExpiredCarts,
  EXPIRED_A_RUN,
} from '../operations/commerce/cart/deleteExpiredCarts.ts'
import {
  forgetHalfUploads,
  HALF_UPLOADS_A_RUN,
} from '../operations/creatives/creative/uploads/forgetHalfUploads.ts'
import { forgetOldLeads, OLD_LEADS_A_RUN } from '../operations/sales/leads/forgetOldLeads.ts'
import { forgetOldOffers, OFFERS_A_RUN } from '../operations/sales/offers/followOffers.ts'
import {
  FILES_A_RUN,
  forgetProductionFiles,
} from '../operations/creatives/productions/forgetProductionFiles.ts'
import {
  deleteOldRealtimeData,
  OLD_REALTIME_A_RUN,
} from '../operations/contact/deleteOldRealtimeData.ts'
import { forgetOldPlays, PLAYS_A_RUN } from '../operations/reporting/forgetOldPlays.ts'
import { forgetOldShares, SHARES_A_RUN } from '../operations/reporting/reportShares.ts'
import { DRAFTS_A_RUN, purgeDrafts } from '../operations/planning/drafts/draftList.ts'
import {
  NOTIFICATIONS_A_RUN,
  purgeNotifications,
} from '../operations/accounts/notifications/purgeNotifications.ts'
import { HOLDS_A_RUN, releaseExpiredSlots } from '../operations/planning/slots/releaseSlots.ts'
import type { Job } from './job.types.ts'

const FIVE_MINUTES = { every: 'five_minutes', limitMs: 120_000, attempts: 4 } as const

/**
 * Deletes what has outlived its retention, in bounded batches. A full batch is followed by the next one at once, up to 2,000
 * in five minutes: with a million sessions a day about 3,500 rows of each kind become due in that time.
 */
export const CLEAN_UP_JOBS = {
  forgetStaleLogins: {
    ...FIVE_MINUTES,
    run: (context) => forgetStaleLogins(context),
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
  forgetHalfUploads: { ...FIVE_MINUTES, run: forgetHalfUploads, batch: HALF_UPLOADS_A_RUN },
  forgetProductionFiles: { ...FIVE_MINUTES, run: forgetProductionFiles, batch: FILES_A_RUN },
  forgetBrandKits: { ...FIVE_MINUTES, run: forgetBrandKits, batch: KITS_A_RUN },
  releaseExpiredSlots: { ...FIVE_MINUTES, run: releaseExpiredSlots, batch: HOLDS_A_RUN },
  purgeDrafts: { ...FIVE_MINUTES, run: purgeDrafts, batch: DRAFTS_A_RUN },
  purgeNotifications: { ...FIVE_MINUTES, run: purgeNotifications, batch: NOTIFICATIONS_A_RUN },
  forgetOldShares: { ...FIVE_MINUTES, run: forgetOldShares, batch: SHARES_A_RUN },
  forgetOldPlays: { ...FIVE_MINUTES, run: forgetOldPlays, batch: PLAYS_A_RUN },
  forgetOldLeads: { ...FIVE_MINUTES, run: forgetOldLeads, batch: OLD_LEADS_A_RUN },
  forgetOldOffers: { ...FIVE_MINUTES, run: forgetOldOffers, batch: OFFERS_A_RUN },
} satisfies Record<string, Job>
