import type { AccountProfile } from '#domain/accounts/account.types.ts'
import { TEAM_ERRORS } from '#domain/foundation/errors/teamErrors.ts'
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { readTeamCall } from '#client/api/accounts/teamCalls.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { AccountGate } from '#client/components/accounts/AccountGate.tsx'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { pageHead } from '#client/routing/pageHead.ts'
import { refreshAccount } from '#client/state/foundation/identity/accountStore.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { ChangesSection } from './ChangesSection.tsx'
import { EndSection } from './EndSection.tsx'
import { InvitationsSection } from './InvitationsSection.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { MembersSection } from './MembersSection.tsx'
import { RenameSection } from './RenameSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { StartTeam } from './StartTeam.tsx'

export const handle = { middleware: ['auth'] }

export const meta = () => pageHead('team', { title: 'Team' })

/** The team of the account, with the members' roles. */
export default function TeamPage() {
  return (
    <div className="page-width pt-8 pb-24 lg:pt-12">
      <AccountGate skeleton={LOADING}>{(account) => <Team account={account} />}</AccountGate>
    </div>
  )
}

const LOADING = (
  <Loading className="flex flex-col gap-6" shape={['h-12 w-64', 'h-80 rounded-card']} />
)

const rightsOf = ({ id, team }: AccountProfile) =>
  [id, team?.role, team?.needsTwoFactor, team?.teamName].join(' ')

function Team({ account }: { account: AccountProfile }) {
  // Other rights load the team again, below what is being typed.
  const loaded = useLoaded(rightsOf(account), readTeamCall)
  const onDone = () => {
    loaded.reload()
    void refreshAccount()
  }
  return (
    <PageState loaded={loaded} loading={LOADING}>
      {({ team }) => {
        if (!team) return <StartTeam onStarted={onDone} />
        if (team.needsTwoFactor) return <FactorNeeded team={team} onDone={onDone} />
        return <OwnTeam team={team} account={account} onDone={onDone} />
      }}
    </PageState>
  )
}

function OwnTeam({
  team,
  account,
  onDone,
}: {
  team: TeamView
  account: AccountProfile
  onDone: () => void
}) {
  return (
    <>
      <h1 className="text-title wrap-anywhere">{team.name}</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Your role: {TEAM_ROLE_NAMES[team.role]}
        {team.ownClient === null ? '' : ` of the client ${team.ownClient}`}.{' '}
        {TEAM_ROLE_DESCRIPTIONS[team.role]}.
      </p>
      <div className="mt-8 flex flex-col gap-10">
        <MembersSection team={team} onDone={onDone} />
        {team.canManage ? (
          <>
            <AccountSection
              id="clients"
              title="Clients"
              intro="For agencies: keep the campaigns, drafts and reports of each client apart."
            >
              <LinkButton to={sitePath('clients')} variant="secondary">
                {account.team?.hasClients ? 'Manage clients' : 'Become an agency'}
              </LinkButton>
            </AccountSection>
            <InvitationsSection team={team} onDone={onDone} />
            <LimitsSection team={team} onDone={onDone} />
            <RenameSection key={team.name} team={team} onDone={onDone} />
            <SecuritySection team={team} account={account} onDone={onDone} />
          </>
        ) : null}
        <EndSection team={team} account={account} onDone={onDone} />
        {team.canManage ? <ChangesSection team={team} /> : null}
      </div>
    </>
  )
}

/** For a member without the second factor that the team requires. */
function FactorNeeded({ team, onDone }: { team: TeamView; onDone: () => void }) {
  return (
    <>
      <h1 className="text-title wrap-anywhere">{team.name}</h1>
      <Callout tone="warning" title={TEAM_ERRORS.team_second_factor.message} className="mt-6">
        <p>You see the orders of the team once it is on.</p>
        <LinkButton to={`${sitePath('editUser')}#two-factor`} className="mt-3">
          Set up the second factor
        </LinkButton>
      </Callout>
      <div className="mt-10">
        <EndSection team={team} account={null} onDone={onDone} />
      </div>
    </>
  )
}
