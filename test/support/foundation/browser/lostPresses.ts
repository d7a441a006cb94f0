import type { BrowserContext } from '@playwright/test'

/**
 * Logs a console error when a pressed control moves away from under the pointer before the release.
 */
export async function logLostPresses(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let pressed: { element: Element; x: number; y: number } | null = null
    const words = (element: Element) => element.getAttribute('aria-label') ?? element.textContent
    const at = ({ target, clientX, clientY }: PointerEvent) => {
      const element = target instanceof Element ? target.closest('button, a, label, summary') : null
      pressed = element && { element, x: clientX, y: clientY }
    }
    const released = ({ clientX, clientY }: PointerEvent) => {
      const press = pressed
      pressed = null
      if (press === null || Math.hypot(clientX - press.x, clientY - press.y) > 3) return
      const { left, right, top, bottom, width } = press.element.getBoundingClientRect()
      const isUnder = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
      const isGone = !press.element.isConnected || width === 0
      if (isUnder || isGone) return
      console.error(`A press was lost, it moved away from under it: ${words(press.element)}`)
    }
    document.addEventListener('pointerdown', at, true)
    document.addEventListener('pointerup', released, true)
  })
}
