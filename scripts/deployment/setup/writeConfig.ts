import { readFileSync, writeFileSync } from 'node:fs'
import { configOf, type Environment, type EnvironmentConfig } from '../environments.ts'
import { type Answers, settingsOf } from './answers.ts'
import type { ResourceIds } from './resources.ts'
import { editToml, quoted, type TomlEdit } from './tomlEdit.ts'

const routesOf = ({ siteHost, serveHost, creativesHost }: Answers) =>
  [
    '[',
    ...[siteHost, serveHost, creativesHost].map(
      (host) => `  { pattern = ${quoted(host)}, custom_domain = true },`,
    ),
    ']',
  ].join('\n')

/** Values that setup writes into wrangler.toml: routes, ids, settings, and the jurisdiction of each bucket. */
export function configEdits(
  config: EnvironmentConfig,
  answers: Answers,
  ids: ResourceIds,
): TomlEdit[] {
  const bound = (section: string, key: string, known: Map<string, string | null>) =>
    [...known].flatMap(([binding, id]) =>
      id === null
        ? []
        : [{ section, having: ['binding', binding] as const, key, value: quoted(id) }],
    )
  const buckets = config.r2_buckets.map(({ binding }) => ({
    section: 'r2_buckets',
    having: ['binding', binding] as const,
    key: 'jurisdiction',
    value: quoted(answers.jurisdiction),
  }))
  return [
    { section: '', key: 'routes', value: routesOf(answers) },
    ...bound('d1_databases', 'database_id', ids.databases),
    ...bound('kv_namespaces', 'id', ids.namespaces),
    ...(answers.jurisdiction === 'none' ? [] : buckets),
    ...Object.entries(settingsOf(answers, config.vars)).map(([key, value]) => ({
      section: 'vars',
      key,
      value: quoted(value),
    })),
  ]
}

/** Writes the answers and ids into wrangler.toml; returns whether that changed anything. */
export function writeConfig(
  environment: Environment,
  file: string,
  answers: Answers,
  ids: ResourceIds,
): boolean {
  const before = readFileSync(file, 'utf8')
  const after = editToml(
    before,
    environment,
    configEdits(configOf(environment, file), answers, ids),
  )
  if (after === before) return false
  writeFileSync(file, after)
  return true
}
