import { failureOf, readJson, type Wrangler } from './wrangler.ts'

/** Shares of traffic of a new version, step by step, in percent. */
export const STEPS = [10, 50, 100] as const
/** Duration and check interval of a step. */
export const STEP_MINUTES = 5
const WATCH_EVERY_MS = 15_000
/** Maximum time in which a deployment reaches every location. */
const SETTLE_MS = 60_000

/** Problem found by a version's health check; null if it is healthy. */
export type HealthCheck = (version: {
  id: string
  previewUrl: string | undefined
}) => Promise<string | null>

export interface ReleaseTools {
  wrangler: Wrangler
  /** A Worker's configuration that the build wrote for the environment. */
  config: string
  /** Tag of its version: a hash of its deployment. */
  tag: string
  checkHealth: HealthCheck
  log: (line: string) => void
  wait: (ms: number) => Promise<void>
  /** Watch time of each step. */
  stepMs: number
}

export interface Deployment {
  id: string
  created_on?: string
  versions: { version_id: string; percentage: number }[]
}

/** An uploaded version without traffic. */
export interface UploadedVersion {
  id: string
  /** Missing if the platform assigns none, as for Workers with Durable Objects. */
  previewUrl: string | undefined
}

/** Why a version cannot be uploaded next to the running one. */
export type UploadRefusal = 'no_worker' | 'new_object_class'

/** The version with most of the traffic now. Raises an error without one. */
export async function servingVersion({
  wrangler,
  config,
}: Pick<ReleaseTools, 'wrangler' | 'config'>): Promise<string> {
  const status = await readJson<Deployment>(wrangler, [
    'deployments',
    'status',
    '--json',
    '--config',
    config,
  ])
  const [first] = status.versions.toSorted((a, b) => b.percentage - a.percentage)
  if (!first) throw new Error('The Worker has no version that serves traffic.')
  return first.version_id
}

/** wrangler's data of a version. */
interface VersionFacts {
  annotations?: Readonly<Record<string, string>>
  metadata?: { created_on?: string }
}

/** Tag, message and upload time of a version. */
export async function versionFacts(
  { wrangler, config }: Pick<ReleaseTools, 'wrangler' | 'config'>,
  id: string,
): Promise<{ tag: string; message: string; createdOn: string }> {
  const { annotations = {}, metadata } = await readJson<VersionFacts>(wrangler, [
    'versions',
    'view',
    id,
    '--json',
    '--config',
    config,
  ])
  return {
    tag: annotations['workers/tag'] ?? '',
    message: annotations['workers/message'] ?? '',
    createdOn: metadata?.created_on ?? '',
  }
}

/** Every available deployment (the last ten), oldest first. */
export const listDeployments = async ({
  wrangler,
  config,
}: Pick<ReleaseTools, 'wrangler' | 'config'>): Promise<Deployment[]> =>
  await readJson<Deployment[]>(wrangler, ['deployments', 'list', '--json', '--config', config])

/** Uploads a version without traffic. Raises an error for anything except a rejection. */
export async function uploadVersion(
  { wrangler, config, tag }: ReleaseTools,
  message: string,
): Promise<UploadedVersion | UploadRefusal> {
  const result = await wrangler(
    ['versions', 'upload', '--config', config, '--tag', tag, '--message', message],
    { isShown: true },
  )
  const report = result.reports.find(({ type }) => type === 'version-upload')
  if (result.code === 0 && typeof report?.['version_id'] === 'string') {
    const preview = report['preview_url']
    return {
      id: report['version_id'],
      previewUrl: typeof preview === 'string' ? preview : undefined,
    }
  }
  const said = `${result.stdout}\n${result.stderr}`
  if (/pending Durable Object migration|\b10211\b/.test(said)) return 'new_object_class'
  if (/does not yet exist|\b10007\b/.test(said)) return 'no_worker'
  throw new Error(`The version could not be uploaded: ${failureOf(result)}`)
}

/** Gives the new version its share of the traffic, and the previous one the rest. */
async function split(
  { wrangler, config }: ReleaseTools,
  { previous, next }: { previous: string; next: string },
  share: number,
): Promise<void> {
  // Always in this order, so that an object on the new version never returns to the previous one.
  const versions =
    share === 100 ? [`${next}@100`] : [`${previous}@${100 - share}`, `${next}@${share}`]
  const message = share === 100 ? 'Release' : `Release at ${share}%`
  const result = await wrangler([
    'versions',
    'deploy',
    ...versions,
    '--yes',
    '--message',
    message,
    '--config',
    config,
  ])
  if (result.code !== 0) throw new Error(`The traffic could not be moved: ${failureOf(result)}`)
}

/** Watches a version for `stepMs`. Returns the problem, or null while it stays healthy. */
export async function watch(tools: ReleaseTools, version: UploadedVersion): Promise<string | null> {
  let found = await tools.checkHealth(version)
  for (let waitedMs = 0; found !== null && waitedMs < SETTLE_MS; waitedMs += WATCH_EVERY_MS) {
    await tools.wait(WATCH_EVERY_MS)
    found = await tools.checkHealth(version)
  }
  for (let watchedMs = 0; found === null && watchedMs < tools.stepMs; watchedMs += WATCH_EVERY_MS) {
    await tools.wait(WATCH_EVERY_MS)
    found = await tools.checkHealth(version)
  }
  return found
}

/**
 * Moves the traffic to an uploaded version: checks it before it gets any, then at 10%, 50% and 100%. If it is
 * unhealthy, all traffic returns to the previous version and an error is raised.
 */
export async function releaseGradually(
  tools: ReleaseTools,
  version: UploadedVersion,
  previous: string,
): Promise<void> {
  const pair = { previous, next: version.id }
  const isReachable = version.previewUrl !== undefined
  // Without a preview address the version is checked at the site's own, by a header that only selects deployed
  // versions.
  const shares = isReachable ? STEPS : [0, ...STEPS]
  if (isReachable) {
    const found = await watch({ ...tools, stepMs: 0 }, version)
    if (found !== null) throw new Error(`The new version is not well, and serves nobody: ${found}`)
  }
  for (const share of shares) {
    tools.log(share === 0 ? 'Checking the new version ...' : `${share}% of the traffic ...`)
    await split(tools, pair, share)
    const found = await watch({ ...tools, stepMs: share === 0 ? 0 : tools.stepMs }, version)
    if (found === null) continue
    await split(tools, { previous: version.id, next: previous }, 100)
    throw new Error(
      `At ${share}% the new version is not well: ${found}. All traffic is back at ${previous}.`,
    )
  }
}
