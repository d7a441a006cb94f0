import { useCallback } from 'react'
import { loadProductions } from '#client/api/creatives/productionCalls.ts'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Board } from '#client/pages/foundation/admin/board/Board.tsx'
import { useBoardSteps } from '#client/pages/foundation/admin/board/useBoardSteps.ts'
import { isNarrowed, boardPath, readBoardAddress } from './boardAddress.ts'
import { BoardBar } from './BoardBar.tsx'
import { BoardList } from './BoardList.tsx'
import { OpenProduction } from './OpenProduction.tsx'

/** Refresh interval for new briefs and colleagues' changes (ms). */
const BOARD_EVERY_MS = 30_000

/** The board: the list and the open ad. A phone shows one of them. */
export function Productions({ accountId }: { accountId: string }) {
  const { address, change } = useAddress(readBoardAddress, boardPath)
  const { lineId, ...listed } = address
  const board = usePolled(JSON.stringify(listed), () => loadProductions(address), BOARD_EVERY_MS)
  const { value, isLoading, reload } = board
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
      <Board
        label="Ads to make"
        noun="productions"
        loaded={board}
        page={address.page}
        emptyText={
          value && firstId === null && !isNarrowed(address) ? 'New briefs appear here.' : null
        }
        open={
          lineId === null ? null : (
            <OpenProduction
              key={lineId}
              lineId={lineId}
              address={address}
              makers={value?.makers ?? []}
              onChanged={reload}
            />
          )
        }
      >
        {(view) => <BoardList board={view} address={address} change={change} openId={lineId} />}
      </Board>
    </>
  )
}
