import { TEAM_ROLE_NAMES } from './teamRoleNames.ts'
import type { TeamRole } from './teamRole.ts'

export const TEAM_EVENTS = [
  'founded',
  'renamed',
  'invited',
  'invitation_withdrawn',
  'invitation_declined',
  'joined',
  'role_changed',
  'removed',
  'left',
  'ownership_transferred',
  'two_factor_required',
  'two_factor_optional',
  'client_added',
  'client_changed',
  'client_archived',
  'client_restored',
  'limit_changed',
  'currency_changed',
  'order_approved',
  'order_denied',
  'client_agreed',
] as const
export type TeamEvent = (typeof TEAM_EVENTS)[number]

/** Facts of an entry beyond actor and subject. */
export interface TeamAuditFacts {
  before?: string
  after?: string
  /** The name of the client concerned. */
  client?: string
}

/** An entry of a team's audit log. */
export interface TeamAuditView {
  id: string
  at: string
  /** The actor's name. */
  by: string
  text: string
}

const roleName = (role: string | undefined): string =>
  TEAM_ROLE_NAMES[role as TeamRole] ?? 'no role'

const ofClient = ({ client }: TeamAuditFacts): string =>
  client === undefined ? '' : ` of the client ${client}`

/** The text of an entry after the actor's name. `subject` is a name or an email. */
export function formatTeamEvent(event: TeamEvent, subject: string, facts: TeamAuditFacts): string {
  switch (event) {
    case 'founded':
      return 'started the team'
    case 'renamed':
      return `renamed the team from ${facts.before ?? ''} to ${facts.after ?? ''}`
    case 'invited':
      return `invited ${subject} as ${roleName(facts.after)}${ofClient(facts)}`
    case 'invitation_withdrawn':
      return `withdrew the invitation of ${subject}`
    case 'invitation_declined':
      return 'declined the invitation'
    case 'joined':
      return `joined as ${roleName(facts.after)}${ofClient(facts)}`
    case 'role_changed':
      return `changed the role of ${subject} from ${roleName(facts.before)} to ${roleName(facts.after)}`
    case 'removed':
      return `removed ${subject}`
    case 'left':
      return 'left the team'
    case 'ownership_transferred':
      return `transferred the ownership to ${subject}`
    case 'two_factor_required':
      return 'required a second factor of all members'
    case 'two_factor_optional':
      return 'made the second factor optional'
    case 'client_added':
      return `added the client ${facts.after ?? ''}`
    case 'client_changed':
      return `changed the client ${facts.before ?? ''} to ${facts.after ?? ''}`
    case 'client_archived':
      return `archived the client ${facts.client ?? ''}`
    case 'client_restored':
      return `restored the client ${facts.client ?? ''}`
    case 'limit_changed':
      return `changed the monthly limit of ${subject} from ${facts.before ?? 'none'} to ${facts.after ?? 'none'}`
    case 'currency_changed':
      return `changed the currency of limits from ${facts.before ?? ''} to ${facts.after ?? ''}`
    case 'order_approved':
      return `approved an order of ${subject} for ${facts.after ?? ''}`
    case 'order_denied':
      return `denied an order of ${subject} for ${facts.after ?? ''}`
    case 'client_agreed':
      return `agreed to a commission of ${facts.after ?? ''} for the client ${facts.client ?? ''}`
    default:
      return event satisfies never
  }
}
