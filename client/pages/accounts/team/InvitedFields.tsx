import { useController } from 'react-hook-form'
import type { GivenTeamRole } from '#domain/accounts/team/teamRole.ts'
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { InvitedEmail } from './InvitedEmail.tsx'

/** The fields `email` and `role` of an invitation, in the surrounding form. */
export function InvitedFields({ roles }: { roles: readonly GivenTeamRole[] }) {
  const { field } = useController<{ role: GivenTeamRole }>({ name: 'role' })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <InvitedEmail />
      <NativeSelect
        label="Role"
        options={roles.map((id) => ({ id, label: TEAM_ROLE_NAMES[id] }))}
        value={field.value}
        onChange={field.onChange}
        description={TEAM_ROLE_DESCRIPTIONS[field.value]}
      />
    </div>
  )
}
