import { packageItem } from '#domain/commerce/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { cartActions } from '../cart.ts'

/** Adds an ad-creation package to the cart, or increases its quantity. Returns its key; null for an unknown package. */
export async function addAdCreation(packageId: string): Promise<string | null> {
  const found = findAdCreationPackage(packageId)
  return found ? cartActions.addItem(packageItem(found)) : null
}
