import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/dev.ts')
