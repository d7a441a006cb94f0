import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { npmChromium } from './npmChromium.ts'

/** A browser that has started successfully, and its environment. */
export interface Browser {
  executablePath: string
  env: Record<string, string>
  source: string
}

const START_TIMEOUT_MS = 30_000

/**
 * Arguments of every start; the last ones keep a browser on a closed network from waiting for its
 * vendor's servers.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// The headless shell first: without a full browser's windows it takes half the time.
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Opens one page in the browser, as an existing file may still lack a library. */
async function starts(executablePath: string, env: Record<string, string> = {}): Promise<boolean> {
  try {
    const browser = await chromium.launch({
      executablePath,
      args: BROWSER_ARGUMENTS,
      env: { ...(process.env as Record<string, string>), ...env },
      timeout: START_TIMEOUT_MS,
    })
    try {
      const page = await browser.newPage()
      await page.setContent('<p>works</p>', { timeout: START_TIMEOUT_MS })
      return (await page.textContent('p')) === 'works'
    } finally {
      await browser.close()
    }
  } catch {
    return false
  }
}

async function chosenByUser(): Promise<Browser | null> {
  const executablePath = process.env['CHROMIUM_PATH']
  if (!executablePath) return null
  if (!(await starts(executablePath))) {
    throw new Error(`CHROMIUM_PATH is ${executablePath}, but no browser starts there.`)
  }
  return { executablePath, env: {}, source: 'CHROMIUM_PATH' }
}

async function ofSystem(): Promise<Browser | null> {
  for (const executablePath of SYSTEM_BROWSERS.filter((candidate) => existsSync(candidate))) {
    if (await starts(executablePath)) return { executablePath, env: {}, source: 'system' }
  }
  return null
}

async function ofNpm(): Promise<Browser | null> {
  // Without space to unpack it, the system may still have a browser.
  const found = await npmChromium().catch(() => null)
  if (!found) return null
  const candidates = [found.plainEnv, found.bundledEnv]
  for (const env of candidates) {
    if (await starts(found.executablePath, env)) {
      return { executablePath: found.executablePath, env, source: 'npm' }
    }
  }
  return null
}

async function ofApt(): Promise<Browser | null> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null
  console.log('Installing a browser for the tests (apt-get) ...')
  const packages = ['chromium-headless-shell', 'fonts-noto-color-emoji']
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return ofSystem()
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, else the headless shell from npm (pinned by the
 * lockfile; with its own libraries if the system lacks them), else a system browser, else Debian's
 * packages if root. Raises an error with instructions.
 */
export async function findChromium(): Promise<Browser> {
  const browser = (await chosenByUser()) ?? (await ofNpm()) ?? (await ofSystem()) ?? (await ofApt())
  if (browser) return browser
  throw new Error(
    'The browser tests need a Chromium or Chrome, and none starts here. Install one (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  )
}
