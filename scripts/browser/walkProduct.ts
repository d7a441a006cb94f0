import { findChromium } from './findChromium.ts'
import { PUBLISHERS_HOST, publishersWorld } from '../world/publishers.ts'
import { withFreshServer } from '../setup/freshServer.ts'
import { runShown } from '../setup/runCommand.ts'

/**
 * Runs Playwright with these arguments on the production build, with fresh data under
 * .wrangler/{state}. Returns Playwright's exit code.
 */
export async function walkProduct(state: string, playwrightArguments: string[]): Promise<number> {
  const browser = await findChromium()
  console.log(`Browser: ${browser.executablePath} (${browser.source})`)
  const walk = async (origin: string) =>
    await runShown('playwright', ['test', ...playwrightArguments], {
      BASE_URL: origin,
      CHROMIUM_EXECUTABLE: browser.executablePath,
      CHROMIUM_ENV: JSON.stringify(browser.env),
    })
  return await withFreshServer(state, walk, {
    neighbor: { host: PUBLISHERS_HOST, answer: publishersWorld },
  })
}
