import { useState } from 'react'
import { useNavigate } from 'react-router'
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import type { InvitationView } from '#domain/accounts/team/teamView.types.ts'
import { asProductError } from '#domain/foundation/errors/productError.ts'
import { sitePath } from '#content/sitePaths.ts'
import {
  acceptInvitationCall,
  declineInvitationCall,
  readInvitationCall,
} from '#client/api/accounts/teamCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { BrokenLink } from '#client/pages/accounts/login/BrokenLink.tsx'
import { LoginSheet } from '#client/pages/accounts/login/LoginSheet.tsx'
import { useLinkToken } from '#client/pages/accounts/login/useLinkToken.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { rememberDestination } from '#client/state/accounts/destination.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { useAccount } from '#client/state/foundation/identity/useAccount.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { showToast } from '#client/ui/toasts.ts'

export const meta = () =>
  pageHead('teamInvitation', { title: 'Invitation to a team', isKeyed: true })

/** Shows the invitation of a mailed link; the invited address accepts or declines it once it is logged in. */
export default function TeamInvitationPage() {
  const token = useLinkToken()
  return token === '' ? (
    <BrokenLink to={sitePath('home')} label="Go to the home page" />
  ) : (
    <Invitation token={token} />
  )
}

function Invitation({ token }: { token: string }) {
  const loaded = useLoaded(token, () => readInvitationCall(token))
  return (
    <PageState
      loaded={loaded}
      loading={<Loading shape="h-80 rounded-card" />}
      missing={
        <LoginSheet title="This invitation is no longer valid" intro="Please ask for a new one.">
          <LinkButton to={sitePath('home')}>Go to the home page</LinkButton>
        </LoginSheet>
      }
    >
      {({ invitation }) => <OpenInvitation token={token} invitation={invitation} />}
    </PageState>
  )
}

function OpenInvitation({ token, invitation }: { token: string; invitation: InvitationView }) {
  const { status, account } = useAccount()
  const { teamName, clientName, role, email, invitedBy } = invitation
  const roleName = TEAM_ROLE_NAMES[role].toLowerCase()
  return (
    <LoginSheet
      title={clientName === null ? `Join ${teamName}` : `See the campaigns of ${clientName}`}
      intro={
        clientName === null
          ? `${invitedBy} invites ${email} as ${roleName}. ${TEAM_ROLE_DESCRIPTIONS[role]}.`
          : `${invitedBy} of ${teamName} invites ${email} as ${roleName} of ${clientName}. You see its campaigns, and nothing of the agency’s other clients.`
      }
    >
      {account ? (
        <Answer token={token} teamName={teamName} email={account.email} />
      ) : status === 'known' ? (
        <LogInFirst token={token} />
      ) : (
        <Loading shape="h-24" />
      )}
    </LoginSheet>
  )
}

function LogInFirst({ token }: { token: string }) {
  const remember = () => rememberDestination(`${sitePath('teamInvitation')}?token=${token}`)
  return (
    <>
      <p className="text-ink-2">Log in or register with the invited address to answer.</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={sitePath('login')} onClick={remember}>
          Log in
        </LinkButton>
        <LinkButton to={sitePath('register')} variant="secondary" onClick={remember}>
          Register
        </LinkButton>
      </div>
    </>
  )
}

function Answer({ token, teamName, email }: { token: string; teamName: string; email: string }) {
  const navigate = useNavigate()
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (answer: 'accept' | 'decline') => {
    if (sending) return
    setSending(answer)
    setProblem(null)
    try {
      if (answer === 'accept') await acceptInvitationCall(token)
      else await declineInvitationCall(token)
      await refreshAccount()
      showToast({
        tone: 'success',
        title: answer === 'accept' ? `You joined ${teamName}.` : 'You declined the invitation.',
      })
      await navigate(sitePath(answer === 'accept' ? 'team' : 'home'))
    } catch (error) {
      setProblem(asProductError(error).message)
      setSending(null)
    }
  }
  return (
    <>
      <p className="wrap-anywhere text-ink-2">
        You are logged in as {email}. Orders that you placed before stay your own.
      </p>
      {problem ? <Callout tone="error" title={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button isPending={sending === 'accept'} onPress={() => void send('accept')}>
          Join the team
        </Button>
        <Button
          variant="secondary"
          isPending={sending === 'decline'}
          onPress={() => void send('decline')}
        >
          Decline
        </Button>
      </div>
    </>
  )
}
