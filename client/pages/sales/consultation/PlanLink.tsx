import { useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { planAddress } from '#content/planAddress.ts'
import { planPath } from '#content/sitePaths.ts'
import { openPlanAtom } from '#client/state/planning/planSlot.ts'
import { planStorageKey } from '#client/state/planning/planStorage.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { PlacePlan } from '#domain/planning/goals/planSettings.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'

const WEEKS = 4

/**
 * Opens one medium of the mix in the planner with all of its settings. The previous draft can be
 * restored there. A new tab gets the place, radius and budget by the URL.
 */
export function PlanLink({
  part: { mediaType, budgetMinor },
  placeId,
  radius,
  known,
}: {
  part: MixPart
  placeId: string
  /** In the unit of the place's country. */
  radius: number
  known: PlacePlan | undefined
}) {
  const navigate = useNavigate()
  const openPlan = useSetAtom(openPlanAtom)
  const open = (event: MouseEvent) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isElsewhere || !known) return
    event.preventDefault()
    const seed = () => ({ ...known.plan, budgetMinor })
    void openPlan({ key: planStorageKey(mediaType), seed, replace: true }).then(() =>
      navigate(planPath(mediaType)),
    )
  }
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      to={planAddress(mediaType, placeId, budgetMinor, { radius, weeks: WEEKS })}
      onClick={open}
      aria-label={`Plan it: ${MEDIA_TYPE_NAMES[mediaType]}`}
    >
      Plan it
    </LinkButton>
  )
}
