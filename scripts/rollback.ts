/**
 * Gives all traffic of an environment back to the version before: npm run rollback -- production [--to VERSION]
 * [--reason TEXT]. Says what it does not undo.
 */
import { parseArgs } from 'node:util'
import { environmentOf } from './deployment/environments.ts'
import { NOT_UNDONE, previousVersion, rollBack } from './deployment/rollback.ts'
import { localWrangler } from './deployment/wrangler.ts'
import { inRoot } from './project/paths.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    reason: { type: 'string', default: 'Rolled back' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const environment = environmentOf(positionals[0], 'rollback')
const wrangler: typeof localWrangler = async (args, options) =>
  await localWrangler([...args, '--env', environment], options)
const tools = { wrangler, config: inRoot('wrangler.toml') }
const version = values.to ?? (await previousVersion(tools))
if (!values['dry-run']) await rollBack(tools, version, values.reason)
console.log(
  [
    values['dry-run']
      ? `Would give all traffic of ${environment} to version ${version}.`
      : `Version ${version} has all traffic of ${environment}.`,
    'Not undone:',
    ...NOT_UNDONE.map((line) => `  ${line}`),
    'The bookmark of the database before each release is in its message: npx wrangler versions list',
    `To restore the database, which loses every order since: npx wrangler d1 time-travel restore DB --bookmark … --env ${environment}`,
  ].join('\n'),
)
