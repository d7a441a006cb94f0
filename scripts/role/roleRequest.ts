import { parseArgs } from 'node:util'
import { ROLES, type Role } from '#domain/account/capability.ts'
import { sqlLiteral } from '../seed/seedTable.ts'

export interface RoleRequest {
  email: string
  role: Role
  /** A deployed one; without, the database of this machine. */
  environment: string | undefined
}

const STAFF_ROLES = ROLES.filter((role) => role !== 'visitor' && role !== 'customer')
const USAGE = `Say who and what: npm run role -- ann@example.com ${STAFF_ROLES.join('|')} [--env production], or with --remove instead of a role.`

/** What the command line asks for. Throws with how to ask. */
export function readRoleRequest(args: string[]): RoleRequest {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { env: { type: 'string' }, remove: { type: 'boolean' } },
  })
  const [email = '', name] = positionals
  const role = values.remove ? 'customer' : STAFF_ROLES.find((each) => each === name)
  const isClear = positionals.length === (values.remove ? 1 : 2)
  if (!role || !isClear || !email.includes('@')) throw new Error(USAGE)
  return { email: email.toLowerCase(), role, environment: values.env }
}

/** The statements of a change: the record, the change, and the role that it comes to. */
export function roleSql(
  { email, role }: RoleRequest,
  { id, at }: { id: string; at: Date },
): string {
  const whose = `email = ${sqlLiteral(email)} AND email_verified = 1`
  const to = sqlLiteral(role)
  return [
    `INSERT INTO desk_audit (id, at, account_id, kind, subject_id, event, reason, before, after)
     SELECT ${sqlLiteral(id)}, ${sqlLiteral(at.toISOString())}, NULL, 'account', id, 'set_role', 'Set on the command line',
       json_object('role', role), json_object('role', ${to}) FROM accounts WHERE ${whose} AND role <> ${to}`,
    `UPDATE accounts SET role = ${to}, updated_at = ${sqlLiteral(at.toISOString())} WHERE ${whose} AND role <> ${to}`,
    `SELECT role FROM accounts WHERE ${whose}`,
  ].join(';\n')
}
