import { sendDueAlertMails } from '../operations/foundation/alertMail.ts'
import { closeAmendments } from '../operations/orders/amendments/closeAmendments.ts'
import {
  remindOfCreatives,
  UNREADY_LINES_A_RUN,
} from '../operations/creatives/creative/remindOfCreatives.ts'
import { noteDeliveries } from '../operations/delivery/noteDeliveries.ts'
import { PRICES_A_RUN, takeDuePrices } from '../operations/catalogue/inventory/takeDuePrices.ts'
import { INVOICES_A_RUN, remindOfInvoices } from '../operations/orders/invoices/remindOfInvoices.ts'
import {
  ANSWERED_CHATS_A_RUN,
  closeAnsweredChats,
} from '../operations/sales/leads/closeAnsweredChats.ts'
import { CHATS_A_RUN, takeUnansweredChats } from '../operations/sales/leads/takeUnansweredChats.ts'
import { tellOfLeads } from '../operations/sales/leads/tellOfLeads.ts'
import { MAILS_A_RUN, sendDueMails } from '../operations/foundation/mail/sendDueMails.ts'
import { expireOffers, OFFERS_A_RUN } from '../operations/sales/offers/followOffers.ts'
import { cancelAbandonedOrders } from '../operations/orders/orders/cancelAbandonedOrders.ts'
import { runCampaignClock } from '../operations/orders/orders/runCampaignClock.ts'
import { makeDueRefunds, REFUNDS_A_RUN } from '../operations/orders/payments/makeDueRefunds.ts'
import {
  remindOfBriefings,
  UNBRIEFED_LINES_A_RUN,
} from '../operations/creatives/productions/remindOfBriefings.ts'
import { REPORT_MAILS_A_RUN, sendReportMails } from '../operations/reporting/sendReportMails.ts'
import {
  releaseUnpaidSlots,
  UNPAID_ORDERS_A_RUN,
} from '../operations/planning/slots/releaseUnpaidSlots.ts'
import type { Job } from './job.types.ts'

const FIVE_MINUTES = { every: 'five_minutes', limitMs: 240_000, attempts: 4 } as const
const MINUTE = { every: 'minute', limitMs: 240_000, attempts: 4 } as const
/** Runs again until a run changes nothing: some of what is due may fail each time. */
const UNTIL_NOTHING_MOVES = 1

/** Orders, offers, requests, and the emails about them. */
export const SALES_JOBS = {
  releaseUnpaidSlots: { ...FIVE_MINUTES, run: releaseUnpaidSlots, batch: UNPAID_ORDERS_A_RUN },
  cancelAbandonedOrders: {
    ...FIVE_MINUTES,
    run: cancelAbandonedOrders,
    batch: UNTIL_NOTHING_MOVES,
  },
  // A campaign that ends is settled by what was delivered.
  noteDeliveries: {
    ...FIVE_MINUTES,
    run: async (context) => void (await noteDeliveries(context)),
    followedBy: ['runCampaignClock'],
  },
  runCampaignClock: {
    ...FIVE_MINUTES,
    every: null,
    run: runCampaignClock,
    batch: UNTIL_NOTHING_MOVES,
  },
  closeAmendments: { ...FIVE_MINUTES, run: closeAmendments, batch: UNTIL_NOTHING_MOVES },
  makeDueRefunds: {
    ...FIVE_MINUTES,
    run: (context) => makeDueRefunds(context),
    attempts: 8,
    batch: REFUNDS_A_RUN,
  },
  takeDuePrices: { ...FIVE_MINUTES, run: takeDuePrices, batch: PRICES_A_RUN },
  expireOffers: { ...FIVE_MINUTES, run: expireOffers, batch: OFFERS_A_RUN },
  remindOfInvoices: { ...FIVE_MINUTES, run: remindOfInvoices, batch: INVOICES_A_RUN },
  remindOfCreatives: { ...FIVE_MINUTES, run: remindOfCreatives, batch: UNREADY_LINES_A_RUN },
  remindOfBriefings: { ...FIVE_MINUTES, run: remindOfBriefings, batch: UNBRIEFED_LINES_A_RUN },
  closeAnsweredChats: { ...FIVE_MINUTES, run: closeAnsweredChats, batch: ANSWERED_CHATS_A_RUN },
  takeUnansweredChats: { ...FIVE_MINUTES, run: takeUnansweredChats, batch: CHATS_A_RUN },
  tellOfLeads: { ...FIVE_MINUTES, run: tellOfLeads },
  sendReportMails: { ...FIVE_MINUTES, run: sendReportMails, batch: REPORT_MAILS_A_RUN },
  sendDueMails: {
    ...MINUTE,
    run: (context) => sendDueMails(context),
    attempts: 8,
    batch: MAILS_A_RUN,
  },
  sendDueAlertMails: {
    ...MINUTE,
    run: async (context) => void (await sendDueAlertMails(context)),
    attempts: 8,
  },
} satisfies Record<string, Job>
