import { orderDataOf } from '#database/queries/accounts/accountData.ts'
import { deleteLabelsOf, labelsOf } from '#database/queries/orders/orderLabels.ts'
import type { PersonalData } from '#worker/operations/accounts/privacy/personalData.ts'

/** A person's orders and invoices, which the law requires us to retain: deleting the account detaches them. */
export const ORDER_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    ...(await orderDataOf(db, accountId)),
    orderLabels: (await labelsOf(db, accountId)).map(({ accountId: _account, ...row }) => row),
  }),
  erase: async ({ db }, { id }) => await deleteLabelsOf(db, id),
}
