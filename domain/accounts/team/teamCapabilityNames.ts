import { roleCan, TEAM_ROLES, type TeamCapability } from './teamRole.ts'

/** The access that each capability of team members gives. */
export const TEAM_CAPABILITY_DESCRIPTIONS: Record<TeamCapability, string> = {
  readOrders: 'My orders, order pages, changes',
  readReports: 'reports and their files',
  readInvoices: 'My invoices, invoices and PDFs',
  placeOrders: 'checkout',
  requestApproval: 'asking for the approval of an order',
  approveOrders: 'approving and denying orders of other members',
  payOrders: 'card payments, saved cards',
  changeOrders: 'stop, pause, move, cancel, answer changes, share reports',
  uploadCreatives: 'files, brand kit, briefings and drafts of ads',
  manageTeam: 'members, invitations, roles, security, changes of the team',
}

/** The capabilities of a team's roles as a Markdown table, one row each. */
export function teamCapabilityTable(): string {
  const rows = Object.entries(TEAM_CAPABILITY_DESCRIPTIONS).map(([capability, description]) => {
    const cells = TEAM_ROLES.map((role) =>
      roleCan(role, capability as TeamCapability) ? ' yes' : '',
    )
    return `| \`${capability}\`: ${description} |${cells.join(' |')} |`
  })
  return [
    `| capability | ${TEAM_ROLES.join(' | ')} |`,
    `|---|${TEAM_ROLES.map(() => '---').join('|')}|`,
    ...rows,
  ].join('\n')
}
