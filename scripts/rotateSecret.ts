/**
 * Sets an environment's new secret and keeps the old one as the previous: npm run secrets:rotate -- production
 * SESSION_SECRET [--leaked | --finish] [--dry-run]. docs/deploy/secrets.md says how long the previous one is needed.
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { connectAccount } from './deployment/cloudflareApi.ts'
import { saveHealthSecret } from './deployment/deepHealth.ts'
import { environmentOf } from './deployment/environments.ts'
import { rotationOf } from './deployment/setup/rotation.ts'
import { knownSecretProblems } from './deployment/setup/secretProblems.ts'
import { savedSecrets, saveSecrets } from './deployment/setup/savedSecrets.ts'
import { heldSecrets, removeSecret, setSecrets, workersWith } from './deployment/setup/secrets.ts'
import { localWrangler } from './deployment/wrangler.ts'
import { inRoot } from './project/paths.ts'
import { WORKERS } from './project/workers.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    leaked: { type: 'boolean', default: false },
    finish: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
})
const environment = environmentOf(positionals[0], 'secrets:rotate')
const name = positionals[1] ?? ''
const file = inRoot('wrangler.toml')
const api = await connectAccount(localWrangler)
const { set, remove } = rotationOf({
  name,
  old: process.env[name] ?? savedSecrets(environment)[name],
  isLeaked: values.leaked,
  isFinished: values.finish,
  held: await heldSecrets(api, { environment, file }),
})
const problems = knownSecretProblems(environment, {
  ...set,
  ...Object.fromEntries(remove.map((one) => [one, null])),
}).filter((problem) => Object.keys(set).some((one) => problem.startsWith(`${one}:`)))
if (problems.length > 0)
  throw new Error(`Nothing was changed. The Worker would not start:\n  ${problems.join('\n  ')}`)
const would = values['dry-run'] ? 'Would set' : 'Set'
if (!values['dry-run']) {
  await setSecrets(localWrangler, { environment, file }, set)
  for (const one of remove) await removeSecret(localWrangler, { environment, file }, one)
  const saved = saveSecrets(environment, {
    ...set,
    ...Object.fromEntries(remove.map((one) => [one, null])),
  })
  if (set['HEALTH_SECRET']) saveHealthSecret(environment, set['HEALTH_SECRET'])
  console.log(`The new values are in ${path.relative(inRoot(), saved)}.`)
}
const at = (one: string) =>
  workersWith(one)
    .map((worker) => WORKERS[worker].title)
    .join(', ')
for (const one of Object.keys(set)) console.log(`${would} ${one} at ${at(one)}`)
for (const one of remove)
  console.log(`${values['dry-run'] ? 'Would delete' : 'Deleted'} ${one} at ${at(one)}`)
if (name === 'SECOND_FACTOR_SECRET' && !values.finish)
  console.log(`Next: npm run secrets:reencrypt -- ${environment}`)
console.log('When the previous value may go: docs/deploy/secrets.md')
