import { CLOSED_A_RUN, closeDays } from '../operations/delivery/closeDays.ts'
import { closeRawLog } from '../operations/delivery/closeRawLog.ts'
import { noteDeliveries } from '../operations/delivery/noteDeliveries.ts'
import { checkDeliveries } from '../operations/orders/ledger/checkDeliveries.ts'
import { checkLedger, checkLedgerDay } from '../operations/orders/ledger/checkLedger.ts'
import { OFFERS_A_RUN, remindOfOffers } from '../operations/sales/offers/followOffers.ts'
import { exportParts, exportTable } from '../operations/foundation/exportTable.ts'
import { enterDelivered } from '../operations/orders/orders/enterDelivered.ts'
import {
  notifyOfCampaigns,
  notifyOfInvoices,
} from '../operations/orders/orders/notifyOfCampaigns.ts'
import { INDEXED_A_RUN, indexSearch } from '../operations/planning/indexSearch.ts'
import type { OperationContext } from '../platform/env.ts'
import type { Job } from './job.types.ts'

const NIGHT = { every: 'night', limitMs: 600_000, attempts: 6 } as const

/** The figures of the day before: entered, added up, then checked. */
export const NIGHT_JOBS = {
  enterDelivered: {
    ...NIGHT,
    run: async (context: OperationContext, part: string | undefined) => {
      if (part === undefined) await noteDeliveries(context)
      return await enterDelivered(context, part)
    },
    followedBy: ['closeDays', 'checkLedger'],
  },
  closeDays: {
    ...NIGHT,
    every: null,
    run: (context) => closeDays(context),
    batch: CLOSED_A_RUN,
    followedBy: ['checkDeliveries', 'closeRawLog'],
  },
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
  notifyOfCampaigns: {
    ...NIGHT,
    run: async (context, part) => await notifyOfCampaigns(context, part),
  },
  notifyOfInvoices: { ...NIGHT, run: async (context) => void (await notifyOfInvoices(context)) },
  remindOfOffers: { ...NIGHT, run: remindOfOffers, batch: OFFERS_A_RUN },
  indexSearch: { ...NIGHT, run: indexSearch, batch: INDEXED_A_RUN },
} satisfies Record<string, Job>
