import { useCallback } from 'react'
import {
  assignOffersCall,
  loadOfferFigures,
  loadOffers,
  remindBuyersCall,
} from '#client/api/sales/offerBoardCalls.ts'
import { QueueBar } from '#client/components/foundation/queue/QueueBar.tsx'
import { DeskFilter, PersonFilter } from '#client/components/foundation/queue/QueueFilters.tsx'
import { useAddress } from '#client/state/foundation/useAddress.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { OFFER_LIST_NAMES, type OfferFigures } from '#domain/sales/offer/deskOffer.ts'
import { OFFER_STATE_NAMES } from '#domain/sales/offer/offer.ts'
import { Board } from '#client/pages/foundation/admin/board/Board.tsx'
import { BulkActions } from '#client/pages/foundation/admin/board/BulkActions.tsx'
import { useBoardSteps } from '#client/pages/foundation/admin/board/useBoardSteps.ts'
import { useChosen } from '#client/pages/foundation/admin/board/useChosen.ts'
import { OffersList } from './OffersList.tsx'
import { OpenOffer } from './OpenOffer.tsx'
import { isNarrowed, offersPath, readOffersAddress, type OffersAddress } from './offersAddress.ts'

/** Refresh interval for new offers and colleagues' changes (ms). */
const BOARD_EVERY_MS = 20_000

const LISTS = OFFER_LIST_NAMES.map((value) => ({ value, label: OFFER_STATE_NAMES[value] }))

/** The board: the list and the open offer. A phone shows one of them. */
export function Offers({ accountId }: { accountId: string }) {
  const { address, change } = useAddress(readOffersAddress, offersPath)
  const { offerId, ...listed } = address
  const board = usePolled(JSON.stringify(listed), () => loadOffers(address), BOARD_EVERY_MS)
  const { value, isLoading, reload } = board
  const { value: figures } = useLoaded('figures', loadOfferFigures)
  const ids = value?.rows.map(({ id }) => id) ?? []
  const chosen = useChosen(ids)
  const open = useCallback(
    (id: string, isReplaced = false) => change({ offerId: id }, { replace: isReplaced }),
    [change],
  )
  const show = (changed: Partial<OffersAddress>) => change({ after: '', offerId: null, ...changed })
  useBoardSteps({ ids, openId: offerId, isLoading, open })
  return (
    <>
      <div className={offerId === null ? '' : 'max-lg:hidden'}>
        <QueueBar
          lists={LISTS}
          list={address.list}
          onList={(list) => show({ list })}
          searched="Number, advertiser, agency, email"
          search={address.search}
          onSearch={(search) => show({ search })}
          end={figures ? <Figures figures={figures} /> : null}
        >
          <DeskFilter value={address.desk} onChange={(desk) => show({ desk })} />
          <PersonFilter
            label="Assigned to"
            names={{ all: 'All', nobody: 'Unassigned' }}
            people={value?.people ?? []}
            accountId={accountId}
            value={address.owner}
            onChange={(owner) => show({ owner })}
          />
        </QueueBar>
      </div>
      <Board
        label="Offers of the list"
        noun="offers"
        loaded={board}
        page={address.after}
        emptyText={
          value && ids.length === 0 && !isNarrowed(address) ? 'New offers appear here.' : null
        }
        open={
          offerId === null ? null : (
            <OpenOffer
              key={offerId}
              changes={chosen.changes}
              offerId={offerId}
              address={address}
              people={value?.people ?? []}
              onChanged={reload}
            />
          )
        }
      >
        {(view) => (
          <>
            <OffersList board={view} address={address} chosen={chosen} />
            <BulkActions
              chosen={chosen}
              noun="offer"
              people={view.people}
              accountId={accountId}
              onGive={assignOffersCall}
              verbs={[{ label: 'Remind buyers', done: 'reminded of', does: remindBuyersCall }]}
              onChanged={reload}
            />
          </>
        )}
      </Board>
    </>
  )
}

/** Statistics of recent offers. */
function Figures({
  figures: { made, accepted, acceptedMinor, answerHours },
}: {
  figures: OfferFigures
}) {
  if (made === 0) return null
  const share = Math.round((accepted / made) * 100)
  return (
    <p className="ml-auto text-sm text-ink-2">
      90 days: <strong className="text-ink">{share}%</strong> accepted ({accepted} of {made},{' '}
      {formatUsd(acceptedMinor)})
      {answerHours === null ? '' : `, answered after ${answerHours.toFixed(1)} h on average`}
    </p>
  )
}
