import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import { STRIPE_EVENTS } from '#domain/orders/payment/stripeEvents.ts'
import { inRoot } from '../../project/paths.ts'
import { CloudflareApi, EmptyAccount } from '../cloudflareApi.ts'
import { hostsOf, problemsInFile, queueNames } from '../deploymentProblems.ts'
import { configOf, type Environment } from '../environments.ts'
import { FakeAccount } from '../testing/FakeAccount.ts'
import type { Wrangler } from '../wrangler.ts'
import { knownAnswers, readAnswers } from './answers.ts'
import { missingMailEvents } from './mailEvents.ts'
import { prepareEnvironment } from './prepareEnvironment.ts'
import { LIFECYCLE } from './resources.ts'
import { OWN_SECRETS } from './secrets.ts'
import { stripeClient } from './stripeWebhook.ts'

const ANSWERS = {
  siteHost: 'www.northlight-media.com',
  serveHost: 'serve.northlight-ads.com',
  creativesHost: 'files.northlight-usercontent.com',
  mailDomain: 'northlight-media.com',
  sellerAddress: 'Northlight Media LLC|1 Main Street|Austin, TX 78701',
  sellerTaxId: 'EIN 74-1029384',
  sellerBank: 'Account 4123456789, routing number 111000025',
  sellerLaw: 'the State of Texas, United States',
  sellerVenue: 'the courts of Travis County, Texas',
  sellerTimeZone: 'America/Chicago',
  location: 'enam',
  jurisdiction: 'none',
  stripePublicKey: 'pk_live_51Hxyz0',
}

let account: FakeAccount
let origin: string
let folder: string
let file: string

