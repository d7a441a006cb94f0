import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, type Browser } from '../browser/findChromium.ts'
import { weighScripts } from '../browser/weighScripts.ts'
import { printFigures, ratio, shown } from './report.ts'

const SETTLE_MS = 2_500

/** Pages with their limits of gzipped JavaScript. */
const PAGES = [
  { name: '404 (the frame alone)', path: '/en-US/no-such-page', goalKb: null },
  { name: 'home', path: '/en-US', goalKb: 150 },
  { name: 'booking page', path: '/en-US/billboards-digital/buy-self-service', goalKb: 260 },
  { name: 'cart', path: '/en-US/cart', goalKb: null },
  { name: 'checkout', path: '/en-US/checkout', goalKb: 260 },
] as const

/** JavaScript that a browser loads for a page without interaction, in gzipped bytes. */
async function scriptBytes(origin: string, path: string, browser: Browser): Promise<number> {
  const chrome = await chromium.launch({
    executablePath: browser.executablePath,
    args: BROWSER_ARGUMENTS,
    env: { ...(process.env as Record<string, string>), ...browser.env },
  })
  try {
    const page = await chrome.newPage()
    const weigh = weighScripts(page)
    await page.goto(origin + path)
    await page.waitForTimeout(SETTLE_MS)
    return await weigh()
  } finally {
    await chrome.close()
  }
}

/** Prints the JavaScript that each page loads, compared with the page with only the frame. */
export async function pageWeightBench(origin: string, browser: Browser): Promise<void> {
  const figures = []
  let frameBytes = 0
  for (const { name, path, goalKb } of PAGES) {
    const bytes = await scriptBytes(origin, path, browser)
    frameBytes ||= bytes
    figures.push({
      name,
      value: `${shown(bytes / 1000, 1)} kB`,
      comparison: `${ratio(bytes, frameBytes)} of the frame`,
      ...(goalKb ? { goal: `under ${goalKb} kB` } : {}),
    })
  }
  printFigures('JavaScript loaded untouched, gzipped', figures)
}
