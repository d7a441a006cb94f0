import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Counts from now on what JavaScript a page loads; the answer gives its gzipped bytes so far. */
export function weighScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js') && response.ok()) {
      sizes.push(response.body().then((body) => gzipSync(body).byteLength))
    }
  })
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
