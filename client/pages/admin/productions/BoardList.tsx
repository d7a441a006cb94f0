import { Fragment, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { useNow } from '#client/state/useNow.ts'
import { Badge, type BadgeTone } from '#client/ui/Badge.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { Paging } from '#client/ui/Paging.tsx'
import type { LineState } from '#domain/order/lineState.ts'
import type { ProductionBoardView, ProductionRowView } from '#domain/production/productionView.ts'
import { agoWords } from '../desk/deskWords.ts'
import { boardPath, type BoardAddress } from './boardAddress.ts'
import { DUE_GROUP_NAMES, DUE_GROUPS, dueGroup, dueWords } from './dueWords.ts'

const PAGE_SIZE = 50

export const PRODUCTION_TONES: Partial<Record<LineState, BadgeTone>> = {
  briefed: 'info',
  changes_asked: 'warning',
  draft_ready: 'neutral',
  delivered: 'success',
}

/** The list at the left: what the desk owes by when it is due, else as it comes. */
export function BoardList({
  board,
  address,
  openId,
}: {
  board: ProductionBoardView
  address: BoardAddress
  openId: string | null
}) {
  const nowMs = useNow()
  const navigate = useNavigate()
  const isNarrowed = address.mediaType !== null || address.search !== '' || address.maker !== null
  if (board.rows.length === 0)
    return (
      <EmptyState
        title={isNarrowed ? 'No ad fits' : 'Nothing here'}
        action={
          isNarrowed ? (
            <LinkButton
              to={boardPath({
                list: address.list,
                mediaType: null,
                maker: null,
                search: '',
                page: 1,
                lineId: null,
              })}
            >
              Show all
            </LinkButton>
          ) : null
        }
      >
        {address.list === 'to_do'
          ? 'No ad waits to be made. New briefings appear here by themselves.'
          : 'Ads come here on their way.'}
      </EmptyState>
    )
  const groups =
    address.list === 'to_do'
      ? DUE_GROUP_NAMES.map((group) => ({
          name: DUE_GROUPS[group],
          rows: board.rows.filter((row) => dueGroup(row, nowMs) === group),
        }))
      : [{ name: null, rows: board.rows }]
  return (
    <>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => (
          <Fragment key={name}>
            {name === null ? null : (
              <h3 className="flex justify-between border-b border-line bg-paper px-4 py-2 font-sans text-sm tracking-normal">
                {name} <span className="font-normal text-ink-2">{rows.length}</span>
              </h3>
            )}
            <ul>
              {rows.map((row) => (
                <Row
                  key={row.lineId}
                  row={row}
                  address={address}
                  isOpen={row.lineId === openId}
                  nowMs={nowMs}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      <div className="p-3 empty:hidden">
        <Paging
          label="ads"
          page={address.page}
          pageSize={PAGE_SIZE}
          total={board.total}
          onPage={(page) => void navigate(boardPath({ ...address, page, lineId: null }))}
        />
      </div>
    </>
  )
}

function Row({
  row,
  address,
  isOpen,
  nowMs,
}: {
  row: ProductionRowView
  address: BoardAddress
  isOpen: boolean
  nowMs: number
}) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  const due = dueWords(row, nowMs)
  return (
    <li className="border-b border-line">
      <Link
        ref={link}
        to={boardPath({ ...address, lineId: row.lineId })}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'flex flex-col border-l-3 px-4 py-3 text-sm outline-offset-[-2px]',
          isOpen ? 'border-cobalt bg-cobalt-soft' : 'border-transparent hover:bg-sand',
        )}
      >
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-semibold">{row.advertiser}</span>
          <span
            className={classNames(
              'shrink-0 text-xs/5 font-medium',
              due.startsWith('overdue') ? 'text-red' : 'text-ink-2',
            )}
          >
            {due === '' ? agoWords(row.since, nowMs) : due}
          </span>
        </span>
        <span className="flex items-center gap-1.5">
          <MediaTypeMark mediaType={row.mediaType} />
          <span className="truncate">
            {row.name}
            {row.quantity > 1 ? `, ${row.quantity} pieces` : ''}
          </span>
        </span>
        <span className="mt-1 flex items-center justify-between gap-2">
          <span className="truncate text-xs text-ink-2">
            {row.orderNumber}, {row.maker?.name ?? 'nobody yet'}
          </span>
          <Badge tone={PRODUCTION_TONES[row.state] ?? 'neutral'}>{row.stateName}</Badge>
        </span>
      </Link>
    </li>
  )
}
