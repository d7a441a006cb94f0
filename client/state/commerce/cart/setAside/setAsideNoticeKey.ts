/** Storage key of entries moved out of the cart and not yet acknowledged. */
export const SET_ASIDE_NOTICE_KEY = 'amd_cart_set_aside'
