import type Stripe from 'stripe'
import { hostsWithoutZone } from '../accountProblems.ts'
import type { WorkerName } from '../../project/workers.ts'
import type { CloudflareApi } from '../cloudflareApi.ts'
import { problemsInFile } from '../deploymentProblems.ts'
import { configOf, type Environment } from '../environments.ts'
import type { Wrangler } from '../wrangler.ts'
import { type Answers, settingsOf } from './answers.ts'
import { prepareMailDomain } from './mailDomain.ts'
import { prepareMailEvents } from './mailEvents.ts'
import { prepareResources } from './resources.ts'
import { allHeldSecrets, newSecrets, OWN_SECRETS, setSecrets } from './secrets.ts'
import { prepareWebhook } from './stripeWebhook.ts'
import { keepVisitorsAtOneVersion } from './versionAffinity.ts'
import { writeConfig } from './writeConfig.ts'

export interface SetupRequest {
  environment: Environment
  /** The path of wrangler.toml. */
  file: string
  answers: Answers
  isDryRun: boolean
  api: CloudflareApi
  wrangler: Wrangler
  /** Null leaves Stripe unchanged, as its key was not given. */
  stripe: { client: Stripe; secretKey: string } | null
  /** Secrets known to this machine: the source for a Worker that lacks one. */
  knownSecrets?: Readonly<Record<string, string | undefined>>
  /** Saves our own new secrets for later deployments and rotations from this machine. */
  saveSecrets: (secrets: Readonly<Record<string, string>>) => void
  log: (line: string) => void
}

async function checkZones({ environment, file, answers, api }: SetupRequest): Promise<void> {
  const { vars } = configOf(environment, file)
  const missing = await hostsWithoutZone(api, { vars: { ...vars, ...settingsOf(answers, vars) } })
  if (missing.length > 0)
    throw new Error(`Add these zones to the account first:\n  ${missing.join('\n  ')}`)
}

/** The mailboxes that we read: the desk's and the one for alerts. Nobody reads the sender's. */
function ownMailboxes({ environment, file, answers }: SetupRequest): string {
  const { vars } = configOf(environment, file)
  return Object.entries({ ...vars, ...settingsOf(answers, vars) })
    .filter(([name]) => name.startsWith('MAIL_') && name !== 'MAIL_FROM')
    .map(([name, address]) => `${name} ${address}`)
    .join(', ')
}

/** Secrets to set, the Workers to set each at, and those that cannot be set. */
interface MissingSecrets {
  values: Record<string, string>
  isSetAt: (worker: WorkerName, name: string) => boolean
  problems: string[]
}

/** Secrets to set: our own that a Worker lacks, Stripe's key, and its webhook's secret if it is new. */
async function missingSecrets(request: SetupRequest): Promise<MissingSecrets> {
  const { answers, api, stripe, isDryRun, log } = request
  const held = await allHeldSecrets(api, request)
  const { values, unknown } = newSecrets(held, request.knownSecrets)
  const isOwn = (name: string) => OWN_SECRETS.includes(name)
  const missing = {
    values,
    isSetAt: (worker: WorkerName, name: string) => !isOwn(name) || !held[worker].has(name),
    problems: unknown.map(
      (name) =>
        `${name} is held by one Worker and missing at another; give its value in the environment of this command and run setup again`,
    ),
  }
  if (!stripe) return missing
  const webhookSecret = await prepareWebhook(stripe.client, {
    siteHost: answers.siteHost,
    hasSecret: held.site.has('STRIPE_WEBHOOK_SECRET'),
    isDryRun,
    log,
  })
  Object.assign(
    values,
    { STRIPE_SECRET_KEY: stripe.secretKey },
    webhookSecret === null ? {} : { STRIPE_WEBHOOK_SECRET: webhookSecret },
  )
  return missing
}

/**
 * Prepares an environment for its first deployment: resources, wrangler.toml, secrets, Stripe's webhook and email.
 * Safe to repeat: reuses existing resources and changes no secret. Returns the remaining steps. A dry run changes
 * nothing.
 */
export async function prepareEnvironment(request: SetupRequest): Promise<string[]> {
  const { environment, file, answers, isDryRun, api, wrangler, log } = request
  const tools = { api, isDryRun, log }
  await checkZones(request)
  const ids = await prepareResources(tools, configOf(environment, file), answers)
  if (isDryRun) log('Would write ids, routes and settings into wrangler.toml')
  else if (writeConfig(environment, file, answers, ids)) log('Wrote wrangler.toml')
  const { values: secrets, isSetAt, problems } = await missingSecrets(request)
  const names = Object.keys(secrets).join(', ')
  if (names !== '') log(`${isDryRun ? 'Would set' : 'Set'} secrets ${names}`)
  if (!isDryRun) {
    await setSecrets(wrangler, { environment, file }, secrets, isSetAt)
    const own = Object.entries(secrets).filter(([name]) => OWN_SECRETS.includes(name))
    if (own.length > 0) request.saveSecrets(Object.fromEntries(own))
  }
  await keepVisitorsAtOneVersion(tools, { environment, hosts: [answers.siteHost] })
  await prepareMailDomain(tools, answers.mailDomain)
  log(`Mailboxes that must exist (settings in wrangler.toml): ${ownMailboxes(request)}`)
  const config = configOf(environment, file)
  const events = await prepareMailEvents(tools, config, answers.mailDomain)
  return isDryRun ? problems : [...problemsInFile(environment, file), ...problems, ...events]
}
