import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type {
  InventoryProductView,
  SlotClaimView,
} from '#domain/catalogue/admin/inventoryView.types.ts'
import { timeWords } from '#client/pages/foundation/admin/deskWords.ts'
import { Card } from '#client/ui/Card.tsx'
import { Cell, ColumnHeader, Table } from '#client/ui/Table.tsx'

/** Who has which slot of a screen, week by week: booked by an order, or held by a cart. */
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
      <Table caption="Slots by week" className="mt-3">
        <thead>
          <tr>
            <ColumnHeader className="max-sm:px-3!">Week from</ColumnHeader>
            <ColumnHeader isNumeric className="max-sm:px-3!">
              Free
            </ColumnHeader>
            <ColumnHeader className="max-sm:px-3! max-sm:whitespace-normal">
              Booked and held
            </ColumnHeader>
          </tr>
        </thead>
        <tbody className="text-sm">
          {weeks.map(({ week, claims }) => (
            <tr key={week}>
              <Cell className="whitespace-nowrap max-sm:px-3!">{formatDay(week)}</Cell>
              <Cell isNumeric className="whitespace-nowrap max-sm:px-3!">
                {Math.max(0, loopSlots - claims.length)} of {loopSlots}
              </Cell>
              <Cell className="max-sm:px-3!">
                {claims.length === 0 ? (
                  <span className="text-ink-2">Nobody yet</span>
                ) : (
                  <ul className="flex flex-wrap gap-1.5">
                    {claims.map((claim) => (
                      <li key={claim.slot}>
                        <Claim claim={claim} />
                      </li>
                    ))}
                  </ul>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
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
      {isHeld ? `held until ${heldUntil === null ? '' : timeWords(heldUntil)}` : orderNumber}
    </span>
  )
}
