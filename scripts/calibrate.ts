/**
 * Compares the forecasts saved with orders with what their campaigns delivered: npm run calibrate [-- --env production].
 * Changes nothing.
 */
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { formatCalibration, RAN_CAMPAIGNS_SQL, type RanCampaign } from './calibrate/calibration.ts'
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
    RAN_CAMPAIGNS_SQL,
  ])
  const answers = JSON.parse(stdout) as { results: RanCampaign[] }[]
  console.log(formatCalibration(answers.flatMap(({ results }) => results)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
