import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { ChevronRight, Download, FileSearch } from 'lucide-react'

import type { BoardPage, BoardViewsPage } from '#domain/orders/admin/orderBoard.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { boardExportAddress, loadViews } from '#client/api/orders/deskOrderCalls.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Button } from '#client/ui/Button.tsx'
import { buttonStyles } from '#client/ui/buttonStyles.ts'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { Loading } from '#client/ui/Loading.tsx'
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

const LOADING = <Loading label="The lines are loading" className="mt-3" shape="h-140" />

const VIEWS_EVERY_MS = 60_000

/** The board of all lines: views, filters, rows, and bulk actions. */
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
          {page && !loaded.isLoading && !loaded.error ? formatQuantity(page) : ''}
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

const formatQuantity = ({ total, isTotalExact }: BoardPage) =>
  `${formatCount(total)}${isTotalExact ? '' : '+'} ${total === 1 ? 'line' : 'lines'}`

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
  return (
    <PageState
      loaded={loaded}
      loading={LOADING}
      isEmpty={({ rows }) => rows.length === 0}
      empty={
        Object.keys(boardQuery(view)).length === 0 ? (
          <EmptyState
            icon={<FileSearch aria-hidden="true" />}
            title="No orders yet"
            className="mt-3 rounded-card border border-line bg-card"
          >
            Booked campaigns and packages are listed here, one line each.
          </EmptyState>
        ) : (
          <EmptyState
            icon={<FileSearch aria-hidden="true" />}
            title="No line matches"
            className="mt-3 rounded-card border border-line bg-card"
            action={
              <Button
                variant="secondary"
                onPress={() => change({ ...ALL_LINES, hidden: view.hidden })}
              >
                Show all lines
              </Button>
            }
          >
            Search finds the number of an order or invoice, an email, or the start of an advertiser
            or campaign name.
          </EmptyState>
        )
      }
    >
      {(page) => (
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
              <p className="text-xs text-ink-2">
                ↑ ↓ move between lines, Space selects, Enter opens.
              </p>
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
      )}
    </PageState>
  )
}
