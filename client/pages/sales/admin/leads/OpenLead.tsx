import { loadLead } from '#client/api/sales/leadCalls.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import { DetailPane } from '#client/pages/foundation/admin/board/DetailPane.tsx'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { leadsPath, type LeadsAddress } from './leadsAddress.ts'
import { LeadDetails } from './LeadDetails.tsx'

const LEAD_EVERY_MS = 20_000

interface OpenLeadProps {
  leadId: string
  /** A counter of bulk actions. */
  changes: number
  address: LeadsAddress
  people: readonly DeskPerson[]
  /** Called when something in the list has changed. */
  onChanged: () => void
  onErased: () => void
}

/** The open lead. */
export function OpenLead({ leadId, changes, address, people, onChanged, onErased }: OpenLeadProps) {
  const loaded = usePolled(`${leadId} ${changes}`, () => loadLead(leadId), LEAD_EVERY_MS)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <DetailPane
      loaded={loaded}
      back={{ to: leadsPath({ ...address, leadId: null }), label: 'All leads' }}
      loadingLabel="The lead is loading"
    >
      {(lead) => (
        <LeadDetails
          lead={lead}
          address={address}
          people={people}
          onChanged={changed}
          onErased={onErased}
        />
      )}
    </DetailPane>
  )
}
