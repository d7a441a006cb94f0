import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Records the scripts that a page loads from now on; the returned function gives their addresses so far. */
export function recordScripts(page: Page): () => string[] {
  const addresses = new Set<string>()
  page.on('response', (response) => {
    const isScript = new URL(response.url()).pathname.endsWith('.js')
    if (isScript && response.ok()) addresses.add(response.url())
  })
  return () => [...addresses]
}

/**
 * Records a page's requests to its own server from now on; the returned function gives method and address of each so
 * far. Repeated requests count once: the second response is from the browser's cache.
 */
export function recordRequests(page: Page): () => string[] {
  const asked: { what: string; origin: string; isGet: boolean }[] = []
  page.on('request', (request) => {
    const what = `${request.method()} ${request.url()}`
    asked.push({ what, origin: new URL(request.url()).origin, isGet: request.method() === 'GET' })
  })
  return () => {
    const own = asked.filter(({ origin }) => origin === new URL(page.url()).origin)
    const [got, sent] = [own.filter(({ isGet }) => isGet), own.filter(({ isGet }) => !isGet)]
    return [...new Set(got.map(({ what }) => what)), ...sent.map(({ what }) => what)]
  }
}

/**
 * Records the scripts that a page loads from now on; the returned function gives their gzipped bytes so far. Fetches
 * them once more to measure them: a page's response bodies are gone once it has navigated.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const scripts = recordScripts(page)
  return async () => {
    const sizes = await Promise.all(scripts().map((address) => sizeOf(page, address)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
}

async function sizeOf(page: Page, address: string): Promise<number> {
  const response = await page.request.get(address)
  if (!response.ok()) throw new Error(`${address} answered ${response.status()}.`)
  return gzipSync(await response.body()).byteLength
}
