import { useState } from 'react'
import {
  clientInvitationSchema,
  type ClientInvitation,
  type ClientMemberView,
  type ManagedClient,
} from '#domain/accounts/team/teamClient.ts'
import { CLIENT_ROLES } from '#domain/accounts/team/teamRole.ts'
import { TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import { formatShortInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { inviteToClientCall } from '#client/api/accounts/clientCalls.ts'
import { removeMemberCall, withdrawInvitationCall } from '#client/api/accounts/teamCalls.ts'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { InvitedFields } from '#client/pages/accounts/team/InvitedFields.tsx'
import { useTeamAction } from '#client/pages/accounts/team/useTeamAction.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { showToast } from '#client/ui/toasts.ts'

const EMPTY: ClientInvitation = { email: '', role: 'viewer' }

/** Logins of a client, and the form that invites one. */
export function ClientPeople({ client, onDone }: { client: ManagedClient; onDone: () => void }) {
  const { id, name } = client
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-semibold wrap-anywhere">Logins of {name}</h3>
      <PeopleList client={client} onDone={onDone} />
      <SentForm
        label={`Invite someone from ${name}`}
        schema={clientInvitationSchema}
        defaultValues={EMPTY}
        submitLabel="Send the invitation"
        submitVariant="secondary"
        onSend={async (invitation, form) => {
          await inviteToClientCall(id, invitation)
          form.reset(EMPTY)
          showToast({ tone: 'success', title: `We emailed ${invitation.email}.` })
          onDone()
        }}
      >
        <div className="mt-4">
          <InvitedFields roles={CLIENT_ROLES} />
        </div>
      </SentForm>
    </div>
  )
}

function PeopleList({ client, onDone }: { client: ManagedClient; onDone: () => void }) {
  const { members, invitations, name } = client
  const [leaving, setLeaving] = useState<ClientMemberView | null>(null)
  const { pending, act } = useTeamAction(onDone)
  const remove = async (member: ClientMemberView) => {
    const call = () => removeMemberCall(member.id)
    if (await act(member.id, call, `${member.name} was removed.`)) setLeaving(null)
  }
  if (members.length + invitations.length === 0)
    return <p className="mt-1 text-sm text-ink-2">Nobody yet. They see only its campaigns.</p>
  return (
    <ul className="mt-1 flex flex-col">
      {members.map((member) => (
        <Row
          key={member.id}
          title={member.name}
          detail={`${member.email}, ${TEAM_ROLE_NAMES[member.role].toLowerCase()}`}
          action={{ name: 'Remove', label: `Remove ${member.name}` }}
          isPending={pending === member.id}
          onPress={() => setLeaving(member)}
        />
      ))}
      {invitations.map(({ id, email, role, expiresAt, hasExpired }) => (
        <Row
          key={id}
          title={email}
          detail={`Invited as ${TEAM_ROLE_NAMES[role].toLowerCase()}, ${hasExpired ? 'expired' : 'expires'} on ${formatShortInstantDate(expiresAt)}`}
          action={{ name: 'Withdraw', label: `Withdraw the invitation of ${email}` }}
          isPending={pending === id}
          onPress={() =>
            void act(id, () => withdrawInvitationCall(id), 'The invitation was withdrawn.')
          }
        />
      ))}
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
            {leaving.name} no longer sees the campaigns of {name}, in open tabs too.
          </p>
        </ConfirmDialog>
      ) : null}
    </ul>
  )
}

function Row({
  title,
  detail,
  action,
  isPending,
  onPress,
}: {
  title: string
  detail: string
  action: { name: string; label: string }
  isPending: boolean
  onPress: () => void
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{detail}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={action.label}
        isPending={isPending}
        onPress={onPress}
      >
        {action.name}
      </Button>
    </li>
  )
}
