import { eraseStandingOf, standingDataOf } from '#database/queries/orders/standingOrders.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'

/** A person's standing orders. The consents prove charges and stay; deleting the account ends them. */
export const STANDING_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => {
    const { rows, runs } = await standingDataOf(db, accountId)
    return {
      standingOrders: rows.map(({ accountId: _account, setupId: _setup, ...row }) => row),
      standingOrderMonths: runs,
    }
  },
  erase: async ({ db, now }, { id }) => await eraseStandingOf(db, id, now.toISOString()),
}
