import { requestsOfAccount } from '#database/queries/contact/contactRequests.ts'
import { offersOfAccount } from '#database/queries/sales/offers.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'
import { eraseLeadsOf } from './eraseLeadsOf.ts'

/** A person's requests to the desk and their offers. */
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
