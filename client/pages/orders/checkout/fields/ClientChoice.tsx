import { useClientChoices } from '#client/state/accounts/currentClient.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const NONE = ''

/** The agency's client that the order is for. */
export default function ClientChoice({
  value,
  onChange,
}: {
  value: string | null
  onChange: (clientId: string | null) => void
}) {
  const choices = useClientChoices()
  return (
    <div className="rounded-card border border-line bg-card px-5 py-6 sm:px-7">
      <NativeSelect
        label="Client"
        className="sm:max-w-80"
        description="The client’s own people see this order and its reports."
        options={[
          { id: NONE, label: 'No client: for the agency itself' },
          ...choices.map(({ id, name }) => ({ id, label: name })),
        ]}
        value={choices.some(({ id }) => id === value) ? (value ?? NONE) : NONE}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
    </div>
  )
}
