import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, type Browser } from '../browser/findChromium.ts'
import { freePort } from '../setup/localServer.ts'
import { inRoot, ROOT } from '../project/paths.ts'
import { printFigures, ratio, shown } from './report.ts'

const TIMEOUT_MS = 120_000

async function firstAnswerMs(
  port: number,
  started: number,
  hasEnded: () => boolean,
): Promise<number> {
  while (Date.now() - started < TIMEOUT_MS && !hasEnded()) {
    try {
      const page = await fetch(`http://127.0.0.1:${port}/en-US`)
      await page.text()
      if (page.ok) return Date.now() - started
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('npm start ended, or did not answer in time.')
}

/**
 * Times `npm start` on a prepared checkout until the first page loads, compared with an empty
 * `node` start.
 */
export async function startBench(browser: Browser): Promise<void> {
  const nodeStarted = Date.now()
  await new Promise((resolve) => spawn('node', ['-e', '0']).on('exit', resolve))
  const nodeMs = Date.now() - nodeStarted

  const port = await freePort()
  const started = Date.now()
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  })
  try {
    const answeredMs = await firstAnswerMs(port, started, () => child.exitCode !== null)
    const chrome = await chromium.launch({
      executablePath: browser.executablePath,
      args: BROWSER_ARGUMENTS,
      env: { ...(process.env as Record<string, string>), ...browser.env },
    })
    const page = await chrome.newPage()
    await page.goto(`http://127.0.0.1:${port}/en-US`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    const seenMs = Date.now() - started
    await chrome.close()
    printFigures(`npm start, second time, in ${inRoot().split('/').at(-1)}`, [
      {
        name: 'to the first page answered',
        value: `${shown(answeredMs)} ms`,
        comparison: `${ratio(answeredMs, nodeMs)} of an empty node start`,
        goal: 'under 12,000 ms',
      },
      { name: 'to the first page seen in a browser', value: `${shown(seenMs)} ms` },
    ])
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  }
}
