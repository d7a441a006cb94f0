import { isFindable } from '#content/publicPages.ts'
import { pageTitle } from '#content/site.ts'
import type { PageName } from '#content/sitePaths.ts'

interface HeadTexts {
  title: string
  /** Whether search engines may index it. */
  description?: string
  /** Its address contains a key that no other site may learn. */
  isKeyed?: boolean
  /** This page is not indexed, though pages like it are. */
  isUnlisted?: boolean
}

/** The head of a page: its title, and whether search engines may index it. */
export function pageHead(page: PageName, { title, description, isKeyed, isUnlisted }: HeadTexts) {
  return [
    { title: pageTitle(title) },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(isFindable(page) && !isUnlisted ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(isKeyed ? [{ name: 'referrer', content: 'no-referrer' }] : []),
  ]
}
