import { expect, test as base } from '@playwright/test'
import { startWebKit } from './startWebKit.ts'
import { WebKitPage } from './WebKitPage.ts'

let callers = 0

/** A separate WebKit for each test, which fails for any error or warning of its pages. */
export const test = base.extend<{ origin: string; web: WebKitPage }>({
  origin: async ({ baseURL }, use) => await use(baseURL ?? ''),
  // A test's requests outside the browser come from a new caller each, as limits count by caller.
  extraHTTPHeaders: async ({}, use) => {
    callers += 1
    await use({ 'CF-Connecting-IP': `10.99.${Math.floor(callers / 250)}.${(callers % 250) + 1}` })
  },
  web: async ({ origin }, use, info) => {
    const { driver, stop } = await startWebKit()
    try {
      const web = new WebKitPage(driver, origin)
      await use(web)
      if (info.status !== info.expectedStatus)
        await web.keepPicture(info.outputPath('failed.png')).catch(() => {})
      expect(await web.faults()).toEqual([])
    } finally {
      await stop()
    }
  },
})

export { expect }
