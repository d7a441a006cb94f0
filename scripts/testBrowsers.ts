// `npm run test:browsers`: tests the production build in Firefox and WebKit too. Not part of `npm
// test`.
import { missingEngines } from './browser/engines.ts'
import { walkProduct } from './browser/walkProduct.ts'

const missing = missingEngines()
if (missing.length > 0) {
  console.error(`Missing: apt-get install ${missing.join(' ')}`)
  process.exitCode = 1
} else {
  const given = process.argv.slice(2)
  process.exit(
    await walkProduct('engines-state', ['--config', 'playwright.engines.config.ts', ...given]),
  )
}
