import type { ComponentType } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import type { OfferedRights } from '#domain/accounts/team/teamRole.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { mediaTypeInText } from '#domain/foundation/media/mediaTypeInText.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import { formatAddedReach } from '#domain/planning/combined/formatCombinedReach.ts'
import { MEDIA_WORDS } from '#domain/planning/findings/wording/mediaWords.ts'
import type { PlanRow } from '#domain/planning/findings/wording/describePlan.ts'
import { placementShapes } from '#domain/creatives/creative/placement.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { DeliveryBar } from '../DeliveryBar.tsx'
import { FlagNotes } from '../FlagNotes.tsx'
import { StateName } from '../StateName.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { unbroken } from '#client/components/foundation/unbroken.ts'
import { MakeGoodChoice } from '#client/components/orders/order/MakeGoodChoice.tsx'
import { BookedPlan } from './BookedPlan.tsx'
import { CouponNote } from './CouponNote.tsx'
import { LineActions } from './LineActions.tsx'
import { LineMoney } from './LineMoney.tsx'

/** The height of the creatives' summary: its title, a row per shape and the upload button. */
function creativesRoom({ mediaType, plan }: OrderLineOverview): string {
  const shapes = placementShapes({ mediaType, formatIds: plan?.formatIds ?? [] }).length
  return `${5 + 1.5625 * shapes}rem`
}

export interface LineCardProps {
  line: OrderLineOverview
  /** The reader's rights. */
  rights: OfferedRights
  /** The payment page; null if nothing is due. */
  pay: { to: string; label: string } | null
  /** Shows the booked plan at once. */
  isFirstOpen: boolean
  /** The line's creatives and their upload. */
  Creatives: ComponentType<{ lineId: string; onChanged: () => void }>
  onChanged: () => void
}

/** One booked campaign or package: its state, next step, actions and plan. */
export function LineCard({ line, rights, pay, isFirstOpen, Creatives, onChanged }: LineCardProps) {
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
        <FlagNotes flags={unsaidFlags(line)} pay={pay} line={{ ...line, rights }} />
        <CouponNote coupon={line.coupon} isStopped={line.state === 'stopped'} line={line} />
        {line.delivery.bookedImpressions > 0 ? (
          <div>
            <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">
              Delivered {MEDIA_WORDS[line.mediaType].impressions}
            </h3>
            <DeliveryBar delivery={line.delivery} mediaType={line.mediaType} isWide />
            {line.adds === null ? null : (
              <p className="mt-1 text-sm text-ink-2">
                Forecast when ordered: adds {formatAddedReach(line.adds)}.
              </p>
            )}
          </div>
        ) : null}
        <LineActions line={line} rights={rights} onChanged={onChanged} />
        {/* Below the buttons, as it loads later and must not move a button that is being pressed. */}
        {takesCreatives(line) && rights.uploadCreatives ? (
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

/** The flags that the line's next step does not already name. */
const unsaidFlags = ({ flags, next, state }: OrderLineOverview) =>
  flags
    .map(({ flag }) => flag)
    .filter((flag) => flag !== 'no_creatives' || next === null || state !== 'awaiting_creatives')

const FIRST_SEEN: readonly PlanRow['label'][] = ['Running period', 'Region']

/** The running period and the locations, also while the rest is closed. */
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
          : `${open.isOwn ? 'You changed this campaign' : 'You accepted a change to this campaign'}: it waits for payment`
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
