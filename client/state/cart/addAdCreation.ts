import { packageItem } from '#domain/cart/newCartItem.ts'
import { findAdCreationPackage } from '#domain/catalogue/adCreationPackage.ts'
import { AD_CREATION_PAGES } from '#content/adCreation/adCreationPages.ts'
import { cartActions } from './cart.ts'

/** Puts an ad-creation package in the cart, or one more of it. Gives its key; null for an unknown package. */
export async function addAdCreation(packageId: string): Promise<string | null> {
  const found = findAdCreationPackage(packageId)
  if (!found) return null
  const name = `${AD_CREATION_PAGES[found.slug].name}: ${found.name}`
  return cartActions.addItem(packageItem(found, { name }))
}
