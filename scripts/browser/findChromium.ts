import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { npmChromium } from './npmChromium.ts'

/** A browser that was seen to start, and the environment it needs. */
export interface Browser {
  executablePath: string
  env: Record<string, string>
  source: string
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-headless-shell',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Starts the browser once on an empty page; a file that exists may still lack a library. */
function starts(executablePath: string, env: Record<string, string> = {}): boolean {
  const run = spawnSync(
    executablePath,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--dump-dom',
      'data:text/html,<p>works',
    ],
    { env: { ...process.env, ...env }, timeout: 60_000, encoding: 'utf8' },
  )
  return run.status === 0 && run.stdout.includes('works')
}

function chosenByUser(): Browser | null {
  const executablePath = process.env['CHROMIUM_PATH']
  if (!executablePath) return null
  if (!starts(executablePath)) {
    throw new Error(`CHROMIUM_PATH is ${executablePath}, but no browser starts there.`)
  }
  return { executablePath, env: {}, source: 'CHROMIUM_PATH' }
}

function ofSystem(): Browser | null {
  const executablePath = SYSTEM_BROWSERS.find(
    (candidate) => existsSync(candidate) && starts(candidate),
  )
  return executablePath ? { executablePath, env: {}, source: 'system' } : null
}

async function ofNpm(): Promise<Browser | null> {
  const found = await npmChromium()
  if (!found) return null
  const candidates = [found.plainEnv, found.bundledEnv]
  const env = candidates.find((candidate) => starts(found.executablePath, candidate))
  return env ? { executablePath: found.executablePath, env, source: 'npm' } : null
}

function ofApt(): Browser | null {
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
 * A Chromium for the browser tests: CHROMIUM_PATH, else one of the system, else the one from npm (with its own
 * libraries if the system lacks them), else as root from Debian's packages. Raises an error that says what to do.
 */
export async function findChromium(): Promise<Browser> {
  const browser = chosenByUser() ?? ofSystem() ?? (await ofNpm()) ?? ofApt()
  if (browser) return browser
  throw new Error(
    'The browser tests need a Chromium or Chrome, and none starts here. Install one (on Debian: sudo apt-get install chromium) or set CHROMIUM_PATH to its executable.',
  )
}
