import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { DEVELOPMENT_STATE, inRoot } from './paths.ts'

/** Rows of a read-only query over an environment's D1, or over the development database without one. */
export async function queryDatabase<Row>(sql: string, environment?: string): Promise<Row[]> {
  const target =
    environment === undefined
      ? ['--local', '--persist-to', DEVELOPMENT_STATE]
      : ['--remote', '--env', environment]
  const options = ['--config', inRoot('wrangler.toml'), ...target, '--json', '--yes']
  const { stdout } = await promisify(execFile)('wrangler', [
    'd1',
    'execute',
    'DB',
    ...options,
    '--command',
    sql,
  ])
  const responses = JSON.parse(stdout) as { results: Row[] }[]
  return responses.flatMap(({ results }) => results)
}
