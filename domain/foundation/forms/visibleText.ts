import { z } from 'zod'

/** Format and control characters, fillers and variation selectors: they come along with a paste and draw nothing. */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0F\uFFA0]/gu
const SPACES = /[\s\u0085]/gu

/**
 * A text without characters that draw nothing, its spaces as plain ones and none at its ends. For phones, emails, codes and
 * addresses alone: names need the joiners of their scripts. Linear in the text's length.
 */
export function withoutInvisible(text: string): string {
  return text.replaceAll(SPACES, ' ').replaceAll(INVISIBLE, '').trim()
}

/** A text field for phones, emails, coupon codes, postcodes, tax numbers and web addresses, cleaned before it is checked. */
export const visibleText = (params?: Parameters<typeof z.string>[0]) =>
  z.string(params).overwrite(withoutInvisible)
