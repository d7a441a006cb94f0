/** Stands in a kept page where each answer has a nonce of its own; what our own build wrote has it nowhere else. */
export const NONCE_PLACE = '{{nonce-of-this-answer}}'

interface KeptPage {
  /** The page's text, cut where a nonce belongs. */
  parts: readonly string[]
  headers: Headers
}

/**
 * Pages that were built as files, complete but for their nonces: one deployment has one text of each, so an isolate
 * reads a file and completes its head once. There are as many as the build made, about 10 MB in all.
 */
const pages = new Map<string, KeptPage>()

/** Keeps the page at a path, in which NONCE_PLACE stands for nonces. */
export async function keepPage(path: string, page: Response): Promise<void> {
  const headers = new Headers(page.headers)
  pages.set(path, { parts: (await page.text()).split(NONCE_PLACE), headers })
}

/** An answer of its own with the page kept for a path; null where none is. */
export function keptPage(path: string, nonce: string): Response | null {
  const page = pages.get(path)
  return page ? new Response(page.parts.join(nonce), { headers: page.headers }) : null
}
