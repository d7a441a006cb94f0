import type Stripe from 'stripe'
import { hostsWithoutZone } from '../accountProblems.ts'
import type { CloudflareApi } from '../cloudflareApi.ts'
import { problemsInFile } from '../deploymentProblems.ts'
import { configOf, type Environment } from '../environments.ts'
import type { Wrangler } from '../wrangler.ts'
import { type Answers, settingsOf } from './answers.ts'
import { prepareMailDomain } from './mailDomain.ts'
import { prepareMailEvents } from './mailEvents.ts'
import { prepareResources } from './resources.ts'
import { heldSecrets, newSecrets, OWN_SECRETS, setSecrets } from './secrets.ts'
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
  /** Null leaves Stripe as it is: its key was not given. */
  stripe: { client: Stripe; secretKey: string } | null
  /** Saves our own new secrets for deployments and rotations from this machine. */
  saveSecrets: (secrets: Readonly<Record<string, string>>) => void
  log: (line: string) => void
}

async function checkZones({ environment, file, answers, api }: SetupRequest): Promise<void> {
  const { vars } = configOf(environment, file)
  const missing = await hostsWithoutZone(api, { vars: { ...vars, ...settingsOf(answers, vars) } })
  if (missing.length > 0)
    throw new Error(`Add these zones to the account first:\n  ${missing.join('\n  ')}`)
}

/** The addresses that we read: the desk's and the one of alerts. Nobody reads the sender's. */
function ownMailboxes({ environment, file, answers }: SetupRequest): string {
  const { vars } = configOf(environment, file)
  return Object.entries({ ...vars, ...settingsOf(answers, vars) })
    .filter(([name]) => name.startsWith('MAIL_') && name !== 'MAIL_FROM')
    .map(([name, address]) => `${name} ${address}`)
    .join(', ')
}

/** The secrets to set: our own that are missing, Stripe's key, and its webhook's secret when that is new. */
async function missingSecrets(request: SetupRequest): Promise<Record<string, string>> {
  const { environment, file, answers, api, stripe, isDryRun, log } = request
  const held = await heldSecrets(api, configOf(environment, file))
  const secrets = newSecrets(held)
  if (!stripe) return secrets
  const webhookSecret = await prepareWebhook(stripe.client, {
    siteHost: answers.siteHost,
    hasSecret: held.has('STRIPE_WEBHOOK_SECRET'),
    isDryRun,
    log,
  })
  return {
    ...secrets,
    STRIPE_SECRET_KEY: stripe.secretKey,
    ...(webhookSecret === null ? {} : { STRIPE_WEBHOOK_SECRET: webhookSecret }),
  }
}

/**
 * Prepares an environment for its first deployment: resources, wrangler.toml, secrets, Stripe's webhook and email. Safe to
 * repeat: what is there is found, and no secret is changed. Gives what is still to do. In a dry run it changes nothing.
 */
export async function prepareEnvironment(request: SetupRequest): Promise<string[]> {
  const { environment, file, answers, isDryRun, api, wrangler, log } = request
  const tools = { api, isDryRun, log }
  await checkZones(request)
  const ids = await prepareResources(tools, configOf(environment, file), answers)
  if (isDryRun) log('Would write ids, routes and settings into wrangler.toml')
  else if (writeConfig(environment, file, answers, ids)) log('Wrote wrangler.toml')
  const secrets = await missingSecrets(request)
  const names = Object.keys(secrets).join(', ')
  if (names !== '') log(`${isDryRun ? 'Would set' : 'Set'} secrets ${names}`)
  if (!isDryRun) {
    await setSecrets(wrangler, { environment, file }, secrets)
    const own = Object.entries(secrets).filter(([name]) => OWN_SECRETS.includes(name))
    if (own.length > 0) request.saveSecrets(Object.fromEntries(own))
  }
  const { siteHost, serveHost, creativesHost } = answers
  await keepVisitorsAtOneVersion(tools, {
    environment,
    hosts: [siteHost, serveHost, creativesHost],
  })
  await prepareMailDomain(tools, answers.mailDomain)
  log(`Mailboxes that must exist (settings in wrangler.toml): ${ownMailboxes(request)}`)
  const config = configOf(environment, file)
  const events = await prepareMailEvents(tools, config, answers.mailDomain)
  return isDryRun ? [] : [...problemsInFile(environment, file), ...events]
}
