import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { readTeamChangesCall } from '#client/api/accounts/teamCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Loading } from '#client/ui/Loading.tsx'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'

/** The audit log of the team, reloaded after each change. */
export function ChangesSection({ team }: { team: TeamView }) {
  const loaded = useLoaded(JSON.stringify(team), readTeamChangesCall)
  return (
    <AccountSection
      id="changes"
      title="Changes"
      intro="The last 200 changes of the team. Only the owner sees them."
    >
      <PageState loaded={loaded} loading={<Loading shape="h-24" />}>
        {({ entries }) => (
          <ol className="flex flex-col gap-3">
            {entries.map(({ id, at, by, text }) => (
              <li key={id} className="wrap-anywhere">
                <span className="font-semibold">{by}</span> {text}
                <span className="block text-sm text-ink-2">{formatInstant(at)}</span>
              </li>
            ))}
          </ol>
        )}
      </PageState>
    </AccountSection>
  )
}
