/**
 * Prepares the account and wrangler.toml for a first deployment: npm run setup -- production [--dry-run]
 * [--answers FILE.json]. Asks for values missing from wrangler.toml; safe to repeat.
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
import {
  type Answers,
  EXAMPLE_ANSWERS,
  knownAnswers,
  proposedAnswers,
  readAnswers,
} from './deployment/setup/answers.ts'
import { askQuestions } from './deployment/setup/askQuestions.ts'
import { prepareEnvironment } from './deployment/setup/prepareEnvironment.ts'
import { saveSecrets } from './deployment/setup/savedSecrets.ts'
import { knownSecretProblems, knownSecrets } from './deployment/setup/secretProblems.ts'
import { OWN_SECRETS } from './deployment/setup/secrets.ts'
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

const keyProblems = (secretKey: string) =>
  secretKey === '' ? [] : knownSecretProblems(environment, { STRIPE_SECRET_KEY: secretKey })

/** Prompts for Stripe's secret key until it is usable; empty leaves Stripe unchanged. */
async function askSecretKey(question: (prompt: string) => Promise<string>): Promise<string> {
  for (;;) {
    const key = (
      await question("Stripe's secret key (sk_…; Enter to leave Stripe as it is): ")
    ).trim()
    const problems = keyProblems(key)
    if (problems.length === 0) return key
    console.log(`  ${problems.join('\n  ')}`)
  }
}

/** Asks each question on the terminal. */
async function ask(
  proposed: Partial<Record<keyof Answers, string>>,
): Promise<Record<string, string>> {
  if (!process.stdin.isTTY)
    throw new Error(
      'There is no terminal to ask on. Give the answers with --answers FILE.json; docs/deploy/first-time.md lists their names.',
    )
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answers = await askQuestions(
      {
        ask: async (prompt) => await terminal.question(prompt),
        log: (line) => console.log(line),
      },
      proposed,
    )
    if (!process.env['STRIPE_SECRET_KEY'])
      answers['stripeSecretKey'] = await askSecretKey(
        async (prompt) => await terminal.question(prompt),
      )
    return answers
  } finally {
    terminal.close()
  }
}

function saveOwnSecrets(environment: Environment, secrets: Readonly<Record<string, string>>): void {
  if (secrets['HEALTH_SECRET']) saveHealthSecret(environment, secrets['HEALTH_SECRET'])
  const file = saveSecrets(environment, secrets)
  console.log(
    `The secrets are in ${path.relative(inRoot(), file)}. Move them to your password manager: the account never shows them again, and a rotation needs the old value.`,
  )
}

/** The account; empty in a dry run without a login. */
async function accountFor(isDryRun: boolean): Promise<CloudflareApi> {
  try {
    return await connectAccount(localWrangler)
  } catch (error) {
    if (!isDryRun || !(error instanceof AccountError)) throw error
    console.log(`${error.message} This dry run assumes an account with the zones and nothing else.`)
    return new EmptyAccount()
  }
}

/** Our own secrets among the variables of the command. */
const ownSecretsOf = (variables: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    OWN_SECRETS.filter((name) => variables[name] !== undefined).map((name) => [
      name,
      variables[name],
    ]),
  )

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
const ofOther = knownAnswers(
  configOf(environment === 'production' ? 'staging' : 'production', values.config),
)

/** Answers from a file or the terminal; sample answers in a dry run without either. */
async function givenAnswers(): Promise<Record<string, unknown>> {
  if (values.answers) return { ...known, ...readAnswerFile(values.answers) }
  if (!isDryRun || process.stdin.isTTY) return await ask(proposedAnswers(known, ofOther))
  console.log(
    'There is no terminal to ask on: this dry run takes example answers for whatever wrangler.toml does not say yet.',
  )
  return { ...EXAMPLE_ANSWERS, ...known }
}

const given = await givenAnswers()
const answers = readAnswers(given)
const givenKey = given['stripeSecretKey']
const secretKey = process.env['STRIPE_SECRET_KEY'] ?? (typeof givenKey === 'string' ? givenKey : '')
const secretProblems = keyProblems(secretKey)
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
  knownSecrets: { ...knownSecrets(environment), ...ownSecretsOf(process.env) },
  saveSecrets: (secrets) => saveOwnSecrets(environment, secrets),
  log: (line) => console.log(line),
})
if (secretKey === '')
  console.log('Stripe was left as it is. Give its key in STRIPE_SECRET_KEY and run setup again.')
for (const problem of left) console.log(`Still to do: ${problem}`)
console.log(NEXT_STEPS(environment))
