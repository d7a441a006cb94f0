import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { isUnpaid } from '#domain/orders/order/orderState.ts'
import type { ProductionView } from '#domain/creatives/production/productionView.ts'
import { formatRounds } from '#domain/creatives/production/rounds.ts'

const STEPS: readonly { name: string; states: readonly LineState[] }[] = [
  { name: 'Your brief', states: ['awaiting_brief'] },
  { name: 'We make the draft', states: ['briefed', 'in_production', 'changes_asked'] },
  { name: 'You answer', states: ['draft_ready'] },
  { name: 'Your files', states: ['delivered'] },
]

/** The ad's stage, the due date of the next draft, and the booked package. */
export function ProductionSteps({ production }: { production: ProductionView }) {
  const { state, whatYouGet, roundsLeft, quantity } = production
  const regionName = useRegionName()
  const now = STEPS.findIndex(({ states }) => states.includes(state))
  return (
    <Card as="aside" aria-label={regionName('Status')} className="flex flex-col gap-5">
      <div>
        <h2 className="text-subheading">Status</h2>
        <ol className="mt-3 flex flex-col gap-3">
          {STEPS.map(({ name }, index) => (
            <li
              key={name}
              aria-current={index === now ? 'step' : undefined}
              className="grid grid-cols-[1rem_minmax(0,1fr)] gap-x-3"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'mt-1.5 size-3 rounded-full border-2',
                  index === now
                    ? 'border-cobalt bg-cobalt'
                    : index < now
                      ? 'border-ink bg-ink'
                      : 'border-line-2',
                )}
              />
              <div>
                <p className={index === now ? 'font-semibold' : 'text-ink-2'}>{name}</p>
                {index === now ? (
                  <p className="text-sm text-ink-2">{nowWords(production)}</p>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {state === 'delivered' ? null : <p className="text-sm">{formatRounds(roundsLeft)}</p>}
      {whatYouGet.length > 0 ? (
        <div>
          <h3 className="font-sans text-sm font-semibold tracking-normal text-ink-2">
            Your package{quantity > 1 ? `, ${quantity} pieces` : ''}
          </h3>
          <ul className="mt-1 list-disc pl-5 text-sm">
            {whatYouGet.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  )
}

function nowWords({ state, dueDate, workingDays, orderState }: ProductionView): string {
  const days = workingDays === 1 ? '1 working day' : `${workingDays} working days`
  if (state === 'awaiting_brief') return `The first draft comes ${days} after that.`
  if (state === 'draft_ready') return 'Accept it, or tell us what to change.'
  if (state === 'delivered') return 'Accepted and delivered.'
  if (dueDate !== null) return `You get it by ${formatDay(dueDate)}.`
  return isUnpaid(orderState) ? `${days}, once your order is paid.` : ''
}
