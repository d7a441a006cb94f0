/**
 * Returns all traffic of the last release's Workers to the previous version: npm run rollback -- production
 * [--worker site] [--to VERSION] [--reason TEXT]. Lists changes that it does not undo.
 */
import { parseArgs } from 'node:util'
import { environmentOf } from './deployment/environments.ts'
import { lastReleased, NOT_UNDONE, previousVersion, rollBack } from './deployment/rollback.ts'
import { localWrangler } from './deployment/wrangler.ts'
import { inRoot } from './project/paths.ts'
import { targetOf, WORKER_NAMES, WORKERS, type WorkerName } from './project/workers.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    worker: { type: 'string' },
    to: { type: 'string' },
    reason: { type: 'string', default: 'Rolled back' },
    'dry-run': { type: 'boolean', default: false },
  },
})
const environment = environmentOf(positionals[0], 'rollback')
const config = inRoot('wrangler.toml')

function toolsOf(worker: WorkerName) {
  const target = targetOf(worker, environment, config).filter(
    (arg) => arg !== '--config' && arg !== config,
  )
  const wrangler: typeof localWrangler = async (args, options) =>
    await localWrangler([...args, ...target], options)
  return { wrangler, config }
}

function namedWorker(name: string): WorkerName {
  const found = WORKER_NAMES.find((worker) => worker === name)
  if (!found) throw new Error(`--worker must be ${WORKER_NAMES.join(', ')}, not ${name}.`)
  return found
}

const tools = { site: toolsOf('site'), serve: toolsOf('serve'), creatives: toolsOf('creatives') }
if (values.to !== undefined && values.worker === undefined)
  throw new Error(`--to names a version of one Worker: add --worker ${WORKER_NAMES.join(' | ')}`)
const workers =
  values.worker === undefined ? await lastReleased(tools) : [namedWorker(values.worker)]
const targets: { worker: WorkerName; version: string }[] = []
for (const worker of workers)
  targets.push({ worker, version: values.to ?? (await previousVersion(tools[worker])) })
for (const { worker, version } of targets) {
  if (!values['dry-run']) await rollBack(tools[worker], version, values.reason)
  console.log(
    values['dry-run']
      ? `Would give all traffic of ${WORKERS[worker].title} in ${environment} to version ${version}.`
      : `Version ${version} has all traffic of ${WORKERS[worker].title} in ${environment}.`,
  )
}
console.log(
  [
    'Not undone:',
    ...NOT_UNDONE.map((line) => `  ${line}`),
    'The bookmark of the database before each release is in its message: npx wrangler versions list',
    `To restore the database, which loses every order since: npx wrangler d1 time-travel restore DB --bookmark … --env ${environment}`,
  ].join('\n'),
)
