import Stripe from 'stripe'

/** Result of a request; null if Stripe lacks the object. */
export async function foundOrNull<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return null
    throw error
  }
}

/** ID of an object that Stripe sent whole or by its ID. */
export const idOf = (of: string | { id: string } | null) =>
  typeof of === 'string' ? of : (of?.id ?? null)
