import type { BrowserContext } from '@playwright/test'

const LATEST_MS = Number(process.env['LATE_ANSWERS_MS'] ?? 0)

/**
 * With LATE_ANSWERS_MS each call of a page to the API leaves late, by up to so many milliseconds and each by another
 * time: what a test or a page expects to come in a certain order, or before a press, shows itself.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0) return
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, Math.random() * LATEST_MS)
    })
    // The page that asked may be gone by now.
    await route.fallback().catch(() => undefined)
  })
}
