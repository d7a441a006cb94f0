import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** Which scripts a page loads from now on: the answer gives their addresses so far. */
export function noteScripts(page: Page): () => string[] {
  const addresses = new Set<string>()
  page.on('response', (response) => {
    const isScript = new URL(response.url()).pathname.endsWith('.js')
    if (isScript && response.ok()) addresses.add(response.url())
  })
  return () => [...addresses]
}

/**
 * What a page asks its own server for from now on, method and address so far. What it gets twice counts once: the second
 * answer is of the browser's store.
 */
export function noteRequests(page: Page): () => string[] {
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
 * Notes from now on which scripts a page loads; the answer gives their gzipped bytes so far. They are fetched once more to
 * be weighed: what a page was answered is gone as soon as the page has moved on.
 */
export function weighScripts(page: Page): () => Promise<number> {
  const scripts = noteScripts(page)
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
