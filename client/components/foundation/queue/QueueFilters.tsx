import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import { DESK_NAMES, DESKS, type Desk } from '#domain/contact/realtime/desk/desk.ts'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'

const MEDIA_OPTIONS: { id: MediaType | 'all'; label: string }[] = [
  { id: 'all', label: 'All media' },
  ...MEDIA_TYPES.map((id) => ({ id, label: MEDIA_TYPE_NAMES[id] })),
]

const DESK_OPTIONS: { id: Desk | 'all'; label: string }[] = [
  { id: 'all', label: 'All desks' },
  ...DESKS.map((id) => ({ id, label: DESK_NAMES[id] })),
]

/** Filters a queue by desk; null: all. */
export function DeskFilter({
  value,
  onChange,
}: {
  value: Desk | null
  onChange: (desk: Desk | null) => void
}) {
  return (
    <NativeSelect
      label="Desk"
      look="plain"
      options={DESK_OPTIONS}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
    />
  )
}

/** Filters a queue by medium; null: all. */
export function MediumFilter({
  value,
  onChange,
}: {
  value: MediaType | null
  onChange: (mediaType: MediaType | null) => void
}) {
  return (
    <NativeSelect
      label="Medium"
      look="plain"
      options={MEDIA_OPTIONS}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
    />
  )
}

interface PersonFilterProps {
  label: string
  /** Labels for all items, and for unassigned ones. */
  names: { all: string; nobody: string }
  people: readonly { id: string; name: string }[]
  /** The current user. */
  accountId: string
  /** An account, 'nobody', or null for all. */
  value: string | null
  onChange: (person: string | null) => void
}

/** Filters a queue by assignee. */
export function PersonFilter({
  label,
  names,
  people,
  accountId,
  value,
  onChange,
}: PersonFilterProps) {
  const options = [
    { id: 'all', label: names.all },
    { id: 'nobody', label: names.nobody },
    ...people.map(({ id, name }) => ({ id, label: id === accountId ? `${name} (me)` : name })),
  ]
  return (
    <NativeSelect
      label={label}
      look="plain"
      options={options}
      value={value ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
    />
  )
}
