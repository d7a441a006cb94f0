import { deleteSavedCartsOf, listSavedCarts } from '#database/queries/commerce/savedCarts.ts'
import type { PersonalData } from './personalData.ts'

/** A person's saved carts. */
export const SAVED_CART_DATA: PersonalData = {
  exportOf: async ({ db }, accountId) => ({
    savedCarts: (await listSavedCarts(db, { accountId })).map(
      ({ accountId: _account, ...row }) => row,
    ),
  }),
  erase: async ({ db }, { id }) => await deleteSavedCartsOf(db, id),
}
