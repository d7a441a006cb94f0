import { useCallback } from 'react'
import { assignLeadsCall, loadLeads } from '#client/api/sales/leadCalls.ts'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Board } from '#client/pages/foundation/admin/board/Board.tsx'
import { BulkActions } from '#client/pages/foundation/admin/board/BulkActions.tsx'
import { useBoardSteps } from '#client/pages/foundation/admin/board/useBoardSteps.ts'
import { useChosen } from '#client/pages/foundation/admin/board/useChosen.ts'
import { isNarrowed, leadsPath, readLeadsAddress } from './leadsAddress.ts'
import { LeadsBar } from './LeadsBar.tsx'
import { LeadsList } from './LeadsList.tsx'
import { OpenLead } from './OpenLead.tsx'

/** Refresh interval for new requests and colleagues' changes (ms). */
const BOARD_EVERY_MS = 20_000

/** The board: the list and the open lead. A phone shows one of them. */
export function Leads({ accountId }: { accountId: string }) {
  const { address, change } = useAddress(readLeadsAddress, leadsPath)
  const { leadId, ...listed } = address
  const board = usePolled(JSON.stringify(listed), () => loadLeads(address), BOARD_EVERY_MS)
  const { value, isLoading, reload } = board
  const ids = value?.rows.map(({ id }) => id) ?? []
  const [firstId = null] = ids
  const chosen = useChosen(ids)

  const open = useCallback(
    (id: string | null, isReplaced = false) => change({ leadId: id }, { replace: isReplaced }),
    [change],
  )
  useBoardSteps({ ids, openId: leadId, isLoading, open })
  return (
    <>
      <div className={leadId === null ? '' : 'max-lg:hidden'}>
        <LeadsBar address={address} change={change} board={value} accountId={accountId} />
      </div>
      <Board
        label="Leads of the list"
        noun="leads"
        loaded={board}
        page={address.after}
        emptyText={
          value && firstId === null && !isNarrowed(address) ? 'New requests appear here.' : null
        }
        open={
          leadId === null ? null : (
            <OpenLead
              key={leadId}
              changes={chosen.changes}
              leadId={leadId}
              address={address}
              people={value?.people ?? []}
              onChanged={reload}
              onErased={() => {
                reload()
                open(null, true)
              }}
            />
          )
        }
      >
        {(view) => (
          <>
            <LeadsList board={view} address={address} chosen={chosen} />
            <BulkActions
              chosen={chosen}
              noun="lead"
              people={view.people}
              accountId={accountId}
              onGive={assignLeadsCall}
              onChanged={reload}
            />
          </>
        )}
      </Board>
    </>
  )
}
