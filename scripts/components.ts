// `npm run test:components`: single components in a real browser, in states that flows do not reach.
import { findChromium } from './browser/findChromium.ts'
import { runShown } from './setup/runCommand.ts'

const browser = await findChromium()
console.log(`Browser: ${browser.executablePath} (${browser.source})`)
process.exit(
  await runShown('vitest', ['run', '--project', 'browser', ...process.argv.slice(2)], {
    CHROMIUM_EXECUTABLE: browser.executablePath,
    CHROMIUM_ENV: JSON.stringify(browser.env),
  }),
)
