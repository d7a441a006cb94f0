import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatMoney, formatUsd } from '#domain/foundation/money/amount.ts'
import type {
  LineCoupon,
  OrderLineOverview,
  OrderOverview,
} from '#domain/orders/order/orderOverview.types.ts'
import { DESK_LINE_STATE_NAMES } from '#domain/orders/order/line/recordWords.ts'
import { deskLineCalls } from '#client/api/orders/deskOrderCalls.ts'
import { dayWords } from '#client/components/foundation/dayWords.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { MediaTypeIcon } from '#client/ui/MediaTypeIcon.tsx'
import { DeliveryBar } from '../../orders/DeliveryBar.tsx'
import { RuntimeDialog } from '../../orders/order/RuntimeDialog.tsx'
import { StopDialog } from '../../orders/order/StopDialog.tsx'
import { useAttempt } from '#client/pages/foundation/admin/useAttempt.ts'
import { AmendDialog } from './AmendDialog.tsx'
import { DeskAmendments } from './DeskAmendments.tsx'

interface Asked {
  line: OrderLineOverview
  what: 'stop' | 'runtime' | 'amend'
}

/** The lines of an order, to be stopped or moved with a reason. */
export function DeskLines({
  order,
  reason,
  onChanged,
}: {
  order: OrderOverview
  reason: string | null
  onChanged: () => void
}) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const done = () => {
    close()
    onChanged()
  }
  const calls = deskLineCalls(reason ?? '')
  const { problem, attempt } = useAttempt(onChanged)
  return (
    <section aria-label="Lines" className="flex flex-col gap-3">
      {order.lines.map((line) => (
        <DeskLine
          key={line.lineId}
          line={line}
          hasReason={reason !== null}
          onAsk={setAsked}
          onWithdraw={(id) => void attempt(() => calls.withdrawAmendment(line, id))}
        />
      ))}
      {problem ? <Callout tone="error" title={problem} /> : null}
      {asked?.what === 'amend' && asked.line.plan && asked.line.amendable ? (
        <AmendDialog
          line={asked.line}
          plan={asked.line.plan}
          amendable={asked.line.amendable}
          calls={calls}
          onClose={close}
          onProposed={done}
        />
      ) : null}
      {asked?.what === 'stop' ? (
        <StopDialog line={asked.line} calls={calls} onClose={close} onStopped={done} />
      ) : null}
      {asked?.what === 'runtime' && asked.line.plan ? (
        <RuntimeDialog
          line={asked.line}
          plan={asked.line.plan}
          change={calls.changeRuntime}
          onClose={close}
          onChanged={done}
        />
      ) : null}
    </section>
  )
}

const linkWords = ({ type }: OrderLineOverview) =>
  type === 'campaign' ? 'Creatives' : 'Briefing and drafts'

function DeskLine({
  line,
  hasReason,
  onAsk,
  onWithdraw,
}: {
  line: OrderLineOverview
  hasReason: boolean
  onAsk: (asked: Asked) => void
  onWithdraw: (amendmentId: string) => void
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
                ? `${dayWords(line.startDate)} to ${dayWords(line.endDate)}`
                : `${line.quantity} ${line.quantity === 1 ? 'package' : 'packages'}`}
            </p>
          </div>
        </div>
        <p className="num text-lg">{formatMoney({ amountMinor: totalMinor, currency })}</p>
      </div>
      <div className="mt-3 grid items-start gap-4 text-sm sm:grid-cols-2">
        <p>
          <StatusMark status={line.status} />
          <span className="block pl-4.5 text-ink-2">{DESK_LINE_STATE_NAMES[line.state]}</span>
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
        {line.canChangeRuntime ? (
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:grow"
            isDisabled={!hasReason}
            onPress={() => onAsk({ line, what: 'runtime' })}
          >
            Change dates
          </Button>
        ) : null}
        {line.amendable ? (
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:grow"
            isDisabled={!hasReason}
            onPress={() => onAsk({ line, what: 'amend' })}
          >
            Amend
          </Button>
        ) : null}
        {line.canStop ? (
          <Button
            variant="danger"
            size="sm"
            className="max-sm:grow"
            isDisabled={!hasReason}
            onPress={() => onAsk({ line, what: 'stop' })}
          >
            Stop with coupon
          </Button>
        ) : null}
      </div>
      <DeskAmendments line={line} canWithdraw={hasReason} onWithdraw={onWithdraw} />
    </article>
  )
}

/** What orders have left on the coupon of a line. */
function couponLeftWords({
  amountMinor,
  leftMinor,
}: Pick<LineCoupon, 'amountMinor' | 'leftMinor'>): string {
  if (leftMinor <= 0) return 'used'
  if (leftMinor === amountMinor) return 'not used yet'
  return `${formatUsd(leftMinor)} of ${formatUsd(amountMinor)} left`
}
