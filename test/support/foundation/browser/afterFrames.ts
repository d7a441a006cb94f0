import type { Page } from '@playwright/test'

/** Waits until the page has drawn this many frames. */
export const afterFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve)
      })
    }
  }, count)
