/// <reference types="@vitest/browser-playwright" />
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { afterEach } from 'vitest'
import { cdp, page } from 'vitest/browser'
import '#client/theme.css'

/** The conditions for showing a component. */
export interface Conditions {
  width: number
  height: number
  /** Text size, as a share of the product's. */
  textShare?: number
  direction?: 'ltr' | 'rtl'
  isMotionReduced?: boolean
}

export const PHONE: Conditions = { width: 390, height: 844 }
export const WINDOW: Conditions = { width: 1440, height: 900 }

let root: Root | null = null

async function reduceMotion(isReduced: boolean): Promise<void> {
  const value = isReduced ? 'reduce' : 'no-preference'
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
}

/** Shows a component alone, like a page does, under these conditions. */
export async function show(node: ReactNode, conditions: Conditions = WINDOW): Promise<void> {
  root?.unmount()
  const { width, height, textShare = 1, direction = 'ltr', isMotionReduced = false } = conditions
  await page.viewport(width, height)
  await reduceMotion(isMotionReduced)
  const { documentElement: html, body } = document
  html.lang = 'en-US'
  html.dir = direction
  html.style.fontSize = `${textShare * 100}%`
  body.className = 'bg-paper font-sans text-ink antialiased'
  const box = document.createElement('main')
  box.className = 'p-5'
  body.replaceChildren(box)
  root = createRoot(box)
  const router = createMemoryRouter([{ path: '*', element: node }])
  const shown = root
  // Rendered synchronously, so that it is complete for the test.
  flushSync(() =>
    shown.render(
      <StrictMode>
        <I18nProvider locale="en-US">
          <RouterProvider router={router} />
        </I18nProvider>
      </StrictMode>,
    ),
  )
  await document.fonts.ready
}

/**
 * Waits for all fades to end, as half-transparent text has no contrast. Endless animations may
 * continue.
 */
export async function faded(): Promise<void> {
  // A new element starts its animation in the second frame.
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
  }
  const fades = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
  await Promise.allSettled(fades.map(({ finished }) => finished))
}

afterEach(() => {
  root?.unmount()
  root = null
})
