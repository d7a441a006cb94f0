import { loadLead } from '#client/api/leadCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import type { DeskPerson } from '#domain/lead/leadView.ts'
import { AdminCrumb } from '../AdminCrumb.tsx'
import { usePolled } from '#client/state/usePolled.ts'
import { leadsPath, type LeadsAddress } from './leadsAddress.ts'
import { LeadShown } from './LeadShown.tsx'

const LEAD_EVERY_MS = 20_000

interface OpenLeadProps {
  leadId: string
  address: LeadsAddress
  people: readonly DeskPerson[]
  /** Something changed that the list shows. */
  onChanged: () => void
  onErased: () => void
}

/** The lead that is open. */
export function OpenLead({ leadId, address, people, onChanged, onErased }: OpenLeadProps) {
  const { value, error, reload } = usePolled(leadId, () => loadLead(leadId), LEAD_EVERY_MS)
  const changed = () => {
    reload()
    onChanged()
  }
  return (
    <div className="relative min-h-0 overflow-y-auto p-4 sm:p-5">
      <div className="lg:hidden">
        <AdminCrumb to={leadsPath({ ...address, leadId: null })}>All leads</AdminCrumb>
      </div>
      {value ? (
        <LeadShown
          lead={value}
          address={address}
          people={people}
          onChanged={changed}
          onErased={onErased}
        />
      ) : error ? (
        <EmptyState
          title={error.message}
          action={
            <Button variant="secondary" onPress={reload}>
              Try again
            </Button>
          }
        />
      ) : (
        <>
          <output className="sr-only">The lead is loading</output>
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  )
}
