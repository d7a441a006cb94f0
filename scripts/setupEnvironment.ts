/**
 * Prepares the account and wrangler.toml for a first deployment: npm run setup -- production [--dry-run]
 * [--answers FILE.json]. Asks for what wrangler.toml does not say yet; safe to repeat.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import {
  AccountError,
  type CloudflareApi,
  connectAccount,
  EmptyAccount,
} from './deployment/cloudflareApi.ts'
import { saveHealthSecret } from './deployment/deepHealth.ts'
import { configOf, type Environment, environmentOf } from './deployment/environments.ts'
import { type Answers, knownAnswers, QUESTIONS, readAnswers } from './deployment/setup/answers.ts'
import { prepareEnvironment } from './deployment/setup/prepareEnvironment.ts'
import { saveSecrets } from './deployment/setup/savedSecrets.ts'
import { knownSecretProblems } from './deployment/setup/secretProblems.ts'
import { stripeClient } from './deployment/setup/stripeWebhook.ts'
import { localWrangler } from './deployment/wrangler.ts'
import { inRoot } from './project/paths.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'dry-run': { type: 'boolean', default: false },
    answers: { type: 'string' },
    config: { type: 'string', default: inRoot('wrangler.toml') },
  },
})

function readAnswerFile(file: string): Record<string, unknown> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    throw new Error(`${file} must be JSON: an object with an answer for each question.`)
  }
}

/** Asks each question on the terminal; Enter takes what stands in brackets. */
async function ask(known: Partial<Record<keyof Answers, string>>): Promise<Record<string, string>> {
  if (!process.stdin.isTTY)
    throw new Error(
      'There is no terminal to ask on. Give the answers with --answers FILE.json; docs/deploy/first-time.md lists their names.',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Record<string, string> = {}
  try {
    for (const { name, question } of QUESTIONS) {
      const proposed = known[name]
      const prompt = proposed === undefined ? `${question}: ` : `${question} [${proposed}]: `
      answers[name] = (await terminal.question(prompt)).trim() || (proposed ?? '')
    }
    const secretKey = process.env['STRIPE_SECRET_KEY']
    if (!secretKey)
      answers['stripeSecretKey'] = (
        await terminal.question("Stripe's secret key (sk_…; Enter to leave Stripe as it is): ")
      ).trim()
  } finally {
    terminal.close()
  }
  return answers
}

function saveOwnSecrets(environment: Environment, secrets: Readonly<Record<string, string>>): void {
  if (secrets['HEALTH_SECRET']) saveHealthSecret(environment, secrets['HEALTH_SECRET'])
  const file = saveSecrets(environment, secrets)
  console.log(
    `The secrets are in ${path.relative(inRoot(), file)}. Move them to your password manager: the account never shows them again, and a rotation needs the old value.`,
  )
}

/** The account; in a dry run without a login an empty one. */
async function accountFor(isDryRun: boolean): Promise<CloudflareApi> {
  try {
    return await connectAccount(localWrangler)
  } catch (error) {
    if (!isDryRun || !(error instanceof AccountError)) throw error
    console.log(`${error.message} This dry run assumes an account with the zones and nothing else.`)
    return new EmptyAccount()
  }
}

const NEXT_STEPS = (environment: Environment) => `Next:
  1. Publish the DNS records for email, and commit wrangler.toml.
  2. npm run deploy -- ${environment} --dry-run
  3. npm run deploy -- ${environment}
  4. Load your inventory: npm run seed:inventory -- --help
  5. Register at the site, confirm the email, turn on the second factor, then:
     npm run role -- you@your-domain admin --env ${environment}
  6. Set the currency rates at /en-US/admin/settings: orders are in US dollars until then.
  7. Place a test order and pay it by invoice.`

const environment = environmentOf(positionals[0], 'setup')
const isDryRun = values['dry-run']
const known = knownAnswers(configOf(environment, values.config))
const given: Record<string, unknown> = values.answers
  ? { ...known, ...readAnswerFile(values.answers) }
  : await ask(known)
const answers = readAnswers(given)
const givenKey = given['stripeSecretKey']
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? (typeof givenKey === 'string' ? givenKey : '')
const secretProblems = knownSecretProblems(
  environment,
  secretKey === '' ? {} : { STRIPE_SECRET_KEY: secretKey },
)
if (secretProblems.length > 0)
  throw new Error(`Change these secrets first:\n  ${secretProblems.join('\n  ')}`)
const api = await accountFor(isDryRun)
const left = await prepareEnvironment({
  environment,
  file: values.config,
  answers,
  isDryRun,
  api,
  wrangler: localWrangler,
  stripe:
    secretKey === ''
      ? null
      : { client: stripeClient(secretKey, process.env['STRIPE_API_ORIGIN']), secretKey },
  saveSecrets: (secrets) => saveOwnSecrets(environment, secrets),
  log: (line) => console.log(line),
})
if (secretKey === '')
  console.log('Stripe was left as it is. Give its key in STRIPE_SECRET_KEY and run setup again.')
for (const problem of left) console.log(`Still to do: ${problem}`)
console.log(NEXT_STEPS(environment))
