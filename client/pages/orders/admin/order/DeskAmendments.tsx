import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { AMENDMENT_STATE_NAMES } from '#domain/orders/order/amendment/amendment.ts'
import type { OrderLineOverview } from '#domain/orders/order/orderOverview.types.ts'
import { instantDayWords } from '#client/components/foundation/dayWords.ts'
import { Button } from '#client/ui/Button.tsx'
import { FINGER_LINK } from '#client/pages/foundation/admin/fingerLink.ts'

/** The changes that were proposed of a line, each with where it stands; one that is not in force can be taken back. */
export function DeskAmendments({
  line,
  canWithdraw,
  onWithdraw,
}: {
  line: OrderLineOverview
  /** Whether somebody may, and has said why. */
  canWithdraw: boolean
  onWithdraw: (amendmentId: string) => void
}) {
  if (line.amendments.length === 0) return null
  return (
    <ul aria-label={`Changes to ${line.name}`} className="mt-3 border-t border-line text-sm">
      {line.amendments.map(({ id, version, state, fromUsdMinor, toUsdMinor, createdAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
        >
          <p className="min-w-0">
            <Link
              to={sitePath('amendment', { id })}
              className={`font-semibold text-cobalt underline underline-offset-3 ${FINGER_LINK}`}
            >
              Change {version} of {instantDayWords(createdAt)}
            </Link>
            <span className="block text-ink-2">
              {AMENDMENT_STATE_NAMES[state]}, {formatUsd(fromUsdMinor)} → {formatUsd(toUsdMinor)}
            </span>
          </p>
          {state === 'proposed' || state === 'awaiting_payment' ? (
            <Button
              variant="secondary"
              size="sm"
              isDisabled={!canWithdraw}
              aria-label={`Withdraw change ${version}`}
              onPress={() => onWithdraw(id)}
            >
              Withdraw
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
