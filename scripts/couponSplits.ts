/**
 * Reports orders whose ledger has another share of a coupon than their invoice, as orders placed before November 26, 2026
 * with a coupon for some media may: npm run check:coupon-splits [-- --env production]. Changes nothing.
 */
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { formatSplits, WRONG_SPLITS_SQL, type WrongSplit } from './couponSplits/couponSplits.ts'
import { DEVELOPMENT_STATE, inRoot } from './project/paths.ts'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
const target = values.env
  ? ['--remote', '--env', values.env]
  : ['--local', '--persist-to', DEVELOPMENT_STATE]
try {
  const { stdout } = await promisify(execFile)('wrangler', [
    'd1',
    'execute',
    'DB',
    '--config',
    inRoot('wrangler.toml'),
    ...target,
    '--json',
    '--yes',
    '--command',
    WRONG_SPLITS_SQL,
  ])
  const answers = JSON.parse(stdout) as { results: WrongSplit[] }[]
  const splits = answers.flatMap(({ results }) => results)
  console.log(formatSplits(splits))
  if (splits.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
