import {
  deleteSavedCart,
  findSavedCart,
  insertSavedCart,
  listSavedCarts,
  renameSavedCart,
  type SavedCartRow,
} from '#database/queries/commerce/savedCarts.ts'
import type { CartItem } from '#domain/commerce/cart/cartItem.ts'
import {
  MAX_SAVED_CARTS,
  resumeNews,
  seenOf,
  type NewSavedCart,
  type ResumedCart,
  type SavedCart,
} from '#domain/commerce/savedCart/savedCart.ts'
import { ProductError } from '#domain/foundation/errors/productError.ts'
import { BASE_CURRENCY } from '#domain/foundation/money/amount.ts'
import { newId } from '#worker/adapters/ids.ts'
import type { OperationContext } from '#worker/platform/env.ts'
import { chosenClient } from '#worker/operations/foundation/identity/chosenClient.ts'
import { ownAccount } from '#worker/operations/foundation/identity/ownAccount.ts'
import { quoteCart } from './quoteCart.ts'

const viewOf = ({ id, name, items, sumUsdMinor, savedAt }: SavedCartRow): SavedCart => ({
  id,
  name,
  entries: items.length,
  sumUsdMinor,
  savedAt,
})

/** The account's saved carts for the client selected in the tab, or for none. Raises no_access. */
export async function listOwnCarts(context: OperationContext): Promise<SavedCart[]> {
  const whose = { accountId: ownAccount(context).id, clientId: await chosenClient(context) }
  return (await listSavedCarts(context.db, whose)).map(viewOf)
}

/** Saves a cart with today's prices. Raises no_access, saved_carts_full. */
export async function saveOwnCart(
  context: OperationContext,
  { name, items }: NewSavedCart,
): Promise<SavedCart> {
  const { db, now } = context
  const { id: accountId } = ownAccount(context)
  const { quote } = await quoteItems(context, items)
  const row = {
    id: newId('svc'),
    accountId,
    clientId: await chosenClient(context),
    name,
    items,
    seen: seenOf(quote),
    sumUsdMinor: quote.lines.reduce((sum, line) => sum + line.sumUsdMinor, 0),
    savedAt: now.toISOString(),
  }
  if (!(await insertSavedCart(db, row, MAX_SAVED_CARTS))) throw new ProductError('saved_carts_full')
  return viewOf(row)
}

/**
 * A saved cart with later changes: prices, lost slots, past dates (Commerce 20). Raises no_access,
 * saved_cart_not_found.
 */
export async function readOwnCart(context: OperationContext, id: string): Promise<ResumedCart> {
  const { items, seen } = await ownCart(context, id)
  const { quote } = await quoteItems(context, items, seen)
  return { items, news: resumeNews(quote) }
}

/** Renames a saved cart. Raises no_access, saved_cart_not_found. */
export async function renameOwnCart(
  context: OperationContext,
  id: string,
  name: string,
): Promise<SavedCart> {
  const row = await ownCart(context, id)
  await renameSavedCart(context.db, row, name)
  return viewOf({ ...row, name })
}

/** Deletes a saved cart. Raises no_access, saved_cart_not_found. */
export async function deleteOwnCart(context: OperationContext, id: string): Promise<void> {
  await deleteSavedCart(context.db, await ownCart(context, id))
}

async function ownCart(context: OperationContext, id: string): Promise<SavedCartRow> {
  const row = await findSavedCart(context.db, { id, accountId: ownAccount(context).id })
  if (!row) throw new ProductError('saved_cart_not_found')
  return row
}

const quoteItems = async (
  context: OperationContext,
  items: CartItem[],
  seen?: SavedCartRow['seen'],
) =>
  await quoteCart(context, {
    sessionId: '',
    items,
    discounts: [],
    offer: null,
    currency: BASE_CURRENCY,
    buyer: null,
    email: null,
    seen,
  })
