/** The prefix of every page (spec §2). Only this locale is configured for the text. */
export const LOCALE_PREFIX = '/en-US'

/** The address of a page, from its path without the locale: "/cart" → "/en-US/cart", "/" → "/en-US". */
export function localePath(path: `/${string}`): string {
  return path === '/' ? LOCALE_PREFIX : `${LOCALE_PREFIX}${path}`
}
