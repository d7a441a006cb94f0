import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'

/** Assigns a person of the desk. */
export function OwnerSelect({
  owner,
  people,
  onChange,
}: {
  owner: DeskPerson | null
  people: readonly DeskPerson[]
  onChange: (id: string | null) => void
}) {
  // The current owner stays listed, even without the right to follow up.
  const known = owner === null || people.some(({ id }) => id === owner.id) ? [] : [owner]
  return (
    <NativeSelect
      label="Assigned to"
      options={[
        { id: '', label: 'Nobody yet' },
        ...[...people, ...known].map(({ id, name }) => ({ id, label: name })),
      ]}
      value={owner?.id ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      className="max-w-72"
    />
  )
}
