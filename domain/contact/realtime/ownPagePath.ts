/** Control characters, spaces and backslashes: browsers leave some of them out, and take a backslash for a slash. */
const MISREAD = /[\\\s\p{Cc}\p{Cf}]/u

/**
 * A page that a browser said it is on, as a path that leads nowhere but to our own origin; null for anything else:
 * what a visitor tells may be meant for whoever clicks on it.
 */
export const ownPagePath = (page: string): string | null =>
  page.startsWith('/') && !page.startsWith('//') && !MISREAD.test(page) ? page : null
