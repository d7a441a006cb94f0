import {
  Brush,
  CalendarClock,
  ChartColumn,
  Copy,
  ImageUp,
  OctagonX,
  SlidersHorizontal,
} from 'lucide-react'
import { useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { hasReport } from '#domain/orders/order/changes/timeShare.ts'
import { takesCreatives } from '#domain/orders/order/line/creativeEvent.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { useMayOrder } from '#client/state/foundation/identity/useMayOrder.ts'
import { Button } from '#client/ui/Button.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { useDuplicateToCart } from '../useDuplicateToCart.ts'
import type { LineCardProps } from './LineCard.tsx'
import { LinePause } from './PauseControls.tsx'
import { RuntimeDialog } from './RuntimeDialog.tsx'
import { StopDialog } from './StopDialog.tsx'

/** The link label of an ad creation by state. */
const productionLabel = (state: LineState): string => {
  if (state === 'awaiting_brief') return 'Write your brief'
  if (state === 'draft_ready') return 'See your draft'
  return state === 'delivered' ? 'Get your files' : 'Follow your ad'
}

/** Whether its dates change apart from all else: a campaign that the buyer changes has them among its changes. */
const hasOwnDates = ({ canChangeRuntime, amendable, isChangedByDesk }: LineCardProps['line']) =>
  canChangeRuntime && (!amendable || isChangedByDesk)

/** The reader's actions on a line. */
export function LineActions({
  line,
  rights,
  onChanged,
}: Pick<LineCardProps, 'line' | 'rights' | 'onChanged'>) {
  const mayOrder = useMayOrder()
  const { isPending, duplicate } = useDuplicateToCart()
  const [open, setOpen] = useState<'stop' | 'runtime' | null>(null)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <LineLinks line={line} rights={rights} />
      {mayOrder ? (
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
      ) : null}
      {hasOwnDates(line) ? (
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
      {line.amendable ? (
        <LinkButton
          variant="secondary"
          size="sm"
          to={sitePath('changeCampaign', { id: line.orderId, lineId: line.lineId })}
          aria-label={`Change campaign: ${line.name}`}
        >
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Change campaign
        </LinkButton>
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

/** Links of a line: its ad, its creatives, its report. */
function LineLinks({ line, rights }: Pick<LineCardProps, 'line' | 'rights'>) {
  return (
    <>
      {rights.uploadCreatives &&
      line.type === 'adcreation' &&
      line.state !== 'reserved' &&
      line.state !== 'cancelled' ? (
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
      {takesCreatives(line) && rights.uploadCreatives ? (
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
      {hasReport(line) && rights.readReports ? (
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
    </>
  )
}
