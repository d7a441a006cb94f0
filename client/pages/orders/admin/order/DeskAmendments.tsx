import { formatInstantDate } from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { AMENDMENT_STATE_NAMES } from '#domain/orders/order/amendment/amendment.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { withdrawAmendmentCall } from '#client/api/orders/deskOrderCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

type Amendment = OrderLineOverview['amendments'][number]

/** The proposed changes of a line and the state of each; one that is not in force can be withdrawn with a reason. */
export function DeskAmendments({
  line,
  onChanged,
}: {
  line: OrderLineOverview
  onChanged: () => void
}) {
  const [withdrawn, setWithdrawn] = useState<Amendment | null>(null)
  if (line.amendments.length === 0) return null
  return (
    <>
      <ul aria-label={`Changes to ${line.name}`} className="mt-3 border-t border-line text-sm">
        {line.amendments.map((amendment) => {
          const { id, version, state, fromUsdMinor, toUsdMinor, createdAt } = amendment
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
            >
              <p className="min-w-0">
                <Link
                  to={sitePath('amendment', { id })}
                  className={`font-semibold text-cobalt underline underline-offset-3 ${FINGER_LINK}`}
                >
                  Change {version} of {formatInstantDate(createdAt)}
                </Link>
                <span className="block text-ink-2">
                  {AMENDMENT_STATE_NAMES[state]}, {formatUsd(fromUsdMinor)} →{' '}
                  {formatUsd(toUsdMinor)}
                </span>
              </p>
              {state === 'proposed' || state === 'awaiting_payment' ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Withdraw change ${version}`}
                  onPress={() => setWithdrawn(amendment)}
                >
                  Withdraw
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {withdrawn ? (
        <ReasonDialog
          isOpen
          onClose={() => setWithdrawn(null)}
          title={`Withdraw change ${withdrawn.version} of ${line.name}?`}
          confirmLabel="Withdraw"
          onConfirm={(reason) =>
            withdrawAmendmentCall(line, withdrawn.id, reason).finally(onChanged)
          }
        >
          <p className="text-ink-2">
            The buyer can no longer accept it. The campaign stays as it is.
          </p>
        </ReasonDialog>
      ) : null}
    </>
  )
}
