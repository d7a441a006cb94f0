import { loadLead } from '#client/api/sales/leadCalls.ts'
import type { DeskPerson } from '#domain/sales/lead/leadView.ts'
import { OpenOfBoard } from '#client/pages/foundation/admin/board/OpenOfBoard.tsx'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { leadsPath, type LeadsAddress } from './leadsAddress.ts'
import { LeadShown } from './LeadShown.tsx'

const LEAD_EVERY_MS = 20_000

interface OpenLeadProps {
  leadId: string
  /** How often something was done with several at once. */
  changes: number
  address: LeadsAddress
  people: readonly DeskPerson[]
  /** Something changed that the list shows. */
  onChanged: () => void
  onErased: () => void
}

/** The lead that is open. */
export function OpenLead({ leadId, changes, address, people, onChanged, onErased }: OpenLeadProps) {
  const loaded = usePolled(`${leadId} ${changes}`, () => loadLead(leadId), LEAD_EVERY_MS)
  const changed = () => {
    loaded.reload()
    onChanged()
  }
  return (
    <OpenOfBoard
      loaded={loaded}
      back={{ to: leadsPath({ ...address, leadId: null }), label: 'All leads' }}
      loadingLabel="The lead is loading"
    >
      {(lead) => (
        <LeadShown
          lead={lead}
          address={address}
          people={people}
          onChanged={changed}
          onErased={onErased}
        />
      )}
    </OpenOfBoard>
  )
}
