import { useCallback } from 'react'
import { assignLeadsCall, loadLeads } from '#client/api/leadCalls.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAddress } from '#client/state/useAddress.ts'
import { usePolled } from '#client/state/usePolled.ts'
import { ChosenOfBoard } from '../ChosenOfBoard.tsx'
import { useBoardSteps } from '../useBoardSteps.ts'
import { useChosen } from '../useChosen.ts'
import { isNarrowed, leadsPath, readLeadsAddress } from './leadsAddress.ts'
import { LeadsBar } from './LeadsBar.tsx'
import { LeadsList } from './LeadsList.tsx'
import { OpenLead } from './OpenLead.tsx'

/** New requests and what others at the desk do are seen after so long. */
const BOARD_EVERY_MS = 20_000

/** The board: the list, and the lead that is open. On a phone the list or the lead. */
export function Leads({ accountId }: { accountId: string }) {
  const { address, change } = useAddress(readLeadsAddress, leadsPath)
  const { leadId, ...listed } = address
  const board = usePolled(JSON.stringify(listed), () => loadLeads(address), BOARD_EVERY_MS)
  const { value, error, isLoading, reload } = board
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
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
        <section
          aria-label="Leads of the list"
          className={classNames(
            'min-h-0 overflow-y-auto border-line bg-card lg:border-r',
            leadId !== null && 'max-lg:hidden',
          )}
        >
          <h2 className="sr-only">Leads of the list</h2>
          {error ? <RetryCallout title={error.message} onRetry={reload} className="m-3" /> : null}
          {value ? (
            <>
              <LeadsList board={value} address={address} chosen={chosen} />
              <ChosenOfBoard
                chosen={chosen}
                noun="lead"
                people={value.people}
                accountId={accountId}
                onGive={assignLeadsCall}
                onChanged={reload}
              />
            </>
          ) : null}
          {!value && !error ? <Skeleton className="m-4 h-48" /> : null}
        </section>
        {leadId === null ? (
          <div className="flex max-lg:hidden">
            {value && firstId === null && !isNarrowed(address) ? (
              <EmptyState title="Nothing here" className="m-auto">
                When somebody asks to be called, it is shown here.
              </EmptyState>
            ) : null}
          </div>
        ) : (
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
        )}
      </div>
    </>
  )
}
