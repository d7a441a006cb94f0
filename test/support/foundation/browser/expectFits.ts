import { expect, type Page } from '@playwright/test'

/** Fails where something stands beside the window, so that one would have to scroll sideways. */
export async function expectFits(page: Page, what = page.url()): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow, what).toBeLessThanOrEqual(0)
}
