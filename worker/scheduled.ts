import { reasonOf } from '#domain/errors/reasonOf.ts'
import { bookKeeper } from './adapters/durableObjects.ts'
import type { Bindings, OperationContext } from './platform/env.ts'
import { log } from './platform/log.ts'
import { forgetStaleLogins } from './operations/accounts/forgetStaleLogins.ts'
import { closeAmendments } from './operations/amendments/closeAmendments.ts'
import { forgetBrandKits } from './operations/brandKits/forgetBrandKits.ts'
import { deleteExpiredCarts } from './operations/cart/deleteExpiredCarts.ts'
import { forgetHalfUploads } from './operations/creatives/forgetHalfUploads.ts'
import { remindOfCreatives } from './operations/creatives/remindOfCreatives.ts'
import { closeDays } from './operations/delivery/closeDays.ts'
import { closeRawLog } from './operations/delivery/closeRawLog.ts'
import { noteDeliveries } from './operations/delivery/noteDeliveries.ts'
import { takeDuePrices } from './operations/inventory/takeDuePrices.ts'
import { remindOfInvoices } from './operations/invoices/remindOfInvoices.ts'
import { checkDeliveries } from './operations/ledger/checkDeliveries.ts'
import { checkLedger } from './operations/ledger/checkLedger.ts'
import { deleteOldRealtimeData } from './operations/realtime/deleteOldRealtimeData.ts'
import { forgetOldLeads } from './operations/leads/forgetOldLeads.ts'
import { closeAnsweredChats } from './operations/leads/closeAnsweredChats.ts'
import { takeUnansweredChats } from './operations/leads/takeUnansweredChats.ts'
import { tellOfLeads } from './operations/leads/tellOfLeads.ts'
import { expireOffers, forgetOldOffers, remindOfOffers } from './operations/offers/followOffers.ts'
import { sendDueMails } from './operations/mail/sendDueMails.ts'
import { cancelAbandonedOrders } from './operations/orders/cancelAbandonedOrders.ts'
import { enterDelivered } from './operations/orders/enterDelivered.ts'
import { runCampaignClock } from './operations/orders/runCampaignClock.ts'
import { makeDueRefunds } from './operations/payments/makeDueRefunds.ts'
import { forgetProductionFiles } from './operations/productions/forgetProductionFiles.ts'
import { remindOfBriefings } from './operations/productions/remindOfBriefings.ts'
import { forgetOldPlays } from './operations/reports/forgetOldPlays.ts'
import { forgetOldShares } from './operations/reports/reportShares.ts'
import { sendReportMails } from './operations/reports/sendReportMails.ts'
import { releaseExpiredSlots } from './operations/slots/releaseSlots.ts'
import { releaseUnpaidSlots } from './operations/slots/releaseUnpaidSlots.ts'
import { settingsOf } from './platform/settings.ts'

/** Work that runs every five minutes; each must be safe to repeat. */
const JOBS: Record<string, (context: OperationContext) => Promise<unknown>> = {
  forgetStaleLogins,
  deleteOldRealtimeData,
  deleteExpiredCarts: (context) => deleteExpiredCarts(context),
  forgetHalfUploads,
  forgetProductionFiles,
  forgetBrandKits,
  releaseExpiredSlots,
  releaseUnpaidSlots,
  cancelAbandonedOrders,
  noteDeliveries,
  runCampaignClock,
  closeAmendments,
  makeDueRefunds,
  forgetOldShares,
  forgetOldPlays,
  forgetOldLeads,
  takeDuePrices,
  expireOffers,
  forgetOldOffers,
  remindOfInvoices,
  remindOfCreatives,
  remindOfBriefings,
  closeAnsweredChats,
  takeUnansweredChats,
  tellOfLeads,
  sendReportMails,
  sendDueMails,
}

/** When the book keeper is woken, should its own alarm be lost, as in wrangler.toml. */
export const MINUTE_CRON = '* * * * *'

/** Work that runs every minute; each must be safe to repeat. */
const MINUTE_JOBS: typeof JOBS = { wakeBookKeeper: ({ env }) => bookKeeper(env).wake() }

/** When the nightly work runs, as in wrangler.toml. */
export const NIGHTLY_CRON = '15 7 * * *'

/** Work that runs every night; each must be safe to repeat. */
const NIGHTLY_JOBS: typeof JOBS = {
  noteDeliveries,
  enterDelivered,
  closeDays,
  closeRawLog,
  checkLedger,
  checkDeliveries,
  remindOfOffers,
}

const JOBS_OF: Record<string, typeof JOBS> = {
  [MINUTE_CRON]: MINUTE_JOBS,
  [NIGHTLY_CRON]: NIGHTLY_JOBS,
}

/** Runs every job; one that fails is logged and does not stop the others. */
export async function scheduled(
  controller: ScheduledController,
  env: Bindings,
  executionContext: ExecutionContext,
): Promise<void> {
  const context: OperationContext = {
    env,
    settings: settingsOf(env),
    now: new Date(controller.scheduledTime),
    requestId: `cron-${controller.scheduledTime}`,
    account: null,
    waitUntil: (promise) => executionContext.waitUntil(promise),
  }
  const jobs = JOBS_OF[controller.cron] ?? JOBS
  for (const [name, job] of Object.entries(jobs)) {
    try {
      await job(context)
    } catch (error) {
      log('error', 'job failed', {
        name,
        message: reasonOf(error),
      })
    }
  }
}
