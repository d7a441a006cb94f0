import { orderDataOf } from '#database/queries/accounts/accountData.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'

/** A person's orders and invoices, which the law makes us keep: they lose their account with its deletion. */
export const ORDER_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => await orderDataOf(db, accountId),
}
