import { existsSync } from 'node:fs'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
]
/** WebKitGTK's browser, started by its driver. */
export const MINI_BROWSER = MINI_BROWSERS.find((path) => existsSync(path)) ?? MINI_BROWSERS[0]!

export const FIREFOX = process.env['FIREFOX_EXECUTABLE'] ?? '/usr/bin/firefox-esr'

/** Missing requirements of `npm run test:browsers`, as Debian packages. */
export const missingEngines = (): string[] =>
  [
    { file: FIREFOX, from: 'firefox-esr' },
    { file: WEBKIT_DRIVER, from: 'webkit2gtk-driver' },
    { file: '/usr/bin/xvfb-run', from: 'xvfb' },
  ].flatMap(({ file, from }) => (existsSync(file) ? [] : [from]))
