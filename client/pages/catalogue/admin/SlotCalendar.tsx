import { formatTime } from '#domain/foundation/calendar/formatInstant.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type {
  InventoryProductView,
  SlotClaimView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import { Card } from '#client/ui/Card.tsx'
import { type Column, DataTable } from '#client/ui/DataTable.tsx'

type Week = NonNullable<InventoryProductView['weeks']>[number]

const columnsOf = (loopSlots: number): Column<Week>[] => [
  {
    id: 'week',
    header: 'Week from',
    headerClassName: 'max-sm:px-3!',
    className: 'whitespace-nowrap max-sm:px-3!',
    cell: ({ week }) => formatDay(week),
  },
  {
    id: 'free',
    header: 'Free',
    isNumeric: true,
    headerClassName: 'max-sm:px-3!',
    className: 'whitespace-nowrap max-sm:px-3!',
    cell: ({ claims }) => `${Math.max(0, loopSlots - claims.length)} of ${loopSlots}`,
  },
  {
    id: 'claims',
    header: 'Booked and held',
    headerClassName: 'max-sm:px-3! max-sm:whitespace-normal',
    className: 'max-sm:px-3!',
    cell: ({ claims }) =>
      claims.length === 0 ? (
        <span className="text-ink-2">Nobody yet</span>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {claims.map((claim) => (
            <li key={claim.slot}>
              <Claim claim={claim} />
            </li>
          ))}
        </ul>
      ),
  },
]

/** The slots of a screen by week: booked by an order, or held by a cart. */
export function SlotCalendar({
  weeks,
  loopSlots,
}: {
  weeks: NonNullable<InventoryProductView['weeks']>
  loopSlots: number
}) {
  return (
    <Card as="section" aria-labelledby="slot-calendar">
      <h2 id="slot-calendar" className="text-subheading">
        Holds and bookings
      </h2>
      <DataTable
        caption="Slots by week"
        columns={columnsOf(loopSlots)}
        rows={weeks}
        keyOf={({ week }) => week}
        className="mt-3"
      />
    </Card>
  )
}

function Claim({ claim: { slot, orderNumber, heldUntil } }: { claim: SlotClaimView }) {
  const isHeld = orderNumber === null
  return (
    <span
      className={
        isHeld
          ? 'inline-block rounded-[5px] border border-dashed border-ink-3 px-1.5 py-0.5 text-xs'
          : 'inline-block rounded-[5px] border border-cobalt-soft bg-cobalt-soft px-1.5 py-0.5 text-xs font-semibold text-cobalt-dark'
      }
    >
      {slot + 1}:{' '}
      {isHeld ? `held until ${heldUntil === null ? '' : formatTime(heldUntil)}` : orderNumber}
    </span>
  )
}
