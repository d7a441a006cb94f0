import { useState } from 'react'
import {
  CLIENT_ROLES,
  GIVEN_TEAM_ROLES,
  type GivenTeamRole,
} from '#domain/accounts/team/teamRole.ts'
import { TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import type { TeamMemberView, TeamView } from '#domain/accounts/team/teamView.types.ts'
import { removeMemberCall, setMemberRoleCall } from '#client/api/accounts/teamCalls.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { useTeamAction } from './useTeamAction.ts'

const optionsOf = (roles: readonly GivenTeamRole[]) =>
  roles.map((id) => ({ id, label: TEAM_ROLE_NAMES[id] }))
const ROLE_OPTIONS = optionsOf(GIVEN_TEAM_ROLES)
const CLIENT_ROLE_OPTIONS = optionsOf(CLIENT_ROLES)

/** The members of a team; the owner gives roles and removes. */
export function MembersSection({ team, onDone }: { team: TeamView; onDone: () => void }) {
  const [leaving, setLeaving] = useState<TeamMemberView | null>(null)
  const { pending, act } = useTeamAction(onDone)
  const setRole = (member: TeamMemberView, before: GivenTeamRole, role: GivenTeamRole) =>
    void act(
      member.id,
      () => setMemberRoleCall(member.id, { before, role }),
      `${member.name}: ${TEAM_ROLE_NAMES[role]}.`,
    )
  const remove = async (member: TeamMemberView) => {
    const isDone = await act(
      member.id,
      () => removeMemberCall(member.id),
      `${member.name} was removed.`,
    )
    if (isDone) setLeaving(null)
  }
  return (
    <AccountSection
      id="members"
      title="Members"
      intro={
        team.canManage
          ? 'Changes take effect at once, even for people who are logged in.'
          : undefined
      }
    >
      <ul className="flex flex-col">
        {team.members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0"
          >
            <MemberFacts member={member} isFactorShown={team.canManage} />
            {team.canManage && member.role !== 'owner' ? (
              <div className="flex items-center gap-3">
                <RoleChoice member={member} role={member.role} onChange={setRole} />
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Remove ${member.name}`}
                  isPending={pending === member.id}
                  onPress={() => setLeaving(member)}
                >
                  Remove
                </Button>
              </div>
            ) : (
              <Badge>{TEAM_ROLE_NAMES[member.role]}</Badge>
            )}
          </li>
        ))}
      </ul>
      {leaving ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setLeaving(null))}
          title={`Remove ${leaving.name}?`}
          confirmLabel="Remove"
          tone="danger"
          isPending={pending === leaving.id}
          onConfirm={() => void remove(leaving)}
        >
          <p>
            {leaving.name} no longer sees the team’s orders, in open tabs too. Orders that they
            placed stay with the team, and you get the emails about them.
          </p>
        </ConfirmDialog>
      ) : null}
    </AccountSection>
  )
}

function RoleChoice({
  member,
  role,
  onChange,
}: {
  member: TeamMemberView
  role: GivenTeamRole
  onChange: (member: TeamMemberView, before: GivenTeamRole, role: GivenTeamRole) => void
}) {
  return (
    <NativeSelect
      look="plain"
      label={`Role of ${member.name}`}
      options={member.clientName === null ? ROLE_OPTIONS : CLIENT_ROLE_OPTIONS}
      value={role}
      onChange={(next) => onChange(member, role, next)}
    />
  )
}

function MemberFacts({
  member,
  isFactorShown,
}: {
  member: TeamMemberView
  isFactorShown: boolean
}) {
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {member.name}
        {member.clientName === null ? null : (
          <span className="font-normal text-ink-2">, client {member.clientName}</span>
        )}
        {member.isSelf ? <span className="font-normal text-ink-2"> (you)</span> : null}
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">
        {member.email}
        {isFactorShown ? `, second factor ${member.hasTwoFactor ? 'on' : 'off'}` : ''}
      </p>
    </div>
  )
}
