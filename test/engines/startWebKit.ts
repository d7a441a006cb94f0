import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#scripts/setup/localServer.ts'
import { MINI_BROWSER, WEBKIT_DRIVER } from '#scripts/browser/engines.ts'

const STARTS_WITHIN_MS = 60_000

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/status`).then(
    ({ ok }) => ok,
    () => false,
  )

async function untilItAnswers(address: string): Promise<void> {
  const giveUpAt = Date.now() + STARTS_WITHIN_MS
  while (!(await answers(address))) {
    if (Date.now() > giveUpAt) throw new Error(`${WEBKIT_DRIVER} does not answer.`)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
}

/** WebKitGTK on its own virtual screen, driven over WebDriver; `stop` ends all of it. */
export async function startWebKit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  if (!existsSync(MINI_BROWSER)) throw new Error(`${MINI_BROWSER} is missing.`)
  const port = await freePort()
  // A process group of its own, so that the screen ends with the driver.
  const screen = spawn('xvfb-run', ['-a', WEBKIT_DRIVER, '-p', String(port)], {
    detached: true,
    stdio: 'ignore',
  })
  const end = () => {
    if (screen.pid !== undefined) process.kill(-screen.pid)
  }
  const address = `http://127.0.0.1:${port}`
  try {
    await untilItAnswers(address)
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      })
      .build()
    const stop = async () => {
      await driver.quit().finally(end)
    }
    return { driver, stop }
  } catch (error) {
    end()
    throw error
  }
}
