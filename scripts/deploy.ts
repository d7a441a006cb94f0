// `npm run deploy -- staging`: checks the settings, builds for that environment, migrates, seeds and deploys.
// With --dry-run it builds and lets wrangler check the result; needs no account and touches nothing.
import { parseArgs } from 'node:util'
import { unstable_readConfig as readConfig } from 'wrangler'
import { parseSettings } from '#domain/settings/settings.ts'
import { applySeeds } from './seed/d1Seed.ts'
import { referenceSeeds } from './seed/referenceSeeds.ts'
import { buildProduct } from './setup/buildProduct.ts'
import { inRoot } from './setup/paths.ts'
import { deploymentPlaceholders } from './setup/deploymentPlaceholders.ts'
import { runQuietly, runShown } from './setup/runCommand.ts'

const ENVIRONMENTS = ['staging', 'production'] as const
type Environment = (typeof ENVIRONMENTS)[number]

const isEnvironment = (name: string | undefined): name is Environment =>
  ENVIRONMENTS.some((known) => known === name)

/** The names of the secrets that the deployed Worker has; their values cannot be read back. */
async function deployedSecrets(environment: Environment): Promise<string[]> {
  const listed = await runQuietly('wrangler', [
    'secret',
    'list',
    '--env',
    environment,
    '--format',
    'json',
  ])
  return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name)
}

const SECRETS = ['SESSION_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Raises SettingsError for anything that this environment could not start with, before it is changed. */
async function checkSettings(environment: Environment, isDryRun: boolean): Promise<void> {
  const config = readConfig({ config: inRoot('wrangler.toml'), env: environment })
  const { vars } = config
  const placeholders = deploymentPlaceholders(config)
  if (placeholders.length > 0) {
    const list = placeholders.map((name) => `  ${name}`).join('\n')
    const message = `Still to be set for ${environment} in wrangler.toml:\n${list}`
    if (!isDryRun) throw new Error(message)
    console.warn(message)
  }
  const secrets = isDryRun ? SECRETS : await deployedSecrets(environment)
  const present = Object.fromEntries(secrets.map((name) => [name, `set:${'x'.repeat(32)}`]))
  parseSettings({ ...vars, ...present })
}

/** Shown in full: serving the pages to be prerendered has made wrangler quiet. */
const wrangler = (args: readonly string[]) => runShown('wrangler', args, { WRANGLER_LOG: 'log' })

async function upload(options: readonly string[] = []): Promise<void> {
  const config = inRoot('build/server/wrangler.json')
  const deployed = await wrangler(['deploy', '--config', config, ...options])
  if (deployed !== 0) throw new Error('The deployment failed.')
}

async function deploy(environment: Environment, isDryRun: boolean): Promise<void> {
  await checkSettings(environment, isDryRun)
  console.log(`Building for ${environment} ...`)
  await buildProduct(environment)
  if (isDryRun) return await upload(['--dry-run'])
  const migrated = await wrangler([
    'd1',
    'migrations',
    'apply',
    'DB',
    '--remote',
    '--env',
    environment,
  ])
  if (migrated !== 0) throw new Error('The migrations failed; nothing was deployed.')
  await applySeeds(referenceSeeds(), { kind: 'remote', environment })
  await upload()
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false } },
})
const [environment] = positionals
if (!isEnvironment(environment)) {
  console.error(`Say where to: npm run deploy -- ${ENVIRONMENTS.join(' | ')}`)
  process.exit(1)
}
try {
  await deploy(environment, values['dry-run'])
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
