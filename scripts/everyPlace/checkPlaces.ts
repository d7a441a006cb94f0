/**
 * `npm run check:places`: requests every page of a place, a product and a format, and reports the faults of each.
 * It serves the production build on fresh data of its own; with `--origin http://127.0.0.1:8787` it checks a running
 * one.
 * Not a part of `npm test`, which checks a sample.
 */
import { parseArgs } from 'node:util'
import { checkEveryPage } from './checkEveryPage.ts'
import { reportLines } from './reportLines.ts'
import { withFreshServer } from '../setup/freshServer.ts'

const { values } = parseArgs({ options: { origin: { type: 'string' } } })

const checked = values.origin
  ? await checkEveryPage(values.origin)
  : await withFreshServer('every-place-state', checkEveryPage)
for (const line of reportLines(checked)) console.log(line)
process.exit(checked.faults.length === 0 ? 0 : 1)
