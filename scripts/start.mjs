import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/serve.ts')
