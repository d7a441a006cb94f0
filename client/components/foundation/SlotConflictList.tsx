import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { selectPeriods } from '#domain/planning/campaign/edits/periodEdits.ts'
import { formatList } from '#domain/foundation/wording/formatList.ts'
import { canLeaveOut, removeScreen, swapScreen } from '#domain/planning/slots/resolveConflict.ts'
import type { SlotConflict } from '#domain/planning/slots/slotAvailability.ts'
import { Button } from '#client/ui/Button.tsx'

/** Receives the changed plan; with the names of both screens when one was swapped for another. */
export type TakeAlternative = (plan: CampaignPlan, rename?: { from: string; to: string }) => void

interface SlotConflictListProps {
  plan: CampaignPlan
  conflicts: readonly SlotConflict[]
  onTake: TakeAlternative
}

/** "One of your screens is fully booked" */
export function slotConflictTitle(conflicts: readonly SlotConflict[]): string {
  return conflicts.length === 1
    ? 'One of your screens is fully booked'
    : `${conflicts.length} of your screens are fully booked`
}

/** Fully booked screens, each with a free alternative one click away. */
export function SlotConflictList({ plan, conflicts, onTake }: SlotConflictListProps) {
  return (
    <ul className="flex flex-col gap-4">
      {conflicts.map((conflict) => (
        <li key={conflict.screenId}>
          <p className="text-ink">
            <span className="font-semibold">{conflict.screenName}</span> has no free slot in the{' '}
            {conflict.fullWeeks.length === 1 ? 'week' : 'weeks'} of{' '}
            {formatList(conflict.fullWeeks.map(formatDay), 'and', 4)}.
          </p>
          <Ways plan={plan} conflict={conflict} onTake={onTake} />
        </li>
      ))}
    </ul>
  )
}

interface WaysProps extends Omit<SlotConflictListProps, 'conflicts'> {
  conflict: SlotConflict
}

function Ways({ plan, conflict, onTake }: WaysProps) {
  const { nextFree } = conflict
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {conflict.nearby.map((near) => (
        <Button
          key={near.screenId}
          size="sm"
          variant="secondary"
          onPress={() =>
            onTake(swapScreen(plan, conflict.screenId, near.screenId), {
              from: conflict.screenName,
              to: near.name,
            })
          }
        >
          Take <bdi>{near.name}</bdi> instead, {near.distanceKm} km away
        </Button>
      ))}
      {nextFree ? (
        <Button
          size="sm"
          variant="secondary"
          onPress={() => onTake(selectPeriods(plan, nextFree.startDates))}
        >
          Start {nextFree.weeksLater === 1 ? 'a week' : `${nextFree.weeksLater} weeks`} later
        </Button>
      ) : null}
      {canLeaveOut(plan, conflict.screenId) ? (
        <Button
          size="sm"
          variant="secondary"
          onPress={() => onTake(removeScreen(plan, conflict.screenId))}
        >
          Remove this screen
        </Button>
      ) : null}
    </div>
  )
}
