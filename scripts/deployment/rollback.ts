import { WORKER_NAMES, type WorkerName } from '../project/workers.ts'
import {
  listDeployments,
  type ReleaseTools,
  servingVersion,
  versionFacts,
} from './gradualRelease.ts'
import { failureOf } from './wrangler.ts'

type RollbackTools = Pick<ReleaseTools, 'wrangler' | 'config'>

/**
 * Workers of the latest release, last released first: their versions share one message, with the database's bookmark
 * before it. Raises an error without a release.
 */
export async function lastReleased(
  tools: Readonly<Record<WorkerName, RollbackTools>>,
): Promise<WorkerName[]> {
  const serving: { name: WorkerName; message: string; createdOn: string }[] = []
  for (const name of WORKER_NAMES) {
    const facts = await versionFacts(tools[name], await servingVersion(tools[name]))
    if (facts.tag !== '') serving.push({ name, ...facts })
  }
  const [latest] = serving.toSorted((a, b) => b.createdOn.localeCompare(a.createdOn))
  if (!latest) throw new Error('No Worker has a version that `npm run deploy` released.')
  return serving
    .filter(({ message }) => message === latest.message)
    .map(({ name }) => name)
    .toReversed()
}

/** Changes that a rollback does not undo; printed with each one. */
export const NOT_UNDONE = [
  'the database: its tables stay as the newer version made them, which the older one can use, and its rows stay too',
  'what Durable Objects have stored; they restart with the older code at once, and sockets reconnect over a minute',
  'emails that were sent, payments, invoices and uploaded files',
  'secrets, routes, crons and queues',
] as const

/** The version that had all traffic before the current ones. Raises an error if none is available. */
export async function previousVersion(tools: RollbackTools): Promise<string> {
  const deployments = await listDeployments(tools)
  const present = new Set(deployments.at(-1)?.versions.map(({ version_id }) => version_id) ?? [])
  const isSplit = present.size > 1
  const whole = deployments
    .flatMap(({ versions }) => (versions.length === 1 ? versions : []))
    .filter(({ version_id }) => isSplit || !present.has(version_id))
  const previous = whole.at(-1)
  if (!previous)
    throw new Error(
      'No earlier version is among the last ten deployments. Name one: npx wrangler versions list',
    )
  return previous.version_id
}

/** Gives all traffic to a version. Raises an error with wrangler's reason. */
export async function rollBack(
  { wrangler, config }: RollbackTools,
  version: string,
  reason: string,
): Promise<void> {
  const result = await wrangler([
    'rollback',
    version,
    '--yes',
    '--message',
    reason,
    '--durable-objects-code-update-mode',
    'immediate',
    '--config',
    config,
  ])
  if (result.code !== 0)
    throw new Error(`The version could not be rolled back: ${failureOf(result)}`)
}
