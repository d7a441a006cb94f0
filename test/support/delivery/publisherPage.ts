import type { Page } from '@playwright/test'

/** A server's URL for programs: only browsers resolve `*.localhost` by themselves. */
export function byProgram(address: string): { url: string; headers: { host: string } } {
  const url = new URL(address)
  const headers = { host: url.host }
  url.hostname = '127.0.0.1'
  return { url: url.href, headers }
}

const PUBLISHER = 'http://publisher.localhost/'

/** Origin of the tags of the server under test. */
export const serveOrigin = (baseURL = '') => `http://serve.localhost:${new URL(baseURL).port}`

/** Opens a publisher's page on its own host with some content. */
export async function openPublisher(page: Page, content: string): Promise<void> {
  await page.route(PUBLISHER, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>The Daily</title><h1>The Daily</h1>${content}</html>`,
    }),
  )
  // The page is intercepted; otherwise the browser would ask before it may access a local server.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(PUBLISHER)
}
