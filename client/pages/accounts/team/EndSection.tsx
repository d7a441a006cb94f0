import { useState } from 'react'
import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { closeTeamCall, leaveTeamCall } from '#client/api/accounts/teamCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { useTeamAction } from './useTeamAction.ts'

/**
 * Ends a membership: a member leaves; the owner transfers the team, or closes it as its only
 * member.
 */
export function EndSection({
  team,
  account,
  onDone,
}: {
  team: TeamView
  /** Null if the account may only leave. */
  account: AccountProfile | null
  onDone: () => void
}) {
  const [asking, setAsking] = useState<'leave' | 'close' | 'transfer' | null>(null)
  const { pending, act } = useTeamAction(onDone)
  const isOwner = team.role === 'owner'
  const others = team.members.filter(({ isSelf, clientName }) => !isSelf && clientName === null)
  const ask = asking === 'leave' || asking === 'close' ? QUESTIONS[asking] : null
  const confirm = async () => {
    if (ask && (await act('end', ask.call, ask.done))) setAsking(null)
  }
  return (
    <AccountSection
      id="membership"
      title={isOwner ? 'Ownership' : 'Membership'}
      intro={
        isOwner
          ? 'Hand the team over to another member, or close it once you are alone.'
          : 'Orders that you placed for the team stay with it.'
      }
    >
      {isOwner ? (
        others.length > 0 && account ? (
          <Button variant="secondary" onPress={() => setAsking('transfer')}>
            Transfer the ownership
          </Button>
        ) : (
          <Button variant="danger" onPress={() => setAsking('close')}>
            Close the team
          </Button>
        )
      ) : (
        <Button variant="danger" onPress={() => setAsking('leave')}>
          Leave the team
        </Button>
      )}
      {ask ? (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => (isOpen ? undefined : setAsking(null))}
          title={ask.title}
          confirmLabel={ask.label}
          tone="danger"
          isPending={pending !== null}
          onConfirm={() => void confirm()}
        >
          <p>{ask.text}</p>
        </ConfirmDialog>
      ) : null}
      {asking === 'transfer' && account ? (
        <TransferDialog
          members={others}
          account={account}
          onClose={() => setAsking(null)}
          onDone={onDone}
        />
      ) : null}
    </AccountSection>
  )
}

const QUESTIONS = {
  leave: {
    title: 'Leave the team?',
    label: 'Leave the team',
    text: 'You no longer see its orders. The owner can invite you again.',
    done: 'You left the team.',
    call: leaveTeamCall,
  },
  close: {
    title: 'Close the team?',
    label: 'Close the team',
    text: 'Its orders become your personal orders. Its list of changes and open invitations are deleted.',
    done: 'The team is closed.',
    call: closeTeamCall,
  },
} as const
