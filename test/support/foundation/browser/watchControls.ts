import type { Page } from '@playwright/test'

declare global {
  var movesOfControls: string[]
}

/**
 * Looks at each frame where what can be pressed in a window of the page is, from its first frame on: what comes late has its
 * place from the beginning, or it moves something away from under the pointer.
 */
export async function watchControls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const CONTROLS = 'button, label, input:not([type=file]), [role=slider]'
    let places = new Map<Element, DOMRect>()
    globalThis.movesOfControls = []
    const look = () => {
      const now = new Map<Element, DOMRect>()
      for (const element of document.querySelectorAll(`[role=dialog] :is(${CONTROLS})`)) {
        const place = element.getBoundingClientRect()
        if (place.width > 1) now.set(element, place)
      }
      for (const [element, { x, y }] of now) {
        const before = places.get(element)
        if (!before || Math.hypot(x - before.x, y - before.y) <= 2) continue
        const words = element.getAttribute('aria-label') ?? element.textContent
        const [dx, dy] = [Math.round(x - before.x), Math.round(y - before.y)]
        globalThis.movesOfControls.push(`${words} moved by ${dx}, ${dy} at ${innerWidth}`)
      }
      places = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** What has moved by more than 2 px since the page was opened, and how far. */
export const movesOfControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.movesOfControls)
