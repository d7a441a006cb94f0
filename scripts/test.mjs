import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/run.ts', ['test', ...process.argv.slice(2)])
