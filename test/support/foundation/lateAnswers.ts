import type { BrowserContext } from '@playwright/test'

const LATEST_MS = Number(process.env['LATE_ANSWERS_MS'] ?? 0)

/**
 * With LATE_ANSWERS_MS each API call of a page is delayed by a different time up to this many milliseconds:
 * it reveals tests and pages that depend on the order of responses, or on a response before a click.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0) return
  await context.route('**/api/**', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, Math.random() * LATEST_MS)
    })
    // The page of the call may be closed by now.
    await route.fallback().catch(() => undefined)
  })
}
