import { z } from 'zod'

/**
 * Format and control characters, fillers and variation selectors, which pasted text contains
 * invisibly.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Variation_Selector}\u{34F}\u{115F}\u{1160}\u{17B4}\u{17B5}\u{2800}\u{3164}\u{FFA0}]/gu
const SPACES = /[\s\u0085]/gu

/**
 * A text without invisible characters, with plain spaces and none at its ends. Only for phones,
 * emails, codes and addresses: names need the joiners of their scripts. Linear in the text's
 * length.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(SPACES, ' ').replaceAll(INVISIBLE, '').trim()
}

/** A text field for phones, emails, coupon codes, postcodes, tax numbers and web addresses, cleaned before it is checked. */
export const visibleText = (params?: Parameters<typeof z.string>[0]) =>
  z.string(params).overwrite(withoutInvisible)
