import { randomBytes } from 'node:crypto'
import { SETTING_FACTS } from '#domain/foundation/settings/settingFacts.ts'
import type { CloudflareApi } from '../cloudflareApi.ts'
import type { EnvironmentConfig } from '../environments.ts'
import { failureOf, type Wrangler } from '../wrangler.ts'

const SECRET_BYTES = 32

/** Secrets that are only ours: random, and never needed elsewhere. Previous ones are set by a rotation. */
export const OWN_SECRETS: readonly string[] = SETTING_FACTS.flatMap((fact) =>
  'isSecret' in fact
    ? fact.names.filter((name) => !name.endsWith('_PREVIOUS') && !name.startsWith('STRIPE_'))
    : [],
)

/** The names of the secrets that the account holds for the Worker; none while there is no Worker. */
export async function heldSecrets(
  api: CloudflareApi,
  { name = '' }: Pick<EnvironmentConfig, 'name'>,
): Promise<ReadonlySet<string>> {
  const held = await api.find<{ name: string }[]>(
    `/accounts/${api.accountId}/workers/scripts/${name}/secrets`,
  )
  return new Set((held ?? []).map((secret) => secret.name))
}

/** A random value for each of our own secrets that is not held yet: one that is there is never changed. */
export const newSecrets = (held: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    OWN_SECRETS.filter((name) => !held.has(name)).map((name) => [
      name,
      randomBytes(SECRET_BYTES).toString('hex'),
    ]),
  )

/** Sets secrets of the Worker, which is created empty where there is none. They go by standard input, never by an argument. */
export async function setSecrets(
  wrangler: Wrangler,
  { environment, file }: { environment: string; file: string },
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(secrets).length === 0) return
  const result = await wrangler(['secret', 'bulk', '--env', environment, '--config', file], {
    input: JSON.stringify(secrets),
  })
  if (result.code !== 0) throw new Error(`The secrets could not be set: ${failureOf(result)}`)
}

/** Deletes a secret of the Worker. */
export async function removeSecret(
  wrangler: Wrangler,
  { environment, file }: { environment: string; file: string },
  name: string,
): Promise<void> {
  const result = await wrangler(['secret', 'delete', name, '--env', environment, '--config', file])
  if (result.code !== 0) throw new Error(`${name} could not be deleted: ${failureOf(result)}`)
}
