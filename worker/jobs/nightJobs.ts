import { archiveDays, DAYS_A_RUN } from '../operations/delivery/archiveDays.ts'
import { CLOSED_A_RUN, closeDays } from '../operations/delivery/closeDays.ts'
import { closeRawLog } from '../operations/delivery/closeRawLog.ts'
import { recordDeliveries } from '../operations/delivery/recordDeliveries.ts'
import { checkDeliveries } from '../operations/orders/ledger/checkDeliveries.ts'
import { checkLedger, checkLedgerDay } from '../operations/orders/ledger/checkLedger.ts'
import { OFFERS_A_RUN, remindOfOffers } from '../operations/sales/offers/followOffers.ts'
import { importReferenceRates } from '../operations/foundation/importReferenceRates.ts'
import { exportParts, exportTable } from '../operations/foundation/exportTable.ts'
import { measureForecasts, OUTCOMES_A_RUN } from '../operations/orders/orders/measureForecasts.ts'
import {
  EXPIRING_CARDS_A_RUN,
  remindOfExpiringCards,
} from '../operations/orders/payments/remindOfExpiringCards.ts'
import { enterDelivered } from '../operations/orders/orders/enterDelivered.ts'
import {
  notifyOfCampaigns,
  notifyOfInvoices,
} from '../operations/orders/orders/notifyOfCampaigns.ts'
import { notifyOfPlays } from '../operations/reporting/notifyOfPlays.ts'
import { INDEXED_A_RUN, indexSearch } from '../operations/planning/indexSearch.ts'
import {
  announceStandingOrders,
  STANDING_A_RUN,
} from '../operations/orders/standing/announceStandingOrders.ts'
import { issueStatements } from '../operations/orders/statements/issueStatements.ts'
import type { OperationContext } from '../platform/env.ts'
import type { Job } from './job.types.ts'

const NIGHT = { every: 'night', limitMs: 600_000, attempts: 6 } as const

/** The previous day's figures: recorded, added up, then checked. */
export const NIGHT_JOBS = {
  enterDelivered: {
    ...NIGHT,
    run: async (context: OperationContext, part: string | undefined) => {
      if (part === undefined) await recordDeliveries(context)
      return await enterDelivered(context, part)
    },
    followedBy: ['closeDays', 'checkLedger'],
  },
  closeDays: {
    ...NIGHT,
    every: null,
    run: (context) => closeDays(context),
    batch: CLOSED_A_RUN,
    followedBy: ['checkDeliveries', 'closeRawLog', 'archiveDays'],
  },
  archiveDays: { ...NIGHT, every: null, run: (context) => archiveDays(context), batch: DAYS_A_RUN },
  closeRawLog: { ...NIGHT, every: null, run: async (context) => void (await closeRawLog(context)) },
  checkLedger: {
    ...NIGHT,
    every: null,
    run: async (context) => {
      const { days } = await checkLedger(context)
      return days ? { parts: { job: 'checkLedgerDay', parts: days } } : {}
    },
  },
  checkLedgerDay: {
    ...NIGHT,
    every: null,
    queue: 'CHECKS',
    isParallel: true,
    run: async (context, part) => void (await checkLedgerDay(context, part ?? '')),
  },
  checkDeliveries: { ...NIGHT, every: null, queue: 'CHECKS', run: checkDeliveries },
  issueStatements: { ...NIGHT, run: issueStatements },
  exportTables: {
    ...NIGHT,
    run: async (context) => ({ parts: { job: 'exportTable', parts: exportParts(context) } }),
  },
  exportTable: {
    ...NIGHT,
    every: null,
    queue: 'CHECKS',
    isParallel: true,
    run: async (context, part) => await exportTable(context, part ?? ''),
  },
  takeReferenceRates: { ...NIGHT, run: importReferenceRates },
  notifyOfCampaigns: {
    ...NIGHT,
    run: async (context, part) => await notifyOfCampaigns(context, part),
  },
  notifyOfPlays: {
    ...NIGHT,
    run: async (context, part) => await notifyOfPlays(context, part),
  },
  notifyOfInvoices: { ...NIGHT, run: async (context) => void (await notifyOfInvoices(context)) },
  remindOfExpiringCards: { ...NIGHT, run: remindOfExpiringCards, batch: EXPIRING_CARDS_A_RUN },
  announceStandingOrders: { ...NIGHT, run: announceStandingOrders, batch: STANDING_A_RUN },
  measureForecasts: { ...NIGHT, queue: 'CHECKS', run: measureForecasts, batch: OUTCOMES_A_RUN },
  remindOfOffers: { ...NIGHT, run: remindOfOffers, batch: OFFERS_A_RUN },
  indexSearch: { ...NIGHT, run: indexSearch, batch: INDEXED_A_RUN },
} satisfies Record<string, Job>
