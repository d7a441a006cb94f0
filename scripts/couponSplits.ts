/**
 * Reports orders whose ledger has a different coupon share than their invoice, as orders placed before November 26,
 * 2026 with a coupon for some media may: npm run check:coupon-splits [-- --env production]. Read-only.
 */
import { parseArgs } from 'node:util'
import { formatSplits, WRONG_SPLITS_SQL, type WrongSplit } from './couponSplits/couponSplits.ts'
import { queryDatabase } from './project/queryDatabase.ts'

const { values } = parseArgs({ options: { env: { type: 'string' } } })
try {
  const splits = await queryDatabase<WrongSplit>(WRONG_SPLITS_SQL, values.env)
  console.log(formatSplits(splits))
  if (splits.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
