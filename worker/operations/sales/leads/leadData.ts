import { requestsOfAccount } from '#database/queries/contact/contactRequests.ts'
import { offersOfAccount } from '#database/queries/sales/offers.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { eraseLeadsOf } from './eraseLeadsOf.ts'

/** What a person asked the desk for, and the offers they got. */
export const LEAD_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => {
    const [contactRequests, offers] = await Promise.all([
      requestsOfAccount(db, accountId),
      offersOfAccount(db, accountId),
    ])
    return { contactRequests, offers }
  },
  erase: eraseLeadsOf,
}
