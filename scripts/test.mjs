import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/runTests.ts')
