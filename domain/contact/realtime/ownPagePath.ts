/** Control characters, spaces and backslashes: browsers drop some of them, and treat a backslash as a slash. */
const MISREAD = /[\\\s\p{Cc}\p{Cf}]/u

/**
 * A page reported by a browser, as a path on our own origin; null for anything else: a visitor may send a link meant to
 * trick an admin.
 */
export const ownPagePath = (page: string): string | null =>
  page.startsWith('/') && !page.startsWith('//') && !MISREAD.test(page) ? page : null
