import { useState } from 'react'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { RateCard } from '#domain/catalogue/rateCard.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { dropPlannedPricesCall } from '#client/api/catalogue/inventoryCalls.ts'
import { Button } from '#client/ui/Button.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ReasonDialog } from '#client/pages/foundation/admin/ReasonDialog.tsx'

/** The future prices of a product, each with its start date. */
export function PlannedPrices({
  cards,
  onChanged,
}: {
  cards: readonly RateCard[]
  onChanged: () => void
}) {
  const [dropped, setDropped] = useState<RateCard | null>(null)
  return (
    <Card as="section" aria-labelledby="planned-prices">
      <h2 id="planned-prices" className="text-subheading">
        Planned prices
      </h2>
      {cards.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">
          None. A price change with a future date is listed here until it takes effect.
        </p>
      ) : (
        <ul className="mt-2 flex flex-col">
          {cards.map((card) => (
            <li
              key={card.id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2 last:border-b-0"
            >
              <span className="text-sm">
                <span className="font-semibold">From {formatDay(card.validFrom)}</span>
                <span className="block text-ink-2 tabular-nums">
                  CPM {formatUsd(card.baseCpmMinor)}, ratecard {formatUsd(card.ratecardCpmMinor)}
                </span>
              </span>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Withdraw the prices from ${formatDay(card.validFrom)}`}
                onPress={() => setDropped(card)}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ReasonDialog
        isOpen={dropped !== null}
        onClose={() => setDropped(null)}
        title="Withdraw these prices?"
        confirmLabel="Withdraw"
        onConfirm={async (reason) => {
          if (!dropped) return
          await dropPlannedPricesCall(dropped.id, reason)
          onChanged()
        }}
      >
        <p>The product keeps its current prices.</p>
      </ReasonDialog>
    </Card>
  )
}
