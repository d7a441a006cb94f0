import { sendDueAlertMails } from '../operations/foundation/alertMail.ts'
import { closeAmendments } from '../operations/orders/amendments/closeAmendments.ts'
import {
  remindOfCreatives,
  UNREADY_LINES_A_RUN,
} from '../operations/creatives/creative/remindOfCreatives.ts'
import { recordDeliveries } from '../operations/delivery/recordDeliveries.ts'
import { PRICES_A_RUN, applyDuePrices } from '../operations/catalogue/inventory/applyDuePrices.ts'
import { INVOICES_A_RUN, remindOfInvoices } from '../operations/orders/invoices/remindOfInvoices.ts'
import {
  ANSWERED_CHATS_A_RUN,
  closeAnsweredChats,
} from '../operations/sales/leads/closeAnsweredChats.ts'
import {
  CHATS_A_RUN,
  createLeadsFromChats,
} from '../operations/sales/leads/createLeadsFromChats.ts'
import { notifyDeskOfLeads } from '../operations/sales/leads/notifyDeskOfLeads.ts'
import { MAILS_A_RUN, sendDueMails } from '../operations/foundation/mail/sendDueMails.ts'
import { expireOffers, OFFERS_A_RUN } from '../operations/sales/offers/followOffers.ts'
import { cancelAbandonedOrders } from '../operations/orders/orders/cancelAbandonedOrders.ts'
import { runCampaignClock } from '../operations/orders/orders/runCampaignClock.ts'
import {
  CUSTOMERS_A_RUN,
  deleteEndedCustomers,
} from '../operations/orders/payments/deleteEndedCustomers.ts'
import { placeStandingOrders } from '../operations/orders/standing/placeStandingOrders.ts'
import { makeDueRefunds, REFUNDS_A_RUN } from '../operations/orders/payments/makeDueRefunds.ts'
import {
  remindOfBriefings,
  UNBRIEFED_LINES_A_RUN,
} from '../operations/creatives/productions/remindOfBriefings.ts'
import {
  ROUTED_A_RUN,
  sendNotifications,
} from '../operations/accounts/notifications/sendNotifications.ts'
import { REPORT_MAILS_A_RUN, sendReportMails } from '../operations/reporting/sendReportMails.ts'
import {
  releaseUnpaidSlots,
  UNPAID_ORDERS_A_RUN,
} from '../operations/planning/slots/releaseUnpaidSlots.ts'
import type { Job } from './job.types.ts'

const FIVE_MINUTES = { every: 'five_minutes', limitMs: 240_000, attempts: 4 } as const
const MINUTE = { every: 'minute', limitMs: 240_000, attempts: 4 } as const
/** Repeats until a run changes nothing: some due items may fail each time. */
const UNTIL_NOTHING_MOVES = 1

/** Orders, offers, requests, and the emails about them. */
export const SALES_JOBS = {
  releaseUnpaidSlots: { ...FIVE_MINUTES, run: releaseUnpaidSlots, batch: UNPAID_ORDERS_A_RUN },
  cancelAbandonedOrders: {
    ...FIVE_MINUTES,
    run: cancelAbandonedOrders,
    batch: UNTIL_NOTHING_MOVES,
  },
  // The end of a campaign settles it by its deliveries.
  recordDeliveries: {
    ...FIVE_MINUTES,
    run: async (context) => void (await recordDeliveries(context)),
    followedBy: ['runCampaignClock'],
  },
  runCampaignClock: {
    ...FIVE_MINUTES,
    every: null,
    run: runCampaignClock,
    batch: UNTIL_NOTHING_MOVES,
  },
  closeAmendments: { ...FIVE_MINUTES, run: closeAmendments, batch: UNTIL_NOTHING_MOVES },
  placeStandingOrders: { ...FIVE_MINUTES, run: placeStandingOrders, batch: UNTIL_NOTHING_MOVES },
  makeDueRefunds: {
    ...FIVE_MINUTES,
    run: (context) => makeDueRefunds(context),
    attempts: 8,
    batch: REFUNDS_A_RUN,
  },
  deleteEndedCustomers: {
    ...FIVE_MINUTES,
    run: deleteEndedCustomers,
    batch: CUSTOMERS_A_RUN,
  },
  applyDuePrices: { ...FIVE_MINUTES, run: applyDuePrices, batch: PRICES_A_RUN },
  expireOffers: { ...FIVE_MINUTES, run: expireOffers, batch: OFFERS_A_RUN },
  remindOfInvoices: { ...FIVE_MINUTES, run: remindOfInvoices, batch: INVOICES_A_RUN },
  remindOfCreatives: { ...FIVE_MINUTES, run: remindOfCreatives, batch: UNREADY_LINES_A_RUN },
  remindOfBriefings: { ...FIVE_MINUTES, run: remindOfBriefings, batch: UNBRIEFED_LINES_A_RUN },
  closeAnsweredChats: { ...FIVE_MINUTES, run: closeAnsweredChats, batch: ANSWERED_CHATS_A_RUN },
  takeUnansweredChats: { ...FIVE_MINUTES, run: createLeadsFromChats, batch: CHATS_A_RUN },
  notifyDeskOfLeads: { ...FIVE_MINUTES, run: notifyDeskOfLeads },
  sendReportMails: { ...FIVE_MINUTES, run: sendReportMails, batch: REPORT_MAILS_A_RUN },
  sendNotifications: {
    ...MINUTE,
    run: sendNotifications,
    batch: ROUTED_A_RUN,
    followedBy: ['sendDueMails'],
  },
  sendDueMails: {
    ...MINUTE,
    run: (context) => sendDueMails(context),
    attempts: 8,
    batch: MAILS_A_RUN,
  },
  sendQueuedMail: {
    every: null,
    limitMs: 60_000,
    attempts: 8,
    isParallel: true,
    run: async (context, mailId) => {
      if (mailId !== undefined) await sendDueMails(context, { id: mailId })
    },
  },
  sendDueAlertMails: {
    ...MINUTE,
    run: async (context) => void (await sendDueAlertMails(context)),
    attempts: 8,
  },
} satisfies Record<string, Job>
