import { WORKERS, type WorkerName } from '../project/workers.ts'
import { configOf, type Environment } from './environments.ts'
import {
  listDeployments,
  releaseGradually,
  type ReleaseTools,
  servingVersion,
  type UploadedVersion,
  type UploadRefusal,
  uploadVersion,
  versionFacts,
  watch,
} from './gradualRelease.ts'
import { failureOf, readJson, type Wrangler } from './wrangler.ts'

/** A Worker to release. */
export interface WorkerRelease {
  name: WorkerName
  tools: ReleaseTools
  /** Whether this Worker already serves its host. */
  isLive: () => Promise<boolean>
}

export interface ReleaseRequest {
  environment: Environment
  wrangler: Wrangler
  log: (line: string) => void
  /** In the order of the release. */
  workers: readonly WorkerRelease[]
  /** Releases a new Durable Object class, which can be neither gradual nor rolled back. */
  isAllAtOnce: boolean
  /** Loads changed reference data. */
  loadSeeds: () => Promise<void>
}

/** D1's current Time Travel bookmark: the database can be restored to it for 30 days. */
async function takeBookmark({ wrangler, environment }: ReleaseRequest): Promise<string> {
  const { bookmark } = await readJson<{ bookmark: string }>(wrangler, [
    'd1',
    'time-travel',
    'info',
    'DB',
    '--json',
    '--env',
    environment,
  ])
  return bookmark
}

async function run(
  { wrangler }: { wrangler: Wrangler },
  what: string,
  args: readonly string[],
): Promise<void> {
  const result = await wrangler(args, { isShown: true })
  if (result.code !== 0) throw new Error(`${what}: ${failureOf(result)}`)
}

/** Migrates the orders database, then each delivery database. */
async function migrate(request: ReleaseRequest): Promise<void> {
  for (const { binding } of configOf(request.environment).d1_databases)
    await run(request, `The migrations of ${binding} failed; the running versions are untouched`, [
      'd1',
      'migrations',
      'apply',
      binding,
      '--remote',
      '--env',
      request.environment,
    ])
}

/** Outcome of a release for a Worker. */
type Plan = WorkerRelease &
  (
    | { step: 'skip' }
    | { step: 'at_once' }
    | { step: 'gradual'; version: UploadedVersion; previous: string }
  )

/** The version with all of the traffic; null without one, or while two share it. */
async function wholeVersion(tools: ReleaseTools): Promise<string | null> {
  try {
    const versions = (await listDeployments(tools)).at(-1)?.versions ?? []
    return versions.length === 1 ? (versions[0]?.version_id ?? null) : null
  } catch {
    // A new Worker has no deployments; its upload reports that.
    return null
  }
}

async function isUnchanged(tools: ReleaseTools): Promise<boolean> {
  const version = await wholeVersion(tools)
  return version !== null && (await versionFacts(tools, version)).tag === tools.tag
}

/** Uploads a changed Worker. Raises an error if an immediate release is required but not allowed. */
async function planOf(
  request: ReleaseRequest,
  worker: WorkerRelease,
  message: string,
): Promise<Plan> {
  const { tools, name } = worker
  if (await isUnchanged(tools)) {
    request.log(`Unchanged: ${WORKERS[name].title}`)
    return { ...worker, step: 'skip' }
  }
  const uploaded = await uploadVersion(tools, message)
  if (typeof uploaded !== 'string') {
    const previous = await servingVersion(tools)
    // An empty Worker that holds secrets until its first release has no route for a check.
    const isFirst = (await versionFacts(tools, previous)).tag === '' && !(await worker.isLive())
    if (isFirst) return { ...worker, step: 'at_once' }
    return { ...worker, step: 'gradual', version: uploaded, previous }
  }
  const mayGoAtOnce = request.isAllAtOnce && uploaded === 'new_object_class'
  if (!mayGoAtOnce && (await worker.isLive())) refuseAtOnce(uploaded, name)
  return { ...worker, step: 'at_once' }
}

/** Deploys to all traffic at once, for a first release or a new object class. Raises an error if it is unhealthy. */
async function deployAtOnce(
  { environment }: ReleaseRequest,
  { tools, name }: WorkerRelease,
  message: string,
): Promise<void> {
  await run(tools, `The deployment of ${WORKERS[name].title} failed`, [
    'deploy',
    '--config',
    tools.config,
    '--tag',
    tools.tag,
    '--message',
    message,
  ])
  const version = { id: await servingVersion(tools), previewUrl: undefined }
  const found = await watch({ ...tools, stepMs: 0 }, version)
  if (found === null) return
  throw new Error(
    `Deployed, but ${WORKERS[name].title} is not healthy: ${found}. The new version serves all traffic. Run "npm run rollback -- ${environment}"; where this release added a Durable Object class, it cannot be rolled back: fix the cause and release again with --all-at-once.`,
  )
}

function refuseAtOnce(refusal: UploadRefusal, name: WorkerName): never {
  throw new Error(
    refusal === 'new_object_class'
      ? 'This release adds or changes a Durable Object class, which reaches all traffic at once and cannot be rolled back. Release it alone, without other changes: add --all-at-once. Nothing was changed.'
      : `The host of ${WORKERS[name].title} responds, but not by this Worker. Check the name of the Worker and the hosts in wrangler.toml. Nothing was changed.`,
  )
}

async function releaseWorker(
  request: ReleaseRequest,
  plan: Exclude<Plan, { step: 'skip' }>,
  message: string,
): Promise<void> {
  const { tools, name } = plan
  if (plan.step === 'at_once') return await deployAtOnce(request, plan, message)
  request.log(`Releasing ${WORKERS[name].title}`)
  await releaseGradually(tools, plan.version, plan.previous)
  await run(tools, 'Routes, crons and queue consumers could not be updated', [
    'triggers',
    'deploy',
    '--config',
    tools.config,
  ])
}

/**
 * Releases a build: takes the bookmark, uploads the changed Workers, migrates, loads reference data, and moves the
 * traffic of one Worker after the other, step by step. Returns the bookmark. Raises an error after a failure; the
 * failed Worker's previous version then serves all of its traffic, and those after it are unchanged.
 */
export async function release(request: ReleaseRequest): Promise<string> {
  const bookmark = await takeBookmark(request)
  request.log(`Database bookmark before this release: ${bookmark}`)
  const message = `Before: D1 bookmark ${bookmark}`
  const plans: Plan[] = []
  for (const worker of request.workers) plans.push(await planOf(request, worker, message))
  await migrate(request)
  await request.loadSeeds()
  for (const plan of plans) if (plan.step !== 'skip') await releaseWorker(request, plan, message)
  return bookmark
}
