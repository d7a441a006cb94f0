import { newTeamSchema } from '#domain/accounts/team/teamForms.ts'
import type { TeamView } from '#domain/accounts/team/teamView.types.ts'
import { changeTeamCall } from '#client/api/accounts/teamCalls.ts'
import { FormTextField } from '#client/components/foundation/form/FormTextField.tsx'
import { SentForm } from '#client/components/foundation/form/SentForm.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { AccountSection } from '#client/components/accounts/AccountSection.tsx'

/** Renames the team. */
export function RenameSection({ team, onDone }: { team: TeamView; onDone: () => void }) {
  return (
    <AccountSection id="name" title="Name" intro="Members and invitations show it.">
      <SentForm
        label="Rename the team"
        schema={newTeamSchema}
        defaultValues={{ name: team.name }}
        submitLabel="Rename the team"
        submitVariant="secondary"
        onSend={async ({ name }) => {
          await changeTeamCall({ name })
          showToast({ tone: 'success', title: `The team is now ${name}.` })
          onDone()
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
    </AccountSection>
  )
}
