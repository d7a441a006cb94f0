import { useCallback } from 'react'
import { loadProductions } from '#client/api/productionCalls.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAddress } from '#client/state/useAddress.ts'
import { usePolled } from '#client/state/usePolled.ts'
import { useBoardSteps } from '../useBoardSteps.ts'
import { isNarrowed, boardPath, readBoardAddress } from './boardAddress.ts'
import { BoardBar } from './BoardBar.tsx'
import { BoardList } from './BoardList.tsx'
import { OpenProduction } from './OpenProduction.tsx'

/** New briefings and what others at the desk do are seen after so long. */
const BOARD_EVERY_MS = 30_000

/** The board: the list, and the ad that is open. On a phone the list or the ad. */
export function Productions({ accountId }: { accountId: string }) {
  const { address, change } = useAddress(readBoardAddress, boardPath)
  const { lineId, ...listed } = address
  const board = usePolled(JSON.stringify(listed), () => loadProductions(address), BOARD_EVERY_MS)
  const { value, error, isLoading, reload } = board
  const ids = value?.rows.map((row) => row.lineId) ?? []
  const [firstId = null] = ids

  const open = useCallback(
    (id: string | null, isReplaced = false) => change({ lineId: id }, { replace: isReplaced }),
    [change],
  )
  useBoardSteps({ ids, openId: lineId, isLoading, open })
  return (
    <>
      <div className={lineId === null ? '' : 'max-lg:hidden'}>
        <BoardBar address={address} change={change} board={value} accountId={accountId} />
      </div>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[21rem_minmax(0,1fr)]">
        <section
          aria-label="Ads to make"
          className={classNames(
            'min-h-0 overflow-y-auto border-line bg-card lg:border-r',
            lineId !== null && 'max-lg:hidden',
          )}
        >
          <h2 className="sr-only">Ads to make</h2>
          {error ? <RetryCallout title={error.message} onRetry={reload} className="m-3" /> : null}
          {value ? (
            <BoardList board={value} address={address} change={change} openId={lineId} />
          ) : null}
          {!value && !error ? <LoadingRows /> : null}
        </section>
        {lineId === null ? (
          <div className="flex max-lg:hidden">
            {value && firstId === null && !isNarrowed(address) ? (
              <EmptyState title="Nothing here" className="m-auto">
                When a briefing comes in, it is shown here.
              </EmptyState>
            ) : null}
          </div>
        ) : (
          <OpenProduction
            key={lineId}
            lineId={lineId}
            address={address}
            makers={value?.makers ?? []}
            onChanged={reload}
          />
        )}
      </div>
    </>
  )
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-3 p-4">
      <output className="sr-only">The productions are loading</output>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
