import { isLive } from './deepHealth.ts'
import type { Environment } from './environments.ts'
import {
  releaseGradually,
  type ReleaseTools,
  servingVersion,
  type UploadRefusal,
  uploadVersion,
  watch,
} from './gradualRelease.ts'
import { failureOf, readJson } from './wrangler.ts'

export interface ReleaseRequest {
  environment: Environment
  siteUrl: string
  /** Releases a new Durable Object class, which cannot be done gradually nor rolled back. */
  isAllAtOnce: boolean
  /** Loads the reference data that changed. */
  loadSeeds: () => Promise<void>
}

/** D1's Time Travel bookmark of now: the database can be restored to it for 30 days. */
async function takeBookmark({ wrangler }: ReleaseTools, environment: Environment): Promise<string> {
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

async function run({ wrangler }: ReleaseTools, what: string, args: readonly string[]) {
  const result = await wrangler(args, { isShown: true })
  if (result.code !== 0) throw new Error(`${what}: ${failureOf(result)}`)
}

const migrate = async (tools: ReleaseTools, environment: Environment) =>
  await run(tools, 'The migrations failed; the running version is untouched', [
    'd1',
    'migrations',
    'apply',
    'DB',
    '--remote',
    '--env',
    environment,
  ])

/** Deploys to all traffic at once, for a first release or a new object class. Raises an error where it is not healthy. */
async function deployAtOnce(
  tools: ReleaseTools,
  { environment, siteUrl }: Pick<ReleaseRequest, 'environment' | 'siteUrl'>,
): Promise<void> {
  await run(tools, 'The deployment failed', ['deploy', '--config', tools.config])
  const version = { id: await servingVersion(tools), previewUrl: undefined }
  const found = await watch({ ...tools, stepMs: 0 }, version)
  if (found === null) return
  throw new Error(
    `Deployed, but ${siteUrl} is not healthy: ${found}. The new version serves all traffic. Run "npm run rollback -- ${environment}"; where this release added a Durable Object class, it cannot be rolled back: fix the cause and release again with --all-at-once.`,
  )
}

function refuseAtOnce(refusal: UploadRefusal): never {
  throw new Error(
    refusal === 'new_object_class'
      ? 'This release adds or changes a Durable Object class, which reaches all traffic at once and cannot be rolled back. Release it alone, without other changes: add --all-at-once. Nothing was changed.'
      : 'The site responds, but not by this Worker. Check the name of the Worker and the hosts in wrangler.toml. Nothing was changed.',
  )
}

/**
 * Releases a build: takes the bookmark, uploads the version, migrates, loads reference data, and moves the traffic step by
 * step. Gives the bookmark. Raises an error where something fails; the previous version then serves all traffic.
 */
export async function release(tools: ReleaseTools, request: ReleaseRequest): Promise<string> {
  const { environment, siteUrl, isAllAtOnce, loadSeeds } = request
  const bookmark = await takeBookmark(tools, environment)
  tools.log(`Database bookmark before this release: ${bookmark}`)
  const uploaded = await uploadVersion(tools, `Before: D1 bookmark ${bookmark}`)
  const isRefused = typeof uploaded === 'string'
  const mayGoAtOnce = isAllAtOnce && uploaded === 'new_object_class'
  if (isRefused && !mayGoAtOnce && (await isLive(siteUrl))) refuseAtOnce(uploaded)
  const previous = isRefused ? null : await servingVersion(tools)
  await migrate(tools, environment)
  await loadSeeds()
  if (isRefused) {
    await deployAtOnce(tools, request)
    return bookmark
  }
  if (previous !== null) await releaseGradually(tools, uploaded, previous)
  await run(tools, 'Routes, crons and queue consumers could not be updated', [
    'triggers',
    'deploy',
    '--config',
    tools.config,
  ])
  return bookmark
}
