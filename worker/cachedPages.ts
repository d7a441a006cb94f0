/** Placeholder for each response's nonce in a cached page; only our own build writes it. */
export const NONCE_PLACEHOLDER = '{{nonce-of-this-answer}}'

interface KeptPage {
  /** The page's text, split at the nonces. */
  parts: readonly string[]
  headers: Headers
}

/**
 * Prerendered pages, complete except for their nonces: a deployment has one text of each, so an isolate reads each
 * file and completes its head once. Bounded by the number of built pages, about 10 MB in all.
 */
const pages = new Map<string, KeptPage>()

/** Caches the page of a path, in which NONCE_PLACEHOLDER stands for nonces. */
export async function cachePage(path: string, page: Response): Promise<void> {
  const headers = new Headers(page.headers)
  pages.set(path, { parts: (await page.text()).split(NONCE_PLACEHOLDER), headers })
}

/** A new response with the cached page of a path; null if there is none. */
export function cachedPage(path: string, nonce: string): Response | null {
  const page = pages.get(path)
  return page ? new Response(page.parts.join(nonce), { headers: page.headers }) : null
}
