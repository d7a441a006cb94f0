/**
 * Compares the forecasts saved with orders with their campaigns' deliveries: npm run calibrate [-- --env production].
 * Read-only.
 */
import { parseArgs } from 'node:util'
import { formatCalibration, RAN_CAMPAIGNS_SQL, type RanCampaign } from './calibrate/calibration.ts'
import { queryDatabase } from './project/queryDatabase.ts'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
try {
  console.log(formatCalibration(await queryDatabase<RanCampaign>(RAN_CAMPAIGNS_SQL, values.env)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
