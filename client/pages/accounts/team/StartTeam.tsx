import { TEAM_ROLES } from '#domain/accounts/team/teamRole.ts'
import { TEAM_ROLE_DESCRIPTIONS, TEAM_ROLE_NAMES } from '#domain/accounts/team/teamRoleNames.ts'
import { newTeamSchema } from '#domain/accounts/team/teamForms.ts'
import { startTeamCall } from '#client/api/accounts/teamCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { Card } from '#client/ui/Card.tsx'
import { showToast } from '#client/ui/toasts.ts'

/** Creates a team for the account, with its possible roles. */
export function StartTeam({ onStarted }: { onStarted: () => void }) {
  return (
    <>
      <h1 className="text-title">Start a team</h1>
      <p className="mt-2 max-w-prose text-ink-2">
        Plan, buy and report together. Your orders become the team’s orders, and you own the team.
        Then invite your colleagues.
      </p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        <Card>
          <SentForm
            label="Start a team"
            schema={newTeamSchema}
            defaultValues={{ name: '' }}
            submitLabel="Start the team"
            onSend={async (team) => {
              await startTeamCall(team)
              showToast({ tone: 'success', title: `${team.name} is ready.` })
              onStarted()
            }}
          >
            <FormTextField
              name="name"
              label="Team name"
              isRequired
              maxLength={80}
              autoComplete="organization"
            />
          </SentForm>
        </Card>
        <Card as="section" aria-labelledby="team-roles">
          <h2 id="team-roles" className="text-heading">
            Roles
          </h2>
          <dl className="mt-3 flex flex-col gap-3">
            {TEAM_ROLES.map((role) => (
              <div key={role}>
                <dt className="font-semibold">{TEAM_ROLE_NAMES[role]}</dt>
                <dd className="text-ink-2">{TEAM_ROLE_DESCRIPTIONS[role]}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </>
  )
}
