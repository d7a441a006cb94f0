import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { BoardPage } from '#domain/orders/admin/orderBoard.ts'
import { loadBoard } from '#client/api/orders/deskOrderCalls.ts'
import { type Loaded, useLoaded } from '#client/state/foundation/useLoaded.ts'
import { boardQuery, type BoardView, readBoardView, writeBoardView } from './boardAddress.ts'

export interface ShownBoard {
  view: BoardView
  /** Every change except of the page or the columns returns to the first page. */
  change: (change: Partial<BoardView>) => void
  loaded: Loaded<BoardPage>
}

/** The board of the URL. */
export function useBoard(): ShownBoard {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const view = useMemo(() => readBoardView(new URLSearchParams(text)), [text])
  const query = boardQuery(view)
  const loaded = useLoaded(JSON.stringify(query), () => loadBoard(query))
  const change = useCallback(
    (changed: Partial<BoardView>) =>
      setSearch(
        () => {
          // Reads the URL, as the rendered state may lag behind it.
          const before = readBoardView(new URLSearchParams(location.search))
          const isSamePage = Object.keys(changed).every((key) => key === 'hidden')
          const after = isSamePage ? before.after : null
          return new URLSearchParams(writeBoardView({ ...before, after, ...changed }))
        },
        { replace: changed.after === undefined, preventScrollReset: changed.after === undefined },
      ),
    [setSearch],
  )
  return { view, change, loaded }
}
