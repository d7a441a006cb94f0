import { FileSearch } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  auditCursor,
  type AuditLogEntry,
  type AuditLogPage,
} from '#domain/foundation/admin/auditLog.ts'
import { type AuditFilter, loadAuditLog } from '#client/api/sales/auditCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { OlderRows } from '../board/OlderRows.tsx'
import { useOlderPages } from '../board/useOlderPages.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditTable } from './AuditTable.tsx'

const KEYS = ['by', 'subject', 'from', 'until'] as const

/** The product-wide log, with all its filters in the URL. */
export function AuditLog() {
  const [search, setSearch] = useSearchParams()
  const [people, setPeople] = useState<AuditLogPage['people']>([])
  const filter: AuditFilter = {
    by: search.get('by') ?? '',
    subject: search.get('subject') ?? '',
    from: search.get('from') ?? '',
    until: search.get('until') ?? '',
  }
  const change = (changed: Partial<AuditFilter>) => {
    const next = { ...filter, ...changed }
    const stated = Object.entries(next).filter(([, value]) => value !== '')
    setSearch(Object.fromEntries(stated))
  }
  const pages = useOlderPages<AuditLogEntry>(
    JSON.stringify(filter),
    async (after) => {
      const page = await loadAuditLog(filter, after)
      setPeople(page.people)
      return page.entries
    },
    auditCursor,
  )
  const isNarrowed = KEYS.some((key) => filter[key] !== '')
  return (
    <>
      <AuditFilters filter={filter} people={people} onChange={change} />
      <div className="mt-6">
        <OlderRows
          pages={pages}
          loadingLabel="Loading the audit log"
          empty={
            <EmptyState
              icon={<FileSearch aria-hidden="true" />}
              title={isNarrowed ? 'No matching entries' : 'No entries yet'}
              className="rounded-card border border-line bg-card"
              action={
                isNarrowed ? (
                  <Button variant="secondary" onPress={() => setSearch({})}>
                    Show all entries
                  </Button>
                ) : null
              }
            >
              {isNarrowed
                ? 'Try another person, subject or day.'
                : 'Changes made in the admin area appear here.'}
            </EmptyState>
          }
        >
          {(rows) => <AuditTable rows={rows} />}
        </OlderRows>
      </div>
    </>
  )
}
