/**
 * Releases the product to an environment: npm run deploy -- staging. Refuses while anything is missing or shared, then
 * builds, takes the database's bookmark, migrates, and moves the traffic step by step (docs/deploy/releases.md).
 * With --dry-run it lists what is missing and lets wrangler check the build; it needs no account and changes nothing. It may
 * check another file (--config FILE), and the settings alone where there is no build (--no-build); it then fails while anything
 * is missing, for CI.
 */
import { parseArgs } from 'node:util'
import { hostsWithoutZone, missingSecrets } from './deployment/accountProblems.ts'
import { AccountError, connectAccount } from './deployment/cloudflareApi.ts'
import { deepHealthCheck, readHealthSecret } from './deployment/deepHealth.ts'
import { neededSecrets, problemsInFile } from './deployment/deploymentProblems.ts'
import { configOf, type Environment, environmentOf } from './deployment/environments.ts'
import { STEP_MINUTES } from './deployment/gradualRelease.ts'
import { release } from './deployment/release.ts'
import { missingMailEvents } from './deployment/setup/mailEvents.ts'
import { knownSecretProblems } from './deployment/setup/secretProblems.ts'
import { failureOf, localWrangler } from './deployment/wrangler.ts'
import { applySeeds } from './seed/d1Seed.ts'
import { referenceSeeds } from './seed/referenceSeeds.ts'
import { buildIfStale } from './setup/buildIfStale.ts'
import { writeBuiltConfig } from './setup/builtConfig.ts'

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

/** What is wrong in wrangler.toml and in the secrets that this machine knows. */
const problemsOnMachine = (environment: Environment): string[] => [
  ...problemsInFile(environment, values.config),
  ...knownSecretProblems(environment),
]

/** What the account lacks. In a dry run without a login, what could not be checked. */
async function accountProblems(environment: Environment, isDryRun: boolean): Promise<string[]> {
  const config = configOf(environment, values.config)
  try {
    const api = await connectAccount(localWrangler)
    const [zones, secrets, events] = await Promise.all([
      hostsWithoutZone(api, config),
      missingSecrets(api, config),
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
  // Told before a build, which takes minutes where there is none yet.
  if (problems.length > 0)
    console.log(listed(`Still to do before ${environment} can be deployed:`, problems))
  if (values['no-build'] && problems.length > 0) process.exitCode = 1
  if (!values['no-build']) await checkBuild(environment)
  if (problems.length > 0) return
  console.log(`${environment} is ready to deploy: npm run deploy -- ${environment}`)
}

async function checkBuild(environment: Environment): Promise<void> {
  await buildIfStale()
  const checked = await localWrangler([
    'deploy',
    '--dry-run',
    '--config',
    writeBuiltConfig(environment, values.config),
  ])
  if (checked.code !== 0) throw new Error(`The build cannot be deployed: ${failureOf(checked)}`)
  console.log('The build itself can be deployed.')
}

async function deploy(environment: Environment): Promise<void> {
  const stepMs = stepMsOf(values['step-minutes'])
  const onMachine = problemsOnMachine(environment)
  const problems = onMachine.length > 0 ? onMachine : await accountProblems(environment, false)
  if (problems.length > 0)
    throw new Error(listed(`Still to do before ${environment} can be deployed:`, problems))
  const { vars, name = '' } = configOf(environment)
  const siteUrl = vars['SITE_URL'] ?? ''
  const checkHealth = deepHealthCheck({
    siteUrl,
    workerName: name,
    secret: readHealthSecret(environment),
  })
  await buildIfStale()
  const tools = {
    wrangler: localWrangler,
    config: writeBuiltConfig(environment),
    checkHealth,
    log: (line: string) => console.log(line),
    wait: async (ms: number) =>
      await new Promise<void>((resolve) => {
        setTimeout(resolve, ms)
      }),
    stepMs,
  }
  const bookmark = await release(tools, {
    environment,
    siteUrl,
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
