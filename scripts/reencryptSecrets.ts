/**
 * Re-encrypts second factors under the current SECOND_FACTOR_SECRET: npm run secrets:reencrypt -- production
 * [--dry-run].
 * Runs in the Worker, so that no secret leaves it. Safe to repeat and to interrupt.
 */
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { readHealthSecret } from './deployment/deepHealth.ts'
import { configOf, environmentOf } from './deployment/environments.ts'
import { reencryptAll } from './deployment/secondFactors.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const environment = environmentOf(positionals[0], 'secrets:reencrypt')
const isDryRun = values['dry-run']
const counts = await reencryptAll({
  siteUrl: configOf(environment).vars['SITE_URL'] ?? '',
  secret: readHealthSecret(environment),
  isDryRun,
  wait,
})
console.log(
  [
    `Second factors of ${environment}:`,
    `  ${counts.current} were under the current secret`,
    `  ${counts.reencrypted} ${isDryRun ? 'would be re-encrypted' : 'were re-encrypted'}`,
    `  ${counts.changed} changed meanwhile`,
    `  ${counts.unreadable} cannot be read by any accepted secret`,
  ].join('\n'),
)
if (counts.changed > 0) console.log('Run it again for those that changed meanwhile.')
if (counts.unreadable > 0) {
  console.log('Their owners need a reset of the second factor (docs/desk/customers.md).')
  process.exitCode = 1
}
