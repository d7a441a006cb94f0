import { Brush, CalendarClock, ChartColumn, Copy, ImageUp, OctagonX } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { hasReport } from '#domain/orders/order/changes/timeShare.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { mediaTypeInText } from '#domain/foundation/media/mediaTypeInText.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { addedWords } from '#domain/planning/combined/combinedReachWords.ts'
import { MEDIA_WORDS } from '#domain/planning/outlook/wording/mediaWords.ts'
import type { PlanRow } from '#domain/planning/outlook/wording/describePlan.ts'
import { placementShapes } from '#domain/creatives/creative/placement.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { DeliveryBar } from '../DeliveryBar.tsx'
import { FlagNotes } from '../FlagNotes.tsx'
import { StateName } from '../StateName.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { MakeGoodChoice } from '#client/components/orders/order/MakeGoodChoice.tsx'
import { useDuplicateToCart } from '../useDuplicateToCart.ts'
import { BookedPlan } from './BookedPlan.tsx'
import { CouponNote } from './CouponNote.tsx'
import { LineMoney } from './LineMoney.tsx'
import { LinePause } from './PauseControls.tsx'
import { RuntimeDialog } from './RuntimeDialog.tsx'
import { StopDialog } from './StopDialog.tsx'

/** How high the summary of the creatives is: its title, a row a shape and what opens the upload. */
function creativesRoom({ mediaType, plan }: OrderLineOverview): string {
  const shapes = placementShapes({ mediaType, formatIds: plan?.formatIds ?? [] }).length
  return `${5 + 1.5625 * shapes}rem`
}

export interface LineCardProps {
  line: OrderLineOverview
  /** Where the order is paid; null when there is nothing to pay. */
  pay: { to: string; label: string } | null
  /** Shows at once everything that was booked. */
  isFirstOpen: boolean
  /** The line's creatives and where they are uploaded. */
  Creatives: ComponentType<{ lineId: string; onChanged: () => void }>
  onChanged: () => void
}

