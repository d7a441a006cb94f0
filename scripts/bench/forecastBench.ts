import { chromium } from '@playwright/test'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build, type Rolldown } from 'vite'
import { nextGain, splitBudget, splitValue } from '#domain/planning/mediaMix/budgetSplit.ts'
import { SPLIT_GOAL_NAMES } from '#domain/planning/mediaMix/goalRates.ts'
import { splitCase } from '#domain/testing/splitCases.ts'
import { BROWSER_ARGUMENTS, type Browser } from '../browser/findChromium.ts'
import { inRoot } from '../project/paths.ts'
import { printFigures, ratio, shown } from './report.ts'

type Run = (name: string, change: string, iterations: number) => Promise<number>

const CASES = [
  { name: 'smallest', change: 'budget', label: 'smallest region, budget changed' },
  { name: 'smallest', change: 'radius', label: 'smallest region, radius changed' },
  { name: 'largest', change: 'budget', label: 'largest region, budget changed' },
  { name: 'largest', change: 'radius', label: 'largest region, radius changed' },
] as const

const WARM_UP = 30
const ITERATIONS = { smallest: 2_000, largest: 200 } as const

async function bundle(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: inRoot('scripts/bench/forecastEntry.ts'), formats: ['es'], fileName: 'bench' },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built[0]?.output[0].code
  if (!code) throw new Error('The benchmark could not be built.')
  return code
}

/**
 * Milliseconds of one forecast with its limiting choices. Timed from outside: workerd's clock does not advance during
 * computation.
 */
async function timeCases(run: Run): Promise<number[]> {
  const times: number[] = []
  for (const { name, change } of CASES) {
    await run(name, change, WARM_UP)
    const empty = performance.now()
    await run(name, change, 0)
    const overhead = performance.now() - empty
    const started = performance.now()
    await run(name, change, ITERATIONS[name])
    times.push((performance.now() - started - overhead) / ITERATIONS[name])
  }
  return times
}

async function inBrowser(code: string, browser: Browser): Promise<number[]> {
  const chrome = await chromium.launch({
    executablePath: browser.executablePath,
    args: BROWSER_ARGUMENTS,
    env: { ...(process.env as Record<string, string>), ...browser.env },
  })
  try {
    const page = await chrome.newPage()
    await page.addScriptTag({ content: code, type: 'module' })
    await page.waitForFunction('globalThis.runForecasts')
    return await timeCases((name, change, iterations) =>
      page.evaluate(`globalThis.runForecasts('${name}', '${change}', ${iterations})`),
    )
  } finally {
    await chrome.close()
  }
}

async function inWorkerd(code: string): Promise<number[]> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: code,
      compatibilityDate: '2026-10-06',
    }),
  )
  try {
    return await timeCases(async (name, change, iterations) => {
      const response = await runtime.dispatchFetch(`http://bench/?${name}/${change}/${iterations}`)
      return Number(await response.text())
    })
  } finally {
    await runtime.dispose()
  }
}

/** Prints forecasts per second in the browser's engine and in workerd, and the cost of the largest region. */
export async function forecastBench(browser: Browser): Promise<void> {
  const code = await bundle()
  const browserTimes = await inBrowser(code, browser)
  const workerdTimes = await inWorkerd(code)
  const figures = CASES.flatMap(({ name, change, label }, index) => {
    const browserMs = browserTimes[index] ?? 0
    const workerdMs = workerdTimes[index] ?? 0
    const smallestAt = CASES.findIndex((one) => one.name === 'smallest' && one.change === change)
    const goal = name === 'largest' ? { goal: 'under 5 ms' } : {}
    return [
      {
        name: `browser: ${label}`,
        value: `${shown(1000 / browserMs)}/s, ${shown(browserMs, 3)} ms`,
        comparison: `${ratio(browserMs, browserTimes[smallestAt] ?? 0)} the smallest's time`,
        ...goal,
      },
      {
        name: `workerd: ${label}`,
        value: `${shown(1000 / workerdMs)}/s, ${shown(workerdMs, 3)} ms`,
        comparison: `${ratio(workerdMs, browserMs)} the browser's time`,
        ...goal,
      },
    ]
  })
  printFigures('Forecast with its limiting choices', figures)
}

const SPLIT_WARM_UP = 20
const SPLITS = 200

/**
 * Prints the time to split a budget among six media, using the curve and the gain of the next $100.
 */
export function splitBench(): Promise<void> {
  const place = splitCase()
  const times = SPLIT_GOAL_NAMES.map((goal) => {
    let sum = 0
    const run = (turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        const { parts } = splitBudget(place, goal, 5_000_00 + turn * 50_00)
        sum += splitValue(place, goal, parts)
        sum += nextGain(place, goal, { parts, moreMinor: 100_00 })?.gain ?? 0
      }
    }
    run(SPLIT_WARM_UP)
    const started = performance.now()
    run(SPLITS)
    if (sum <= 0) throw new Error('The split brought nothing.')
    return { goal, ms: (performance.now() - started) / SPLITS }
  })
  const first = times[0]?.ms ?? 0
  printFigures(
    'Split of a budget among six media',
    times.map(({ goal, ms }) => ({
      name: `most ${goal}`,
      value: `${shown(ms, 3)} ms`,
      comparison: `${ratio(ms, first)} the time for reach`,
      goal: 'under 50 ms',
    })),
  )
  return Promise.resolve()
}
