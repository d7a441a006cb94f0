/**
 * Releases the product to an environment: npm run deploy -- staging. Refuses while anything is missing or shared, then
 * builds, takes the database's bookmark, migrates, and moves the traffic of each changed Worker step by step
 * (docs/deploy/releases.md).
 * With --dry-run it lists everything missing and lets wrangler check the build; it needs no account and changes
 * nothing. It can check another file (--config FILE), and only the settings if there is no build (--no-build); it then
 * fails while anything is missing, for CI.
 */
import { parseArgs } from 'node:util'
import { HOST_HEALTH_PATH } from '#domain/foundation/settings/deepHealth.ts'
import { hostsWithoutZone, missingSecrets } from './deployment/accountProblems.ts'
import { AccountError, connectAccount } from './deployment/cloudflareApi.ts'
import {
  deepHealthCheck,
  hostHealthCheck,
  isLive,
  readHealthSecret,
  SERVING,
} from './deployment/deepHealth.ts'
import { neededSecrets, problemsInFile } from './deployment/deploymentProblems.ts'
import { configOf, type Environment, environmentOf } from './deployment/environments.ts'
import { type HealthCheck, STEP_MINUTES } from './deployment/gradualRelease.ts'
import { fingerprint } from './deployment/fingerprint.ts'
import { release, type WorkerRelease } from './deployment/release.ts'
import { missingMailEvents } from './deployment/setup/mailEvents.ts'
import { knownSecretProblems } from './deployment/setup/secretProblems.ts'
import { failureOf, localWrangler } from './deployment/wrangler.ts'
import { inRoot } from './project/paths.ts'
import { WORKER_NAMES, WORKERS, type WorkerName, workerNameOf } from './project/workers.ts'
import { applySeeds } from './seed/d1Seed.ts'
import { referenceSeeds } from './seed/referenceSeeds.ts'
import { buildIfStale } from './setup/buildIfStale.ts'
import { writeBuiltConfigs } from './setup/builtConfig.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    config: { type: 'string' },
    'all-at-once': { type: 'boolean', default: false },
    'step-minutes': { type: 'string', default: String(STEP_MINUTES) },
  },
})

function stepMsOf(minutes: string): number {
  const value = Number(minutes)
  if (value >= 0 && value <= 24 * 60 && minutes.trim() !== '') return value * 60_000
  throw new Error(`--step-minutes must be a number of minutes, not ${minutes}.`)
}

const listed = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n')

/** Problems in wrangler.toml and in this machine's known secrets. */
const problemsOnMachine = (environment: Environment): string[] => [
  ...problemsInFile(environment, values.config),
  ...knownSecretProblems(environment),
]

/** Missing resources of the account. In a dry run without a login, the skipped checks. */
async function accountProblems(environment: Environment, isDryRun: boolean): Promise<string[]> {
  const config = configOf(environment, values.config)
  try {
    const api = await connectAccount(localWrangler)
    const [zones, secrets, events] = await Promise.all([
      hostsWithoutZone(api, config),
      missingSecrets(api, config, {
        environment,
        file: values.config ?? inRoot('wrangler.toml'),
      }),
      missingMailEvents(api, config),
    ])
    return [...zones, ...secrets, ...events]
  } catch (error) {
    if (!isDryRun || !(error instanceof AccountError)) throw error
    return [
      ...neededSecrets(config).map((name) => `${name}: this secret could not be checked`),
      `The zones of the three hosts and the subscription to bounces could not be checked. ${error.message}`,
    ]
  }
}

async function dryRun(environment: Environment): Promise<void> {
  const problems = [
    ...problemsOnMachine(environment),
    ...(await accountProblems(environment, true)),
  ]
  // Reported before a build, which may take minutes.
  if (problems.length > 0)
    console.log(listed(`Still to do before ${environment} can be deployed:`, problems))
  if (values['no-build'] && problems.length > 0) process.exitCode = 1
  if (!values['no-build']) await checkBuild(environment)
  if (problems.length > 0) return
  console.log(`${environment} is ready to deploy: npm run deploy -- ${environment}`)
}

async function checkBuild(environment: Environment): Promise<void> {
  await buildIfStale()
  const configs = writeBuiltConfigs(environment, values.config)
  for (const name of WORKER_NAMES) {
    const checked = await localWrangler(['deploy', '--dry-run', '--config', configs[name]])
    if (checked.code !== 0)
      throw new Error(
        `The build of ${WORKERS[name].title} cannot be deployed: ${failureOf(checked)}`,
      )
  }
  console.log('The builds of the three Workers can be deployed.')
}

const log = (line: string) => console.log(line)

/** The Workers with their releasers. */
function workersOf(
  environment: Environment,
  { stepMs, secret }: { stepMs: number; secret: string },
): WorkerRelease[] {
  const configs = writeBuiltConfigs(environment)
  const { vars } = configOf(environment)
  const siteUrl = vars['SITE_URL'] ?? ''
  const nameOf = (worker: WorkerName) => workerNameOf(worker, environment)
  const site = deepHealthCheck({ siteUrl, workerName: nameOf('site'), secret })
  return WORKER_NAMES.map((name) => {
    const origin = name === 'site' ? siteUrl : `https://${vars[WORKERS[name].hostSetting]}`
    const path = name === 'site' ? undefined : HOST_HEALTH_PATH
    const own = hostHealthCheck({ origin, workerName: nameOf(name) })
    // The site's health check reports the objects; before its first release nothing does.
    const withObjects: HealthCheck = async (version) =>
      (await own(version)) ?? ((await isLive(siteUrl)) ? await site(SERVING) : null)
    const checkHealth = { site, serve: withObjects, creatives: own }[name]
    return {
      name,
      isLive: async () => await isLive(origin, path),
      tools: {
        wrangler: localWrangler,
        config: configs[name],
        tag: fingerprint(name, configs[name]),
        checkHealth,
        log,
        wait: async (ms: number) =>
          await new Promise<void>((resolve) => {
            setTimeout(resolve, ms)
          }),
        stepMs,
      },
    }
  })
}

async function deploy(environment: Environment): Promise<void> {
  const stepMs = stepMsOf(values['step-minutes'])
  const onMachine = problemsOnMachine(environment)
  const problems = onMachine.length > 0 ? onMachine : await accountProblems(environment, false)
  if (problems.length > 0)
    throw new Error(listed(`Still to do before ${environment} can be deployed:`, problems))
  const secret = readHealthSecret(environment)
  await buildIfStale()
  const bookmark = await release({
    environment,
    wrangler: localWrangler,
    log,
    workers: workersOf(environment, { stepMs, secret }),
    isAllAtOnce: values['all-at-once'],
    loadSeeds: async () =>
      void (await applySeeds(referenceSeeds(), { kind: 'remote', environment })),
  })
  console.log(
    `${environment} runs this version. To go back: npm run rollback -- ${environment}\nThe database before it: bookmark ${bookmark}`,
  )
}

const environment = environmentOf(positionals[0], 'deploy')
if (!values['dry-run'] && (values['no-build'] || values.config !== undefined))
  throw new Error('--no-build and --config are for a dry run: add --dry-run.')
await (values['dry-run'] ? dryRun(environment) : deploy(environment))
