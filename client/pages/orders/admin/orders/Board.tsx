import { ChevronRight, Download, FileSearch } from 'lucide-react'

import type { BoardPage, BoardViewsPage } from '#domain/orders/admin/orderBoard.ts'
import { boardExportAddress, loadViews } from '#client/api/orders/deskOrderCalls.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { useSelectedOrders } from '../../orders/useSelectedOrders.ts'
import { ALL_LINES, boardQuery } from './boardAddress.ts'
import { BoardCards } from './BoardCards.tsx'
import { BoardColumns } from './BoardColumns.tsx'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardSelection } from './BoardSelection.tsx'
import { BoardTable } from './BoardTable.tsx'
import { BoardViews } from './BoardViews.tsx'
import { type ShownBoard, useBoard } from './useBoard.ts'

const VIEWS_EVERY_MS = 60_000

/** The board of all lines: views, filters, the lines themselves, and actions on selected ones. */
export function Board() {
  const board = useBoard()
  const { view, change, loaded } = board
  const views = usePolled('views', loadViews, VIEWS_EVERY_MS)
  const page = loaded.value
  const { after: _after, ...exported } = boardQuery(view)
  return (
    <>
      <BoardViews view={view} loaded={views} />
      <BoardFilters view={view} people={views.value?.people ?? []} onChange={change} />
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <output className="block text-sm text-ink-2">
          {page && !loaded.isLoading && !loaded.error ? countWords(page) : ''}
        </output>
        <div className="flex gap-2">
          <BoardColumns hidden={view.hidden} onChange={(hidden) => change({ hidden })} />
          <a
            href={boardExportAddress(exported)}
            download="orders.csv"
            className={buttonStyles('secondary', 'sm')}
          >
            <Download aria-hidden="true" className="size-4" />
            Export
          </a>
        </div>
      </div>
      <Lines
        board={board}
        people={views.value?.people ?? []}
        onChanged={() => {
          loaded.reload()
          views.reload()
        }}
      />
    </>
  )
}

const countWords = ({ total, isTotalExact }: BoardPage) =>
  `${total.toLocaleString('en-US')}${isTotalExact ? '' : '+'} ${total === 1 ? 'line' : 'lines'}`

function Lines({
  board: { view, change, loaded },
  people,
  onChanged,
}: {
  board: ShownBoard
  people: BoardViewsPage['people']
  onChanged: () => void
}) {
  const selected = useSelectedOrders()
  const isWide = useIsWide('table')
  const { value: page, error } = loaded
  if (error) return <RetryCallout className="mt-3" title={error.message} onRetry={loaded.reload} />
  if (!page) return <LoadingLines />
  if (page.rows.length === 0 && Object.keys(boardQuery(view)).length === 0)
    return (
      <EmptyState
        icon={<FileSearch aria-hidden="true" />}
        title="No orders yet"
        className="mt-3 rounded-card border border-line bg-card"
      >
        Booked campaigns and packages are listed here, one line each.
      </EmptyState>
    )
  if (page.rows.length === 0)
    return (
      <EmptyState
        icon={<FileSearch aria-hidden="true" />}
        title="No line matches"
        className="mt-3 rounded-card border border-line bg-card"
        action={
          <Button variant="secondary" onPress={() => change({ ...ALL_LINES, hidden: view.hidden })}>
            Show all lines
          </Button>
        }
      >
        Search finds the number of an order or invoice, an email, or the start of an advertiser or
        campaign name.
      </EmptyState>
    )
  return (
    <div
      aria-busy={loaded.isLoading}
      className={classNames('mt-3 transition-opacity', loaded.isLoading && 'opacity-60')}
    >
      {isWide ? (
        <BoardTable rows={page.rows} hidden={view.hidden} selected={selected} />
      ) : (
        <BoardCards rows={page.rows} hidden={view.hidden} selected={selected} />
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        {isWide ? (
          <p className="text-xs text-ink-2">↑ ↓ move between lines, Space selects, Enter opens.</p>
        ) : null}
        <div className="ml-auto flex gap-2">
          {view.after === null ? null : (
            <Button variant="secondary" size="sm" onPress={() => change({ after: null })}>
              First page
            </Button>
          )}
          {page.next === null ? null : (
            <Button variant="secondary" size="sm" onPress={() => change({ after: page.next })}>
              Next page
              <ChevronRight aria-hidden="true" className="size-4" />
            </Button>
          )}
        </div>
      </div>
      <BoardSelection selected={selected} people={people} onChanged={onChanged} />
    </div>
  )
}

function LoadingLines() {
  return (
    <div className="mt-3">
      <output className="sr-only">The lines are loading</output>
      <Skeleton className="h-140" />
    </div>
  )
}
