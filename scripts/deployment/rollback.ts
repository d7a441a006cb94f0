import { listDeployments, type ReleaseTools } from './gradualRelease.ts'
import { failureOf } from './wrangler.ts'

type RollbackTools = Pick<ReleaseTools, 'wrangler' | 'config'>

/** What a rollback leaves as it is; printed with each one. */
export const NOT_UNDONE = [
  'the database: its tables stay as the newer version made them, which the older one can use, and its rows stay too',
  'what Durable Objects have stored; they restart with the older code at once, and sockets reconnect over a minute',
  'emails that were sent, payments, invoices and uploaded files',
  'secrets, routes, crons and queues',
] as const

/** The version that had all traffic before the present ones. Raises an error where none is remembered. */
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
