import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { literalStatement, seedStatements, sqlLiteral, type Seed } from './seedTable.ts'

const run = promisify(execFile)

/** Characters of rows in a statement: with doubled quotes it stays under D1's limit of 100 KB. */
export const REMOTE_CHARACTERS = 60_000

/** The hashes that the deployed database of an environment holds. */
export async function remoteVersions(
  configPath: string,
  environment: string,
): Promise<Map<string, string>> {
  const command = 'SELECT name, hash FROM seed_versions'
  const output = await executeRemotely(configPath, environment, ['--json', '--command', command])
  const answer = JSON.parse(output) as { results: { name: string; hash: string }[] }[]
  return new Map((answer[0]?.results ?? []).map(({ name, hash }) => [name, hash]))
}

/** Loads a seed in the deployed database of an environment, as one SQL file. */
export async function writeRemote(
  configPath: string,
  environment: string,
  seed: Seed,
): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'admarket-seed-'))
  try {
    const file = join(directory, `${seed.name}.sql`)
    writeFileSync(file, await seedSql(seed))
    await executeRemotely(configPath, environment, ['--yes', '--file', file])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** A seed as an SQL file: deletes the marker first and sets it last, so that an interrupted load is repeated. */
export async function seedSql(seed: Seed): Promise<string> {
  const name = sqlLiteral(seed.name)
  const statements = [`DELETE FROM seed_versions WHERE name = ${name};`]
  for (const table of await seed.tables()) {
    for (const statement of seedStatements(table, REMOTE_CHARACTERS)) {
      statements.push(literalStatement(statement))
    }
  }
  statements.push(
    `INSERT INTO seed_versions (name, hash) VALUES (${name}, ${sqlLiteral(seed.hash)});`,
  )
  return `${statements.join('\n')}\n`
}

/** Runs `wrangler d1 execute` on the deployed database of an environment and returns its output. */
export async function executeRemotely(
  configPath: string,
  environment: string,
  args: string[],
): Promise<string> {
  const target = ['--config', configPath, '--remote', '--env', environment]
  const { stdout } = await run('wrangler', ['d1', 'execute', 'DB', ...target, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  })
  return stdout
}
