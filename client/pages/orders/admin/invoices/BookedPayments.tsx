import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import type { BookedPayment } from '#domain/orders/admin/invoiceDesk.ts'
import { formatMoney } from '#domain/foundation/money/money.ts'
import { loadBookings, reverseBookingCall } from '#client/api/orders/deskInvoiceCalls.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** The latest payments booked from bank files; each can be reversed with a reason. */
export function BookedPayments({
  bookings,
  onReversed,
}: {
  /** Number of bookings made here. */
  bookings: number
  onReversed: () => void
}) {
  const { value } = useLoaded(String(bookings), loadBookings)
  const [reversed, setReversed] = useState<BookedPayment | null>(null)
  if (!value || value.length === 0) return null
  return (
    <section
      aria-label="Booked payments"
      className="rounded-card border border-line bg-card p-5 xl:col-span-2"
    >
      <h2 className="text-subheading">Booked payments</h2>
      <ul className="mt-3 divide-y divide-line text-sm">
        {value.map((booking) => (
          <li
            key={booking.key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">
              {formatDate(booking.paidOn)}
              {booking.payer ? `, ${booking.payer}` : ''}
              <span className="block text-ink-2">
                <Link
                  to={sitePath('adminOrder', { id: booking.orderId })}
                  className="font-semibold text-cobalt underline-offset-3 hover:underline"
                >
                  {booking.invoiceNumber}
                </Link>
                {booking.isPart ? ', partial' : ''}
              </span>
            </span>
            {booking.amountMinor === null ? null : (
              <span className="num">
                {formatMoney({ amountMinor: booking.amountMinor, currency: booking.currency })}
              </span>
            )}
            <Button
              size="sm"
              variant="secondary"
              onPress={() => setReversed(booking)}
              aria-label={`Reverse the booking for ${booking.invoiceNumber}`}
            >
              Reverse
            </Button>
          </li>
        ))}
      </ul>
      {reversed ? (
        <ReasonDialog
          isOpen
          onClose={() => setReversed(null)}
          title={`Reverse the booking for ${reversed.invoiceNumber}`}
          confirmLabel="Reverse"
          onConfirm={async (reason) =>
            await reverseBookingCall(reversed.key, reason).finally(onReversed)
          }
        >
          <p className="text-ink-2">
            The invoice is open again, and the payment can be booked for another one. Nothing of the
            order may have run.
          </p>
        </ReasonDialog>
      ) : null}
    </section>
  )
}
