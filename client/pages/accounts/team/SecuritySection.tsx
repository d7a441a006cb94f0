import type { AccountProfile } from '#domain/accounts/account.types.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { changeTeamCall } from '#client/api/accounts/teamCalls.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'
import { useTeamAction } from './useTeamAction.ts'

/** Whether all members need a second factor. */
export function SecuritySection({
  team,
  account,
  onDone,
}: {
  team: TeamView
  account: AccountProfile
  onDone: () => void
}) {
  const { pending, act } = useTeamAction(onDone)
  const without = team.members.filter(({ hasTwoFactor }) => !hasTwoFactor).length
  const canRequire = account.isApp2FAEnabled || team.requiresTwoFactor
  return (
    <AccountSection
      id="security"
      title="Security"
      intro="Members without a second factor see a page that leads to setting it up, and no orders until then."
    >
      <Switch
        isSelected={team.requiresTwoFactor}
        isDisabled={!canRequire || pending !== null}
        onChange={(requiresTwoFactor) =>
          void act(
            'factor',
            () => changeTeamCall({ requiresTwoFactor }),
            requiresTwoFactor
              ? 'All members now need a second factor.'
              : 'The second factor is now optional.',
          )
        }
      >
        Require a second factor of all members
      </Switch>
      <p className="mt-1 text-sm text-ink-2">
        {without === 0
          ? 'All members have one.'
          : `${without} of ${team.members.length} ${without === 1 ? 'has' : 'have'} none yet.`}
      </p>
      {canRequire ? null : (
        <p className="mt-3 flex flex-wrap items-center gap-3">
          Turn on your own first.
          <LinkButton to={`${sitePath('editUser')}#two-factor`} variant="secondary" size="sm">
            Set up the second factor
          </LinkButton>
        </p>
      )}
    </AccountSection>
  )
}
