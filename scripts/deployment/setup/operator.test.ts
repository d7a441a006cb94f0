import { spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inRoot, ROOT } from '../../project/paths.ts'
import { hostsWithoutZone, missingSecrets } from '../accountProblems.ts'
import { CloudflareApi } from '../cloudflareApi.ts'
import { problemsInFile } from '../deploymentProblems.ts'
import { configOf } from '../environments.ts'
import { FakeAccount } from '../testing/FakeAccount.ts'

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

const STRIPE_TEST_KEY = { STRIPE_SECRET_KEY: 'sk_test_51Hxyz0' }

/** Staging has its own hosts and its own Stripe mode. */
const hostsOf = (environment: string) =>
  environment === 'production'
    ? {}
    : {
        siteHost: 'staging.northlight-media.com',
        serveHost: 'staging.northlight-ads.com',
        creativesHost: 'staging.northlight-usercontent.com',
        stripePublicKey: 'pk_test_51Hxyz0',
      }

let account: FakeAccount
let origin: string
let folder: string

/** A folder of saved secrets in which production has the repository's example. */
function saveExample(): NodeJS.ProcessEnv {
  const secrets = { SESSION_SECRET: 'development-only-session-secret-0123456789' }
  writeFileSync(path.join(folder, 'production-secrets.json'), JSON.stringify(secrets))
  return { ADMARKET_DEPLOYMENT_FOLDER: folder }
}

beforeEach(async () => {
  account = new FakeAccount()
  origin = await account.start()
  for (const name of ['northlight-media.com', 'northlight-ads.com', 'northlight-usercontent.com'])
    account.zones.set(name, `zone-${name}`)
  folder = mkdtempSync(path.join(tmpdir(), 'admarket-operator-'))
})
afterEach(() => {
  account.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a command like an operator, with the real wrangler against the fake account. */
const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number | null; printed: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('scripts/run.ts'), ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        PATH: `${inRoot('node_modules/.bin')}:${process.env['PATH']}`,
        CLOUDFLARE_API_BASE_URL: origin,
        CLOUDFLARE_API_TOKEN: 'token-1',
        STRIPE_API_ORIGIN: origin,
        STRIPE_SECRET_KEY: 'sk_live_51Hxyz0',
        ...env,
      },
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, printed }))
  })

it('one command takes an operator from the checkout to ready to deploy', async () => {
  const file = path.join(folder, 'wrangler.toml')
  const answers = path.join(folder, 'answers.json')
  copyFileSync(inRoot('wrangler.toml'), file)
  writeFileSync(answers, JSON.stringify(ANSWERS))
  const setup = ['setup', 'production', '--config', file, '--answers', answers]
  const first = await run(setup, { ADMARKET_DEPLOYMENT_FOLDER: folder })
  expect(first.printed).toContain('Create D1 database admarket-production in enam')
  expect(first.code).toBe(0)
  expect(first.printed).not.toContain('Still to do')
  expect(first.printed).toMatch(/Mailboxes that must exist.*MAIL_OPS \S+@northlight-media\.com/)
  expect(problemsInFile('production', file)).toEqual([])
  const api = new CloudflareApi('acc-1', 'token-1', origin)
  const config = configOf('production', file)
  expect(await hostsWithoutZone(api, config)).toEqual([])
  expect(await missingSecrets(api, config, { environment: 'production', file })).toEqual([])
  expect(account.webhooks).toHaveLength(1)
  const again = await run(setup, { ADMARKET_DEPLOYMENT_FOLDER: folder })
  expect(again.code).toBe(0)
  expect(again.printed).not.toMatch(/^Create /m)
})

/** A dry run of a deployment. */
const dryRun = async (environment: string, file: string) =>
  await run(['deploy', environment, '--dry-run', '--no-build', '--config', file], {
    ADMARKET_DEPLOYMENT_FOLDER: folder,
  })

/** Concurrent dry runs of both environments. */
async function dryRuns(file: string) {
  const [staging, production] = await Promise.all([
    dryRun('staging', file),
    dryRun('production', file),
  ])
  return { staging, production }
}

it('a dry run of both environments fails with the file of the repository', async () => {
  const file = path.join(folder, 'wrangler.toml')
  copyFileSync(inRoot('wrangler.toml'), file)
  for (const [environment, { code, printed }] of Object.entries(await dryRuns(file))) {
    expect(printed).toContain(`Still to do before ${environment} can be deployed`)
    expect(code).toBe(1)
  }
}, 120_000)

it('a dry run of both environments passes with the prepared file', async () => {
  const file = path.join(folder, 'wrangler.toml')
  const answers = path.join(folder, 'answers.json')
  copyFileSync(inRoot('wrangler.toml'), file)
  for (const environment of ['staging', 'production']) {
    writeFileSync(answers, JSON.stringify({ ...ANSWERS, ...hostsOf(environment) }))
    const prepared = await run(['setup', environment, '--config', file, '--answers', answers], {
      ADMARKET_DEPLOYMENT_FOLDER: folder,
      ...(environment === 'staging' ? STRIPE_TEST_KEY : {}),
    })
    expect(prepared).toMatchObject({ code: 0 })
  }
  for (const [environment, { code, printed }] of Object.entries(await dryRuns(file))) {
    expect(printed).toContain(`${environment} is ready to deploy`)
    expect(printed).not.toContain('Still to do')
    expect(code).toBe(0)
  }
}, 120_000)

it('a deployment rejects an example as a saved secret', async () => {
  const { code, printed } = await run(['deploy', 'production'], saveExample())
  expect(printed).toContain("SESSION_SECRET: is the repository's example")
  expect(code).toBe(1)
})

it('a rotation rejects an example as the previous value, and changes nothing', async () => {
  const { code, printed } = await run(
    ['secrets:rotate', 'production', 'SESSION_SECRET'],
    saveExample(),
  )
  expect(printed).toContain('Nothing was changed')
  expect(printed).toContain("SESSION_SECRET_PREVIOUS: is the repository's example")
  expect(code).toBe(1)
  expect(account.secrets.size).toBe(0)
})

it("setup rejects Stripe's test key for production before it creates anything", async () => {
  const file = path.join(folder, 'wrangler.toml')
  const answers = path.join(folder, 'answers.json')
  copyFileSync(inRoot('wrangler.toml'), file)
  writeFileSync(answers, JSON.stringify(ANSWERS))
  const { code, printed } = await run(
    ['setup', 'production', '--config', file, '--answers', answers],
    { ADMARKET_DEPLOYMENT_FOLDER: folder, STRIPE_SECRET_KEY: 'sk_test_51Hxyz0' },
  )
  expect(printed).toContain('STRIPE_SECRET_KEY: is a test key')
  expect(printed).not.toContain('Create ')
  expect(code).toBe(1)
})
