import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, type Browser } from '../browser/findChromium.ts'
import { freePort } from '../setup/localServer.ts'
import {
  EMPTY_PAGE,
  fillCart,
  FIRST_SEEN,
  type MeasuredPage,
  WITH_A_CART,
} from './lighthouse/lighthousePages.ts'
import { installLighthouse, runLighthouse, type Visit } from './lighthouse/runLighthouse.ts'
import { type Figure, printFigure, ratio, shown } from './report.ts'

/** Single visits vary, so the one with the median LCP is reported. */
const VISITS = 3

/**
 * Prints Lighthouse's results for pages on a simulated phone, compared with a page of the same
 * build with only the frame.
 */
export async function lighthouseBench(origin: string, browser: Browser): Promise<void> {
  installLighthouse()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'admarket-lighthouse-'))
  const port = await freePort()
  const chrome = await chromium.launchPersistentContext(profile, {
    executablePath: browser.executablePath,
    args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${port}`],
    env: { ...(process.env as Record<string, string>), ...browser.env },
  })
  try {
    const visit = (page: MeasuredPage) => middle(origin + page.path, port)
    console.log(
      '\nLighthouse on a simulated phone: performance; accessibility, best practices, SEO; times beside the empty page',
    )
    const empty = await visit(EMPTY_PAGE)
    printFigure(figureOf(EMPTY_PAGE, empty))
    for (const page of FIRST_SEEN) printFigure(figureOf(page, await visit(page), empty))
    const shopping = await chrome.newPage()
    await fillCart(shopping, origin)
    await shopping.close()
    for (const page of WITH_A_CART) printFigure(figureOf(page, await visit(page), empty))
  } finally {
    await chrome.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function middle(url: string, port: number): Promise<Visit> {
  const visits: Visit[] = []
  while (visits.length < VISITS) visits.push(await runLighthouse(url, port))
  const [, second] = visits.toSorted((one, other) => one.lcpMs - other.lcpMs)
  if (!second) throw new Error(`${url} was not visited.`)
  return second
}

function figureOf({ name, goal }: MeasuredPage, visit: Visit, empty?: Visit): Figure {
  const { performance, others, lcpMs, tbtMs, cls, requests } = visit
  const beside = empty ? `${ratio(lcpMs, empty.lcpMs)} LCP, ${ratio(tbtMs, empty.tbtMs)} TBT; ` : ''
  return {
    name,
    value: `${performance}; ${others.join(', ')}`,
    comparison: `${beside}LCP ${shown(lcpMs / 1_000, 1)} s, TBT ${shown(tbtMs)} ms, CLS ${shown(cls, 3)}, ${requests} requests`,
    ...(goal ? { goal } : {}),
  }
}
