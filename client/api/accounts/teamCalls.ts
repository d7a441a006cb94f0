import type {
  LimitChange,
  NewInvitation,
  NewTeam,
  OwnershipTransfer,
  TeamChange,
  TeamRoleChange,
} from '#domain/accounts/team/teamForms.ts'
import type {
  InvitationView,
  TeamAuditPage,
  TeamView,
} from '#domain/accounts/team/teamView.types.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'

/** The team of the account; null outside one. Raises ProductError, as all calls here do. */
export const readTeamCall = async (): Promise<{ team: TeamView | null }> =>
  await answerOf(api.team.$get())

export const startTeamCall = (json: NewTeam) => answerOf(api.team.$post({ json }))

export const changeTeamCall = (json: TeamChange) => answerOf(api.team.$patch({ json }))

export const readTeamChangesCall = async (): Promise<TeamAuditPage> =>
  await answerOf(api.team.changes.$get())

export const inviteCall = (json: NewInvitation) => answerOf(api.team.invitations.$post({ json }))

export const withdrawInvitationCall = (id: string) =>
  answerOf(api.team.invitations[':id'].$delete({ param: { id } }))

export const setMemberRoleCall = (id: string, json: TeamRoleChange) =>
  answerOf(api.team.members[':id'].role.$put({ param: { id }, json }))

export const setMemberLimitCall = (id: string, json: LimitChange) =>
  answerOf(api.team.members[':id'].limit.$put({ param: { id }, json }))

export const removeMemberCall = (id: string) =>
  answerOf(api.team.members[':id'].$delete({ param: { id } }))

export const transferOwnershipCall = (json: OwnershipTransfer) =>
  answerOf(api.team.ownership.$post({ json }))

export const leaveTeamCall = () => answerOf(api.team.departure.$post())

export const closeTeamCall = () => answerOf(api.team.closing.$post())

export const readInvitationCall = async (token: string): Promise<{ invitation: InvitationView }> =>
  await answerOf(api['team-invitations'].reading.$post({ json: { token } }))

export const acceptInvitationCall = (token: string) =>
  answerOf(api['team-invitations'].acceptance.$post({ json: { token } }))

export const declineInvitationCall = (token: string) =>
  answerOf(api['team-invitations'].refusal.$post({ json: { token } }))
