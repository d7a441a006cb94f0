import { randomBytes } from 'node:crypto'
import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import { WORKER_SETTINGS } from '#domain/foundation/settings/workerSettings.ts'
import { targetOf, WORKER_NAMES, type WorkerName, workerNameOf } from '../../project/workers.ts'
import type { CloudflareApi } from '../cloudflareApi.ts'
import { failureOf, type Wrangler } from '../wrangler.ts'

const SECRET_BYTES = 32

/** Our own secrets: random, and never needed elsewhere. A rotation sets the previous ones. */
export const OWN_SECRETS: readonly string[] = SETTING_FACTS.flatMap((fact) =>
  'isSecret' in fact
    ? fact.names.filter((name) => !name.endsWith('_PREVIOUS') && !name.startsWith('STRIPE_'))
    : [],
)

/** An environment, and the root's wrangler file that describes it. */
export interface Target {
  environment: string
  file: string
}

/** Whether a Worker needs a secret: the site needs all, the others those of their settings. */
export const needsSecret = (worker: WorkerName, name: string): boolean =>
  worker === 'site' || (WORKER_SETTINGS[worker] as readonly string[]).includes(name)

/** The Workers that need a secret, in the order of a release. */
export const workersWith = (name: string): WorkerName[] =>
  WORKER_NAMES.filter((worker) => needsSecret(worker, name))

/** Names of a Worker's secrets in the account; none before the Worker exists. */
export async function heldSecrets(
  api: CloudflareApi,
  { environment, file }: Target,
  worker: WorkerName = 'site',
): Promise<ReadonlySet<string>> {
  const held = await api.find<{ name: string }[]>(
    `/accounts/${api.accountId}/workers/scripts/${workerNameOf(worker, environment, file)}/secrets`,
  )
  return new Set((held ?? []).map((secret) => secret.name))
}

/** Names of each Worker's secrets in the account. */
export type HeldByWorker = Readonly<Record<WorkerName, ReadonlySet<string>>>

/** Secrets in the account, by Worker. */
export async function allHeldSecrets(api: CloudflareApi, target: Target): Promise<HeldByWorker> {
  const [serve, creatives, site] = await Promise.all(
    WORKER_NAMES.map(async (worker) => await heldSecrets(api, target, worker)),
  )
  const none: ReadonlySet<string> = new Set()
  return { serve: serve ?? none, creatives: creatives ?? none, site: site ?? none }
}

const randomSecret = () => randomBytes(SECRET_BYTES).toString('hex')

/**
 * A value for each of our own secrets that a Worker lacks: a random one if no Worker has it, else the others' value,
 * which must be among `known`, as the account returns none. `unknown` names the missing ones.
 */
export function newSecrets(
  held: HeldByWorker,
  known: Readonly<Record<string, string | undefined>> = {},
): { values: Record<string, string>; unknown: string[] } {
  const values: Record<string, string> = {}
  const unknown: string[] = []
  for (const name of OWN_SECRETS) {
    const workers = workersWith(name)
    const lacking = workers.filter((worker) => !held[worker].has(name))
    if (lacking.length === 0) continue
    const value = lacking.length === workers.length ? randomSecret() : known[name]
    if (value === undefined) unknown.push(name)
    else values[name] = value
  }
  return { values, unknown }
}

/** Verifiers get a new secret before signers, so that no signature is rejected in between. */
const VERIFIERS_FIRST = ['creatives', 'serve', 'site'] as const satisfies readonly WorkerName[]

/**
 * Sets secrets of every Worker that needs them, or of those that `isSetAt` names; creates a missing Worker as an empty
 * one. Passes them by standard input, never as arguments.
 */
export async function setSecrets(
  wrangler: Wrangler,
  { environment, file }: Target,
  secrets: Readonly<Record<string, string>>,
  isSetAt: (worker: WorkerName, name: string) => boolean = () => true,
): Promise<void> {
  for (const worker of VERIFIERS_FIRST) {
    const own = Object.entries(secrets).filter(
      ([name]) => needsSecret(worker, name) && isSetAt(worker, name),
    )
    if (own.length === 0) continue
    const result = await wrangler(['secret', 'bulk', ...targetOf(worker, environment, file)], {
      input: JSON.stringify(Object.fromEntries(own)),
    })
    if (result.code !== 0) throw new Error(`The secrets could not be set: ${failureOf(result)}`)
  }
}

/** Deletes a secret from every Worker that has it. */
export async function removeSecret(
  wrangler: Wrangler,
  { environment, file }: Target,
  name: string,
): Promise<void> {
  for (const worker of workersWith(name)) {
    const result = await wrangler([
      'secret',
      'delete',
      name,
      ...targetOf(worker, environment, file),
    ])
    if (result.code !== 0) throw new Error(`${name} could not be deleted: ${failureOf(result)}`)
  }
}
