import type { Page } from '@playwright/test'

/** A server's address for a program: only browsers know by themselves where `*.localhost` is. */
export function byProgram(address: string): { url: string; headers: { host: string } } {
  const url = new URL(address)
  const headers = { host: url.host }
  url.hostname = '127.0.0.1'
  return { url: url.href, headers }
}

const PUBLISHER = 'http://publisher.localhost/'

/** Where the tags of the server under test are. */
export const serveOrigin = (baseURL = '') => `http://serve.localhost:${new URL(baseURL).port}`

/** Opens a publisher's page of its own host with something in it. */
export async function openPublisher(page: Page, content: string): Promise<void> {
  await page.route(PUBLISHER, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>The Daily</title><h1>The Daily</h1>${content}</html>`,
    }),
  )
  // The page comes from nowhere; the browser would ask before it lets such a one reach a server of this machine.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(PUBLISHER)
}