beforeEach(async () => {
  account = new FakeAccount()
  origin = await account.start()
  for (const name of ['northlight-media.com', 'northlight-ads.com', 'northlight-usercontent.com'])
    account.zones.set(name, `zone-${name}`)
  folder = mkdtempSync(path.join(tmpdir(), 'admarket-setup-'))
  file = path.join(folder, 'wrangler.toml')
  copyFileSync(inRoot('wrangler.toml'), file)
})
afterEach(() => {
  account.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs setup like an operator; its secrets reach the fake account. */
async function runSetup(
  environment: Environment = 'production',
  changed: Partial<
    typeof ANSWERS & {
      isDryRun: boolean
      api: CloudflareApi
      knownSecrets: Record<string, string>
    }
  > = {},
) {
  const {
    isDryRun = false,
    api = new CloudflareApi('acc-1', 'token-1', origin),
    knownSecrets = {},
    ...answers
  } = changed
  const lines: string[] = []
  const set: Record<string, string> = {}
  const setAt: Record<string, string[]> = {}
  const inputs: string[] = []
  const wrangler: Wrangler = async (args, options) => {
    inputs.push(args.join(' '))
    const secrets = JSON.parse(options?.input ?? '{}') as Record<string, string>
    Object.assign(set, secrets)
    const named = args.indexOf('--name')
    const worker = named < 0 ? (configOf(environment, file).name ?? '') : (args[named + 1] ?? '')
    const held = account.secrets.get(worker) ?? new Set<string>()
    for (const name of Object.keys(secrets)) held.add(name)
    setAt[worker] = Object.keys(secrets)
    account.secrets.set(worker, held)
    return { code: 0, stdout: '', stderr: '', reports: [] }
  }
  let saved: Readonly<Record<string, string>> | undefined
  const left = await prepareEnvironment({
    environment,
    file,
    answers: readAnswers({ ...ANSWERS, ...answers }),
    isDryRun,
    api,
    knownSecrets,
    wrangler,
    stripe: { client: stripeClient('sk_live_51Hxyz0', origin), secretKey: 'sk_live_51Hxyz0' },
    saveSecrets: (secrets) => {
      saved = secrets
    },
    log: (line) => void lines.push(line),
  })
  return { left, lines, set, setAt, inputs, saved }
}

describe('the setup of an environment', () => {
  it('leaves nothing to do before the first deployment', async () => {
    const { left, set, inputs } = await runSetup()
    expect(left).toEqual([])
    expect(problemsInFile('production', file)).toEqual([])
    const config = configOf('production', file)
    expect(hostsOf(config).map(({ host }) => host)).toEqual([
      ANSWERS.siteHost,
      ANSWERS.serveHost,
      ANSWERS.creativesHost,
    ])
    expect(config.vars['HOME_REGION']).toBe('enam')
    expect(config.vars['MAIL_FROM']).toBe('orders@northlight-media.com')
    for (const name of [...OWN_SECRETS, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])
      expect(set[name]?.length).toBeGreaterThanOrEqual(15)
    expect(new Set(OWN_SECRETS.map((name) => set[name])).size).toBe(OWN_SECRETS.length)
    expect(inputs).toEqual([
      `secret bulk --name admarket-creatives-production --config ${file}`,
      `secret bulk --name admarket-serve-production --config ${file}`,
      `secret bulk --env production --config ${file}`,
    ])
  })

  it('sets for each Worker exactly the secrets that it needs', async () => {
    const { setAt } = await runSetup()
    expect(setAt['admarket-serve-production']?.toSorted()).toEqual([
      'DELIVERY_SECRET',
      'SCREEN_KEY_SECRET',
      'SESSION_SECRET',
    ])
    expect(setAt['admarket-creatives-production']).toEqual(['SESSION_SECRET'])
    expect(setAt['admarket-direct-production']).toEqual(
      expect.arrayContaining([...OWN_SECRETS, 'STRIPE_SECRET_KEY']),
    )
  })

  it('adds a secret that a Worker lacks with the value of the others', async () => {
    const first = await runSetup()
    account.secrets.delete('admarket-creatives-production')
    const unknown = await runSetup()
    expect(unknown.left.join('\n')).toContain('SESSION_SECRET is held by one Worker and missing')
    expect(unknown.set['SESSION_SECRET']).toBeUndefined()
    const known = await runSetup('production', { knownSecrets: first.set })
    expect(known.left).toEqual([])
    expect(known.set['SESSION_SECRET']).toBe(first.set['SESSION_SECRET'])
    expect(known.setAt['admarket-serve-production']).toBeUndefined()
  })

  it('creates the resources of wrangler.toml in the requested location', async () => {
    const config = configOf('production', file)
    await runSetup()
    expect(account.databases).toMatchObject(
      ['admarket-production', 'admarket-delivery-0-production'].map((name) => ({
        name,
        primary_location_hint: 'enam',
        read_replication: { mode: 'auto' },
      })),
    )
    expect([...account.buckets.keys()]).toEqual(
      config.r2_buckets.map(({ bucket_name }) => bucket_name),
    )
    for (const { locationHint } of account.buckets.values()) expect(locationHint).toBe('enam')
    expect(account.namespaces.map(({ title }) => title)).toEqual(
      config.kv_namespaces.map(
        ({ binding }) => `${config.name}-${binding.toLowerCase().replaceAll('_', '-')}`,
      ),
    )
    expect(account.queues.map(({ queue_name }) => queue_name)).toEqual(queueNames(config))
  })

  it('adds rules to buckets and keeps existing ones', async () => {
    await runSetup()
    const { r2_buckets } = configOf('production', file)
    const rulesOf = (binding: string) => {
      const name = r2_buckets.find((bucket) => bucket.binding === binding)?.bucket_name ?? ''
      return account.buckets.get(name)?.rules.map(({ id }) => id)
    }
    expect(rulesOf('CREATIVES')).toEqual(['Default Multipart Abort Rule', 'abandoned-uploads'])
    expect(rulesOf('DELIVERY_LOG')).toEqual(['Default Multipart Abort Rule', 'raw-log'])
    expect(rulesOf('EXPORTS')).toEqual(['Default Multipart Abort Rule', 'old-nights'])
    expect(rulesOf('INVOICES')).toEqual(['Default Multipart Abort Rule'])
    const bound = new Set(r2_buckets.map(({ binding }) => binding))
    expect(Object.keys(LIFECYCLE).filter((binding) => !bound.has(binding))).toEqual([])
  })

  it('is repeatable: it creates nothing twice and changes no secret', async () => {
    const first = await runSetup()
    const text = readFileSync(file, 'utf8')
    account.changes.length = 0
    const second = await runSetup()
    expect(readFileSync(file, 'utf8')).toBe(text)
    expect(account.changes.filter((change) => change.startsWith('POST'))).toEqual([])
    expect(Object.keys(second.set)).toEqual(['STRIPE_SECRET_KEY'])
    expect(first.saved).toEqual(
      Object.fromEntries(Object.entries(first.set).filter(([name]) => !name.startsWith('STRIPE_'))),
    )
    expect(second.saved).toBeUndefined()
    expect(second.left).toEqual([])
  })

  it('subscribes the queue to bounces and complaints, once, and completes a subscription', async () => {
    await runSetup()
    await runSetup()
    const queue = account.queues.find(({ queue_name }) => queue_name.includes('mail-events'))
    const source = { type: 'email.sending', zone_id: 'zone-northlight-media.com' }
    const events = ['message.bounced', 'message.complained']
    expect(account.subscriptions).toMatchObject([
      { queueId: queue?.queue_id, enabled: true, source, events },
    ])
    const [subscription] = account.subscriptions
    Object.assign(subscription ?? {}, { enabled: false, events: ['message.delivered'] })
    const api = new CloudflareApi('acc-1', 'token-1', origin)
    const config = configOf('production', file)
    expect((await missingMailEvents(api, config))[0]).toContain(
      'npx wrangler queues subscription create admarket-mail-events-production',
    )
    await runSetup()
    expect(subscription).toMatchObject({ enabled: true, events: ['message.delivered', ...events] })
    expect(await missingMailEvents(api, config)).toEqual([])
  })

  it('creates the webhook with every event, once, and replaces one whose secret is lost', async () => {
    await runSetup()
    expect(account.webhooks).toMatchObject([
      {
        url: 'https://www.northlight-media.com/api/webhooks/stripe',
        enabled_events: STRIPE_EVENTS,
      },
    ])
    const [first] = account.webhooks
    if (first) first.enabled_events = ['payment_intent.succeeded']
    await runSetup()
    expect(account.webhooks[0]?.enabled_events).toEqual(STRIPE_EVENTS)
    account.secrets.clear()
    const { set } = await runSetup()
    expect(account.webhooks).toHaveLength(1)
    expect(account.webhooks[0]?.id).not.toBe(first?.id)
    expect(set['STRIPE_WEBHOOK_SECRET']).toBe(`whsec_${account.webhooks[0]?.id}`)
  })

  it('keeps a visitor on one version during a release, and keeps other rules of the zone', async () => {
    const path =
      '/zones/zone-northlight-media.com/rulesets/phases/http_request_late_transform/entrypoint'
    account.rules.set(path, [{ ref: 'theirs' }])
    await runSetup()
    await runSetup()
    await runSetup('staging', {
      siteHost: 'staging.northlight-media.com',
      serveHost: 'staging.northlight-ads.com',
      creativesHost: 'staging.northlight-usercontent.com',
    })
    expect(account.rules.get(path)).toMatchObject([
      { ref: 'theirs' },
      {
        ref: 'admarket_one_version_production',
        expression: '(http.host in {"www.northlight-media.com"})',
        action_parameters: {
          headers: { 'Cloudflare-Workers-Version-Key': { expression: 'to_string(ip.src)' } },
        },
      },
      { ref: 'admarket_one_version_staging' },
    ])
    expect(account.rules.size).toBe(1)
  })

  it('enables email and prints its DNS records', async () => {
    const { lines } = await runSetup()
    expect(account.mailDomains.map(({ name }) => name)).toEqual(['northlight-media.com'])
    expect(lines.join('\n')).toMatch(
      /TXT cf-bounce\.northlight-media\.com "v=spf1 ~all"[\s\S]*MX cf-bounce\.northlight-media\.com 5 mx\.example/,
    )
  })

  it('changes nothing in a dry run, and lists its steps', async () => {
    const before = readFileSync(file, 'utf8')
    const { lines, inputs } = await runSetup('production', { isDryRun: true })
    expect(account.changes).toEqual([])
    expect(inputs).toEqual([])
    expect(readFileSync(file, 'utf8')).toBe(before)
    const said = lines.join('\n')
    for (const what of [
      'Would create D1 database admarket-production in enam',
      'Would create D1 database admarket-delivery-0-production in enam',
      'Would create R2 bucket admarket-creatives-production in enam',
      'Would create KV namespace',
      'Would write ids, routes and settings into wrangler.toml',
      'Would create Stripe webhook https://www.northlight-media.com/api/webhooks/stripe',
      'Would set secrets ',
      'Would enable email from northlight-media.com',
    ])
      expect(said).toContain(what)
  })

  it('lists in a dry run without a login the steps for an empty account', async () => {
    const { lines } = await runSetup('staging', { isDryRun: true, api: new EmptyAccount() })
    expect(lines).toContain('Would create D1 database admarket-staging in enam')
    expect(account.changes).toEqual([])
  })

  it('separates both environments', async () => {
    await runSetup()
    await runSetup('staging', {
      siteHost: 'staging.northlight-media.com',
      serveHost: 'staging.northlight-ads.com',
      creativesHost: 'staging.northlight-usercontent.com',
      stripePublicKey: 'pk_test_51Hxyz0',
    })
    expect(problemsInFile('staging', file)).toEqual([])
    expect(problemsInFile('production', file)).toEqual([])
    expect(account.databases.map(({ name }) => name)).toEqual([
      'admarket-production',
      'admarket-delivery-0-production',
      'admarket-staging',
      'admarket-delivery-0-staging',
    ])
  })

  it('stores everything in the EU on request', async () => {
    await runSetup('production', { jurisdiction: 'eu' })
    expect(account.databases).toMatchObject([{ jurisdiction: 'eu' }, { jurisdiction: 'eu' }])
    for (const bucket of account.buckets.values()) expect(bucket.jurisdiction).toBe('eu')
    const config = configOf('production', file)
    expect(config.r2_buckets.map(({ jurisdiction }) => jurisdiction)).toEqual(
      config.r2_buckets.map(() => 'eu'),
    )
    expect(config.vars['JURISDICTION']).toBe('eu')
    account.changes.length = 0
    await runSetup('production', { jurisdiction: 'eu' })
    expect(account.changes.filter((change) => change.startsWith('POST'))).toEqual([])
  })

  it('stops before it creates anything if a zone is missing', async () => {
    account.zones.delete('northlight-ads.com')
    await expect(runSetup()).rejects.toThrow(
      'SERVE_HOST: the account has no zone for serve.northlight-ads.com; add northlight-ads.com to it',
    )
    expect(account.changes).toEqual([])
  })

  it('finds a zone of a subdomain', async () => {
    account.zones.delete('northlight-ads.com')
    account.zones.set('serve.northlight-ads.com', 'zone-of-subdomain')
    expect((await runSetup()).left).toEqual([])
  })
})

describe('the answers of setup', () => {
  it('report each missing or wrong one', () => {
    const { mailDomain: _mail, ...rest } = ANSWERS
    expect(() =>
      readAnswers({ ...rest, location: 'moon', sellerTimeZone: 'Mars/Olympus' }),
    ).toThrow(
      /mailDomain: is missing[\s\S]*sellerTimeZone: must be a time zone[\s\S]*location: must be one of/,
    )
  })

  it.each([
    [{ serveHost: 'www.northlight-media.com' }, 'serveHost: must be another host'],
    [{ creativesHost: 'serve.northlight-ads.com' }, 'creativesHost: must be another host'],
    [{ creativesHost: 'files.northlight-media.com' }, 'another registrable domain'],
    [{ siteHost: 'localhost' }, 'siteHost: must be a host'],
  ])('reject %o', (changed, message) => {
    expect(() => readAnswers({ ...ANSWERS, ...changed })).toThrow(message)
  })

  it('accept an address for a host', () => {
    expect(
      readAnswers({ ...ANSWERS, siteHost: 'https://WWW.northlight-media.com/' }).siteHost,
    ).toBe('www.northlight-media.com')
  })

  it('are read from wrangler.toml once written, except placeholders', async () => {
    expect(knownAnswers(configOf('production', file))).toEqual({
      sellerTimeZone: 'America/Chicago',
    })
    await runSetup()
    expect(knownAnswers(configOf('production', file))).toEqual(ANSWERS)
  })
})

it('every secret of ours is generated', () => {
  const secrets = SETTING_FACTS.flatMap((fact) => ('isSecret' in fact ? fact.names : []))
  expect(secrets.filter((name) => !OWN_SECRETS.includes(name)).toSorted()).toEqual(
    secrets.filter((name) => /_PREVIOUS$|^STRIPE_/.test(name)).toSorted(),
  )
})
