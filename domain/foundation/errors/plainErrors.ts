/**
 * The errors that a browser shows before, or without, a server response. Responses contain all
 * other texts.
 */
export const PLAIN_ERRORS = {
  unknown: { status: 500, message: 'Unknown error.' },
  unavailable: {
    status: 503,
    message: 'We currently cannot process your request. Please try again later',
  },
  not_found: { status: 404, message: 'Page not found' },
  no_access: { status: 403, message: 'No access.' },
  invalid_input: { status: 422, message: 'Please check the marked fields.' },
  order_not_found: { status: 404, message: 'This order was not found.' },
  tax_failed: {
    status: 422,
    message: 'The tax for this address could not be calculated. Please check the address.',
  },
  cart_full: {
    status: 422,
    message:
      'Your cart is full: it holds at most 50 entries. Please order or remove some, then add this one.',
  },
  payment_not_open: { status: 409, message: 'This order is not waiting for a payment.' },
  vat_id_invalid: { status: 422, message: 'This VAT ID is not valid.' },
} as const satisfies Record<string, { status: number; message: string }>
