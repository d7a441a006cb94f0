import { runScript } from './setup/ensureInstalled.mjs'

runScript('scripts/run.ts', ['dev', ...process.argv.slice(2)])
