import type { Currency } from '#domain/foundation/money/money.ts'
import type { TeamAuditView } from './teamAudit.ts'
import type { GivenTeamRole, TeamRole } from './teamRole.ts'

export interface TeamMemberView {
  id: string
  name: string
  email: string
  role: TeamRole
  hasTwoFactor: boolean
  joinedAt: string
  isSelf: boolean
  /** The person's client; null for the team's own members. */
  clientName: string | null
  /** The member's monthly limit; null without one. Visible to the member and to those who manage the team. */
  monthlyLimitMinor: number | null
}

export interface TeamInvitationView {
  id: string
  email: string
  role: GivenTeamRole
  /** As for a member. */
  clientName: string | null
  expiresAt: string
  hasExpired: boolean
}

/** A team as one of its members sees it. */
export interface TeamView {
  name: string
  requiresTwoFactor: boolean
  /** The currency of limits. */
  currency: Currency
  role: TeamRole
  /** This member has no access before setting up a second factor: `members` is empty then. */
  needsTwoFactor: boolean
  canManage: boolean
  /** This member's client; null for the team's own members. */
  ownClient: string | null
  members: TeamMemberView[]
  /** Open ones, for members who manage the team. */
  invitations: TeamInvitationView[]
}

/** An invitation as the invited person sees it. */
export interface InvitationView {
  teamName: string
  /** The only client whose campaigns it opens; null for all of the team's. */
  clientName: string | null
  role: GivenTeamRole
  /** Masked. */
  email: string
  invitedBy: string
  expiresAt: string
}

export interface TeamAuditPage {
  entries: TeamAuditView[]
}
