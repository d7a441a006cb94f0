import type { CampaignPlan } from '#domain/campaign/campaignPlan.ts'
import { selectPeriods } from '#domain/campaign/periodEdits.ts'
import { listWords } from '#domain/campaign/plainWords.ts'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { canLeaveOut, leaveOutScreen, swapScreen } from '#domain/slots/resolveConflict.ts'
import type { SlotConflict } from '#domain/slots/slotAvailability.ts'
import { cartActions } from '#client/state/cart.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'

type CampaignItem = Extract<CartItem, { type: 'campaign' }>

/** Screens that others have booked to the last slot, each with what is free instead, one press away. */
export function SlotConflicts({
  item,
  conflicts,
}: {
  item: CampaignItem
  conflicts: readonly SlotConflict[]
}) {
  return (
    <Callout
      tone="error"
      className="mt-4"
      title={
        conflicts.length === 1
          ? 'One of your screens is booked out'
          : `${conflicts.length} of your screens are booked out`
      }
    >
      <ul className="flex flex-col gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.screenId}>
            <p className="text-ink">
              <span className="font-semibold">{conflict.screenName}</span> has no free slot in the{' '}
              {conflict.fullWeeks.length === 1 ? 'week' : 'weeks'} of{' '}
              {listWords(conflict.fullWeeks.map(formatDay), 'and', 4)}.
            </p>
            <Ways item={item} conflict={conflict} />
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Ways({ item, conflict }: { item: CampaignItem; conflict: SlotConflict }) {
  const { plan } = item.data
  const take = (changed: CampaignPlan, rename?: { from: string; to: string }) => {
    const websites = Object.fromEntries(
      Object.entries(item.data.websites).map(([topic, names]) => [
        topic,
        names.map((name) => (name === rename?.from ? rename.to : name)),
      ]),
    )
    void cartActions.replaceCampaign(item.key, changed, websites)
  }
  const { nextFree } = conflict
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {conflict.nearby.map((near) => (
        <Button
          key={near.screenId}
          size="sm"
          variant="secondary"
          onPress={() =>
            take(swapScreen(plan, conflict.screenId, near.screenId), {
              from: conflict.screenName,
              to: near.name,
            })
          }
        >
          Take {near.name} instead, {near.distanceKm} km away
        </Button>
      ))}
      {nextFree ? (
        <Button
          size="sm"
          variant="secondary"
          onPress={() => take(selectPeriods(plan, nextFree.startDates))}
        >
          Start {nextFree.weeksLater === 1 ? 'a week' : `${nextFree.weeksLater} weeks`} later
        </Button>
      ) : null}
      {canLeaveOut(plan, conflict.screenId) ? (
        <Button
          size="sm"
          variant="secondary"
          onPress={() => take(leaveOutScreen(plan, conflict.screenId))}
        >
          Go without it
        </Button>
      ) : null}
    </div>
  )
}
