import type { AuditLogPage } from '#domain/foundation/admin/auditLog.ts'
import type { AuditFilter } from '#client/api/sales/auditCalls.ts'
import { QueueSearch } from '#client/components/foundation/queue/QueueSearch.tsx'
import { NativeDateField } from '#client/ui/NativeDateField.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { useSellerZone, zoneNote } from '../useSellerZone.ts'

const ANYONE = 'anyone'

interface AuditFiltersProps {
  filter: AuditFilter
  people: AuditLogPage['people']
  onChange: (changed: Partial<AuditFilter>) => void
}

/** Filters the log by person, subject and days. */
export function AuditFilters({ filter, people, onChange }: AuditFiltersProps) {
  const zone = useSellerZone()
  const isListed = filter.by === '' || people.some(({ id }) => id === filter.by)
  const options = [
    { id: ANYONE, label: 'Anyone' },
    ...people.map(({ id, name }) => ({ id, label: name })),
    // A person who has lost all roles.
    ...(isListed ? [] : [{ id: filter.by, label: 'This person' }]),
  ]
  return (
    <search className="flex flex-col gap-2">
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_14rem_11rem_11rem]">
        <QueueSearch
          key={filter.subject}
          label="Order, customer, email, id"
          value={filter.subject}
          className="col-span-2 w-full lg:col-span-1"
          onAsk={(subject) => onChange({ subject })}
        />
        <NativeSelect
          label="Person"
          options={options}
          value={filter.by === '' ? ANYONE : filter.by}
          onChange={(by) => onChange({ by: by === ANYONE ? '' : by })}
          className="max-lg:col-span-2"
        />
        <NativeDateField
          label="From"
          value={filter.from}
          {...(filter.until ? { max: filter.until } : {})}
          onChange={(from) => onChange({ from })}
        />
        <NativeDateField
          label="To"
          value={filter.until}
          {...(filter.from ? { min: filter.from } : {})}
          onChange={(until) => onChange({ until })}
        />
      </div>
      <p className="text-sm text-ink-2">{zoneNote(zone)}</p>
    </search>
  )
}
