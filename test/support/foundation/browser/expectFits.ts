import { expect, type Page } from '@playwright/test'

/** Fails if any content overflows the window horizontally. */
export async function expectFits(page: Page, what = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow, what).toBeLessThanOrEqual(0)
}