/** One booked campaign or package: where it stands, what is next, what can be done, and what was booked. */
export function LineCard({ line, pay, isFirstOpen, Creatives, onChanged }: LineCardProps) {
  const titleId = `${line.lineId}-title`
  return (
    <Card
      as="article"
      id={line.lineId}
      aria-labelledby={titleId}
      padding="none"
      className="scroll-mt-4 print:break-inside-auto! print:border-0"
    >
      <div className="flex flex-col gap-5 p-5 sm:p-6">
        <div>
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <MediaTypeMark mediaType={line.mediaType} />
            {line.type === 'campaign'
              ? `${MEDIA_TYPE_NAMES[line.mediaType]} campaign`
              : `Ad creation for ${mediaTypeInText(line.mediaType)}`}
          </p>
          <h2 id={titleId} className="mt-1 text-heading wrap-anywhere">
            {line.name}
            {line.quantity > 1 ? ` (${line.quantity} packages)` : ''}
          </h2>
          <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
            <StatusMark status={line.status} />
            <StateName line={line} className="text-sm text-ink-2" />
          </p>
        </div>
        <WhereAndWhen line={line} />
        {line.makeGood ? (
          <MakeGoodChoice offer={line.makeGood} onChosen={onChanged} />
        ) : line.next ? (
          <NextStep next={line.next} />
        ) : null}
        {line.pauses.length > 0 ? (
          <ul aria-label="Pauses" className="text-sm text-ink-2">
            {line.pauses.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        ) : null}
        <OpenChange line={line} />
        <FlagNotes flags={unsaidFlags(line)} pay={pay} line={line} />
        <CouponNote coupon={line.coupon} isStopped={line.state === 'stopped'} line={line} />
        {line.delivery.bookedImpressions > 0 ? (
          <div>
            <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">
              Delivered {MEDIA_WORDS[line.mediaType].impressions}
            </h3>
            <DeliveryBar delivery={line.delivery} mediaType={line.mediaType} isWide />
            {line.adds === null ? null : (
              <p className="mt-1 text-sm text-ink-2">
                Forecast when ordered: adds {addedWords(line.adds)}.
              </p>
            )}
          </div>
        ) : null}
        <LineActions line={line} onChanged={onChanged} />
        {/* Below the buttons: it comes later than the page, and nothing that is being pressed may move. */}
        {takesCreatives(line) ? (
          <div style={{ minHeight: creativesRoom(line) }}>
            <Creatives lineId={line.lineId} onChanged={onChanged} />
          </div>
        ) : null}
      </div>
      <LineMoney line={line} />
      {line.plan ? (
        <BookedPlan
          lineId={line.lineId}
          plan={line.plan}
          rows={line.description}
          isFirstOpen={isFirstOpen}
        />
      ) : null}
    </Card>
  )
}

/** The flags that its next step does not tell already. */
const unsaidFlags = ({ flags, next, state }: OrderLineOverview) =>
  flags
    .map(({ flag }) => flag)
    .filter((flag) => flag !== 'no_creatives' || next === null || state !== 'awaiting_creatives')

const FIRST_SEEN: readonly PlanRow['label'][] = ['Running period', 'Region']

/** The running period and the locations, also while all else is closed. */
function WhereAndWhen({ line: { description } }: Pick<LineCardProps, 'line'>) {
  const rows = FIRST_SEEN.flatMap((label) => description.filter((row) => row.label === label))
  if (rows.length === 0) return null
  return (
    <dl className="grid gap-x-5 gap-y-1 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      {rows.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-sm text-ink-2 sm:pt-0.5">{label}</dt>
          <dd className="mb-1 line-clamp-4 wrap-anywhere">{unbroken(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A change that waits for the buyer's answer or payment. */
function OpenChange({ line: { amendments } }: Pick<LineCardProps, 'line'>) {
  const open = amendments.find(({ state }) => state === 'proposed' || state === 'awaiting_payment')
  if (!open) return null
  return (
    <Callout
      tone="warning"
      title={
        open.state === 'proposed'
          ? 'We propose a change to this campaign: please answer'
          : 'You accepted a change to this campaign: it waits for payment'
      }
      actions={
        <LinkButton size="sm" to={sitePath('amendment', { id: open.id })}>
          Open the change
        </LinkButton>
      }
    />
  )
}

function NextStep({ next }: { next: { text: string; isBuyersTurn: boolean } }) {
  return (
    <Callout
      tone={next.isBuyersTurn ? 'warning' : 'info'}
      title={next.isBuyersTurn ? 'What we need from you' : 'What happens next'}
    >
      {unbroken(next.text)}
    </Callout>
  )
}

/** What a buyer finds where their ad is made. */
const productionLabel = (state: LineState): string => {
  if (state === 'awaiting_brief') return 'Write your brief'
  if (state === 'draft_ready') return 'See your draft'
  return state === 'delivered' ? 'Get your files' : 'Follow your ad'
}

function LineActions({ line, onChanged }: Pick<LineCardProps, 'line' | 'onChanged'>) {
  const { isPending, duplicate } = useDuplicateToCart()
  const [open, setOpen] = useState<'stop' | 'runtime' | null>(null)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {line.type === 'adcreation' && line.state !== 'reserved' && line.state !== 'cancelled' ? (
        <LinkButton
          size="sm"
          variant={line.next?.isBuyersTurn ? 'primary' : 'secondary'}
          to={sitePath('upload', { id: line.lineId })}
          aria-label={`${productionLabel(line.state)}: ${line.name}`}
        >
          <Brush aria-hidden="true" className="size-4" />
          {productionLabel(line.state)}
        </LinkButton>
      ) : null}
      {takesCreatives(line) ? (
        <LinkButton
          size="sm"
          variant={line.next?.isBuyersTurn ? 'primary' : 'secondary'}
          to={sitePath('upload', { id: line.lineId })}
          aria-label={`Creatives: ${line.name}`}
        >
          <ImageUp aria-hidden="true" className="size-4" />
          Creatives
        </LinkButton>
      ) : null}
      {hasReport(line) ? (
        <LinkButton
          size="sm"
          variant="secondary"
          to={sitePath('report', { id: line.lineId })}
          aria-label={`Report: ${line.name}`}
        >
          <ChartColumn aria-hidden="true" className="size-4" />
          Report
        </LinkButton>
      ) : null}
      <Button
        variant="secondary"
        size="sm"
        isPending={isPending}
        onPress={() => void duplicate([line.lineId])}
        aria-label={`Duplicate to cart: ${line.name}`}
      >
        <Copy aria-hidden="true" className="size-4" />
        Duplicate to cart
      </Button>
      {line.canChangeRuntime ? (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => setOpen('runtime')}
          aria-label={`Change start or end: ${line.name}`}
        >
          <CalendarClock aria-hidden="true" className="size-4" />
          Change start or end
        </Button>
      ) : null}
      <LinePause line={line} onChanged={onChanged} />
      {line.canStop ? (
        <Button
          variant="quiet"
          size="sm"
          className="text-red sm:ml-auto"
          onPress={() => setOpen('stop')}
          aria-label={`Stop campaign: ${line.name}`}
        >
          <OctagonX aria-hidden="true" className="size-4" />
          Stop campaign
        </Button>
      ) : null}
      {open === 'stop' ? <StopDialog line={line} onClose={close} onStopped={changed} /> : null}
      {open === 'runtime' && line.plan ? (
        <RuntimeDialog line={line} plan={line.plan} onClose={close} onChanged={changed} />
      ) : null}
    </div>
  )
}
