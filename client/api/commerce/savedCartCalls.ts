import type { NewSavedCart, ResumedCart, SavedCart } from '#domain/commerce/savedCart/savedCart.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

const carts = api['saved-carts']

/** The saved carts of the account, the newest first. Raises ProductError, as all calls here do. */
export const listSavedCartsCall = async (): Promise<SavedCart[]> =>
  (await answerOf(carts.$get())).carts

/** Saves a cart under a name. Raises saved_carts_full. */
export const saveCartCall = async (json: NewSavedCart): Promise<SavedCart> =>
  (await answerOf(carts.$post({ json }))).cart

/** A saved cart with the changes since it was saved. Raises saved_cart_not_found. */
export const readSavedCartCall = (id: string): Promise<ResumedCart> =>
  answerOf<ResumedCart>(carts[':id'].$get({ param: { id } }))

/** Renames a saved cart. Raises saved_cart_not_found. */
export const renameSavedCartCall = async (id: string, name: string): Promise<SavedCart> =>
  (await answerOf(carts[':id'].name.$put({ param: { id }, json: { name } }))).cart

/** Deletes a saved cart. Raises saved_cart_not_found. */
export const deleteSavedCartCall = async (id: string): Promise<void> =>
  void (await answerOf(carts[':id'].$delete({ param: { id } })))
