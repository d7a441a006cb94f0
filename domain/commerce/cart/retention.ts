/** Retention of a visitor's data, days: a cart after its last change, the others after their creation. */
export const CART_LIFE_DAYS = 90
export const SESSION_NOTE_LIFE_DAYS = 30
export const IDEMPOTENCY_KEY_LIFE_DAYS = 30
