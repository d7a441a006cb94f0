// `npm run deploy -- staging`: checks the settings, builds for that environment, migrates, seeds and deploys.
import { unstable_readConfig as readConfig } from 'wrangler'
import { parseSettings } from '#domain/settings/settings.ts'
import { applySeeds } from './seed/d1Seed.ts'
import { referenceSeeds } from './seed/referenceSeeds.ts'
import { buildProduct } from './setup/buildProduct.ts'
import { inRoot } from './setup/paths.ts'
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

/** Raises SettingsError for anything that this environment could not start with, before it is changed. */
async function checkSettings(environment: Environment): Promise<void> {
  const { vars } = readConfig({ config: inRoot('wrangler.toml'), env: environment })
  const secrets = await deployedSecrets(environment)
  const present = Object.fromEntries(secrets.map((name) => [name, `set:${'x'.repeat(32)}`]))
  parseSettings({ ...vars, ...present })
}

async function deploy(environment: Environment): Promise<void> {
  await checkSettings(environment)
  console.log(`Building for ${environment} ...`)
  await buildProduct(environment)
  const migrated = await runShown('wrangler', [
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
  const deployed = await runShown('wrangler', [
    'deploy',
    '--config',
    inRoot('build/server/wrangler.json'),
  ])
  if (deployed !== 0) throw new Error('The deployment failed.')
}

const environment = process.argv[2]
if (!isEnvironment(environment)) {
  console.error(`Say where to: npm run deploy -- ${ENVIRONMENTS.join(' | ')}`)
  process.exit(1)
}
try {
  await deploy(environment)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
