import {
  INVITATION_LIFE_DAYS,
  newInvitationSchema,
  type NewInvitation,
} from '#domain/accounts/team/teamForms.ts'
import { GIVEN_TEAM_ROLES } from '#domain/accounts/team/teamRole.ts'
import { TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import type { TeamInvitationView, TeamView } from '#domain/accounts/team/teamView.types.ts'
import { formatShortInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { inviteCall, withdrawInvitationCall } from '#client/api/accounts/teamCalls.ts'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Button } from '#client/ui/Button.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { InvitedFields } from './InvitedFields.tsx'
import { useTeamAction } from './useTeamAction.ts'

const EMPTY: NewInvitation = { email: '', role: 'viewer' }

/** Open invitations, and the form for another one. */
export function InvitationsSection({ team, onDone }: { team: TeamView; onDone: () => void }) {
  return (
    <AccountSection
      id="invitations"
      title="Invitations"
      intro={`We email a link that works once, for that address alone, within ${INVITATION_LIFE_DAYS} days.`}
    >
      <Invitations invitations={team.invitations} onDone={onDone} />
      <SentForm
        label="Invite a colleague"
        schema={newInvitationSchema}
        defaultValues={EMPTY}
        submitLabel="Send the invitation"
        submitVariant="secondary"
        onSend={async (invitation, form) => {
          await inviteCall(invitation)
          form.reset(EMPTY)
          showToast({ tone: 'success', title: `We emailed ${invitation.email}.` })
          onDone()
        }}
      >
        <InvitedFields roles={GIVEN_TEAM_ROLES} />
      </SentForm>
    </AccountSection>
  )
}

function Invitations({
  invitations,
  onDone,
}: {
  invitations: readonly TeamInvitationView[]
  onDone: () => void
}) {
  const { pending, act } = useTeamAction(onDone)
  if (invitations.length === 0) return null
  return (
    <ul className="mb-6 flex flex-col">
      {invitations.map(({ id, email, role, clientName, expiresAt, hasExpired }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{email}</p>
            <p className="text-sm text-ink-2">
              {TEAM_ROLE_NAMES[role]}
              {clientName === null ? '' : ` of the client ${clientName}`},{' '}
              {hasExpired ? 'expired' : 'expires'} on {formatShortInstantDate(expiresAt)}
            </p>
          </div>
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Withdraw the invitation of ${email}`}
            isPending={pending === id}
            onPress={() =>
              void act(id, () => withdrawInvitationCall(id), 'The invitation was withdrawn.')
            }
          >
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  )
}
