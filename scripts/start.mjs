import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/run.ts', ['start', ...process.argv.slice(2)])
