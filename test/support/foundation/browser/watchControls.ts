import type { Page } from '@playwright/test'

declare global {
  var movesOfControls: string[]
}

/**
 * Records the position of every control in a dialog, in each frame from its first one on. Late
 * content needs reserved space; without it, it moves a control away from under the pointer.
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

/** Controls that moved by more than 2 px since the page was opened, with the distance. */
export const movesOfControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => globalThis.movesOfControls)
