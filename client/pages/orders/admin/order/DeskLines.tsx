import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { formatMoney, formatUsd } from '#domain/foundation/money/amount.ts'
import type {
  LineCoupon,
  OrderLineOverview,
  OrderOverview,
} from '#domain/orders/order/orderOverview.types.ts'
import { deskPausedName } from '#domain/orders/order/pause/formatPause.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/formatRecord.ts'
import { deskLineCalls } from '#client/api/orders/deskOrderCalls.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Button } from '#client/ui/Button.tsx'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { DeliveryBar } from '../../orders/DeliveryBar.tsx'
import { PauseDialog } from '../../orders/order/PauseDialog.tsx'
import { RuntimeDialog } from '../../orders/order/RuntimeDialog.tsx'
import { StopDialog } from '../../orders/order/StopDialog.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'
import { useReason } from '#client/pages/foundation/admin/useReason.tsx'
import { AmendDialog } from './AmendDialog.tsx'
import { DeskAmendments } from './DeskAmendments.tsx'

interface Asked {
  line: OrderLineOverview
  what: 'stop' | 'runtime' | 'amend' | 'pause' | 'resume'
}

/** The lines of an order with their changes; a selected change asks for a reason. */
export function DeskLines({ order, onChanged }: { order: OrderOverview; onChanged: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <section aria-label="Lines" className="flex flex-col gap-3">
      {order.lines.map((line) => (
        <DeskLine key={line.lineId} line={line} onAsk={setAsked} onChanged={onChanged} />
      ))}
      {asked ? (
        <LineChange asked={asked} onClose={() => setAsked(null)} onChanged={onChanged} />
      ) : null}
    </section>
  )
}

/** The dialog of the selected change. */
function LineChange({
  asked: { line, what },
  onClose,
  onChanged,
}: {
  asked: Asked
  onClose: () => void
  onChanged: () => void
}) {
  const why = useReason(`${what} ${line.lineId}`)
  const calls = deskLineCalls(() => why.demand() ?? '')
  const close = () => {
    why.clear()
    onClose()
  }
  const done = () => {
    close()
    onChanged()
  }
  if (what === 'stop')
    return <StopDialog line={line} calls={calls} why={why} onClose={close} onStopped={done} />
  if (what === 'pause')
    return (
      <PauseDialog
        name={line.name}
        hasSlots={isSoldBySlots(line.mediaType)}
        hasEnd={!isSoldBySlots(line.mediaType)}
        pause={(request) => calls.pause(line, request)}
        why={why}
        onClose={close}
        onPaused={done}
      />
    )
  if (what === 'resume')
    return (
      <ReasonDialog
        isOpen
        onClose={close}
        title={`Resume ${line.name}?`}
        confirmLabel="Resume"
        onConfirm={async (reason) => {
          await deskLineCalls(() => reason).resume(line)
          onChanged()
        }}
      >
        Its ads run again within a minute. Its end date follows the choice made when it was paused.
      </ReasonDialog>
    )
  if (!line.plan) return null
  if (what === 'runtime')
    return (
      <RuntimeDialog
        line={line}
        plan={line.plan}
        change={calls.changeRuntime}
        why={why}
        onClose={close}
        onChanged={done}
      />
    )
  if (!line.amendable) return null
  return (
    <AmendDialog
      line={line}
      plan={line.plan}
      amendable={line.amendable}
      calls={calls}
      why={why}
      onClose={close}
      onProposed={done}
    />
  )
}

const linkWords = ({ type }: OrderLineOverview) =>
  type === 'campaign' ? 'Creatives' : 'Brief and drafts'

function DeskLine({
  line,
  onAsk,
  onChanged,
}: {
  line: OrderLineOverview
  onAsk: (asked: Asked) => void
  onChanged: () => void
}) {
  const { totalMinor, currency } = line
  return (
    <article className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 sm:flex-nowrap">
        <div className="flex min-w-0 gap-3">
          <MediaTypeIcon mediaType={line.mediaType} className="mt-1 size-5 shrink-0" />
          <div className="min-w-0">
            <h2 className="text-base font-semibold wrap-anywhere">{line.name}</h2>
            <p className="text-sm text-ink-2">
              {line.startDate && line.endDate
                ? `${formatDate(line.startDate)} to ${formatDate(line.endDate)}`
                : `${line.quantity} ${line.quantity === 1 ? 'package' : 'packages'}`}
            </p>
          </div>
        </div>
        <p className="num text-lg">{formatMoney({ amountMinor: totalMinor, currency })}</p>
      </div>
      <div className="mt-3 grid items-start gap-4 text-sm sm:grid-cols-2">
        <p>
          <StatusMark status={line.status} />
          <span className="block pl-4.5 text-ink-2">
            {deskPausedName(line.pausedBy) ?? DESK_LINE_STATE_NAMES[line.state]}
          </span>
          {line.flags.map(({ flag, label }) => (
            <span key={flag} className="flex items-center gap-1.5 text-orange">
              <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" />
              {label}
            </span>
          ))}
          {line.coupon ? (
            <span className="block pl-4.5 text-ink-2">
              Coupon {line.coupon.num}, {couponLeftWords(line.coupon)}
            </span>
          ) : null}
        </p>
        {line.delivery.bookedImpressions > 0 ? (
          <DeliveryBar delivery={line.delivery} mediaType={line.mediaType} isWide />
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Link
          to={sitePath('upload', { id: line.lineId })}
          className="mr-auto inline-flex items-center text-sm font-semibold text-cobalt underline underline-offset-3 max-sm:-mb-2 max-sm:min-h-11 max-sm:w-full"
          aria-label={`${linkWords(line)} of ${line.name}`}
        >
          {linkWords(line)}
        </Link>
        {changesOf(line).map(({ what, label }) => (
          <Button
            // One button for both, so that it keeps the focus.
            key={what === 'resume' ? 'pause' : what}
            variant={what === 'stop' ? 'danger' : 'secondary'}
            size="sm"
            className="max-sm:grow"
            onPress={() => onAsk({ line, what })}
          >
            {label}
          </Button>
        ))}
      </div>
      <DeskAmendments line={line} onChanged={onChanged} />
    </article>
  )
}

/** The changes available to the desk, in the order of their buttons. */
const changesOf = (line: OrderLineOverview): { what: Asked['what']; label: string }[] => [
  ...(line.canChangeRuntime ? [{ what: 'runtime' as const, label: 'Change dates' }] : []),
  ...(line.amendable ? [{ what: 'amend' as const, label: 'Amend' }] : []),
  ...(line.canResume ? [{ what: 'resume' as const, label: 'Resume' }] : []),
  ...(line.canPause && !line.canResume ? [{ what: 'pause' as const, label: 'Pause' }] : []),
  ...(line.canStop ? [{ what: 'stop' as const, label: 'Stop with coupon' }] : []),
]

/** The rest of a line's coupon after orders. */
function couponLeftWords({
  amountMinor,
  leftMinor,
}: Pick<LineCoupon, 'amountMinor' | 'leftMinor'>): string {
  if (leftMinor <= 0) return 'used'
  if (leftMinor === amountMinor) return 'not used yet'
  return `${formatUsd(leftMinor)} of ${formatUsd(amountMinor)} left`
}
