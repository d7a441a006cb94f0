import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { formatRole } from '#domain/accounts/roleNames.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import { DEVELOPMENT_STATE, inRoot } from '../project/paths.ts'
import { roleSql, type RoleRequest } from './roleRequest.ts'

const run = promisify(execFile)

/** Changes the database and returns a message about the result. Throws if the account does not exist. */
export async function runRoleRequest(request: RoleRequest): Promise<string> {
  const sql = roleSql(request, { id: `aud_${randomUUID()}`, at: new Date() })
  const target = request.environment
    ? ['--remote', '--env', request.environment]
    : ['--local', '--persist-to', DEVELOPMENT_STATE]
  const config = ['--config', inRoot('wrangler.toml')]
  const { stdout } = await run('wrangler', [
    'd1',
    'execute',
    'DB',
    ...config,
    ...target,
    '--json',
    '--yes',
    '--command',
    sql,
  ])
  const answers = JSON.parse(stdout) as { results: { role?: string }[] }[]
  const role = answers.at(-1)?.results[0]?.role
  if (role === undefined)
    throw new Error(
      `No account with the email ${request.email} is confirmed. It registers like everybody first.`,
    )
  return `${request.email}: ${formatRole(readRoles(role))}.`
}
