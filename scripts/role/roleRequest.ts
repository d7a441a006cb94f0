import { parseArgs } from 'node:util'
import { STAFF_ROLES, type StaffRole } from '#domain/accounts/capability.ts'
import { sqlLiteral } from '../seed/seedTable.ts'

export interface RoleRequest {
  email: string
  /** Roles to add, or to remove. */
  roles: readonly StaffRole[]
  isRemoved: boolean
  /** A deployed environment; default: this machine's database. */
  environment: string | undefined
}

const USAGE = `Say who and what: npm run role -- ann@example.com ${STAFF_ROLES.join('|')} [--env production], several after each other. With --remove they are taken away; without a role all are.`

/** Parses the command line. Throws with the usage. */
export function readRoleRequest(args: string[]): RoleRequest {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { env: { type: 'string' }, remove: { type: 'boolean' } },
  })
  const [email = '', ...names] = positionals
  const isRemoved = values.remove ?? false
  const isOfAll = isRemoved && names.length === 0
  const roles = STAFF_ROLES.filter((role) => isOfAll || names.includes(role))
  const isKnown = isOfAll || roles.length === names.length
  if (roles.length === 0 || !isKnown || !email.includes('@')) throw new Error(USAGE)
  return { email: email.toLowerCase(), roles, isRemoved, environment: values.env }
}

/** The resulting roles, as `writeRoles` writes them. */
function rolesAfter({ roles, isRemoved }: Pick<RoleRequest, 'roles' | 'isRemoved'>): string {
  const words = STAFF_ROLES.map((role) => {
    const word = sqlLiteral(`${role},`)
    if (roles.includes(role)) return isRemoved ? "''" : word
    return `iif(instr(role || ',', ${word}) > 0, ${word}, '')`
  })
  return `coalesce(nullif(rtrim(${words.join(' || ')}, ','), ''), 'customer')`
}

/** Statements of a change: the audit entry, the change, and the resulting roles. */
export function roleSql(
  { email, ...change }: Omit<RoleRequest, 'environment'>,
  { id, at }: { id: string; at: Date },
): string {
  const whose = `email = ${sqlLiteral(email)} AND email_verified = 1`
  const to = rolesAfter(change)
  const isOther = `${whose} AND role <> ${to}`
  return [
    `INSERT INTO desk_audit (id, at, account_id, kind, subject_id, event, reason, before, after)
     SELECT ${sqlLiteral(id)}, ${sqlLiteral(at.toISOString())}, NULL, 'account', id, 'set_role', 'Set on the command line',
       json_object('role', role), json_object('role', ${to}) FROM accounts WHERE ${isOther}`,
    `UPDATE accounts SET role = ${to}, updated_at = ${sqlLiteral(at.toISOString())} WHERE ${isOther}`,
    `SELECT role FROM accounts WHERE ${whose}`,
  ].join(';\n')
}
