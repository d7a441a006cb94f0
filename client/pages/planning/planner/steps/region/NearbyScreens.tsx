import { useMemo } from 'react'
import { usePlan } from '#client/state/planning/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { nearestScreen } from '#domain/planning/assessment/nearestScreen.ts'
import { screensNearby } from '#domain/planning/assessment/planProducts.ts'
import type { PlanReference } from '#domain/planning/assessment/planReference.ts'
import type { CampaignPlan } from '#domain/planning/campaign/campaignPlan.ts'
import { addZipsOf } from '#domain/planning/campaign/edits/regionEdits.ts'
import { RANGE_UNITS, toKm } from '#domain/foundation/geo/campaignCountries.ts'
import { formatQuantity, formatRounded } from '#domain/foundation/wording/numberWords.ts'

interface NearbyScreensProps {
  reference: PlanReference
  /** Whether the region itself has screens. */
  hasOwn: boolean
}

/**
 * Screens just outside a list of ZIP codes: offered, never added unasked. Without any, the nearest
 * screen.
 */
export function NearbyScreens({ reference, hasOwn }: NearbyScreensProps) {
  const { plan, edit } = usePlan()
  const nearby = useMemo(() => screensNearby(plan, reference), [plan, reference])
  if (nearby.length === 0) return hasOwn ? null : <Nearest plan={plan} reference={reference} />
  const codes = new Set(nearby.map(({ screen }) => screen.postalCode))
  return (
    <Callout
      tone="info"
      title={`${formatQuantity(nearby.length, 'more screen is', 'more screens are')} nearby`}
      actions={
        <Button
          size="sm"
          variant="secondary"
          onPress={() => edit((current) => addZipsOf(current, nearby))}
        >
          Add {codes.size === 1 ? 'its ZIP code' : `their ${codes.size} ZIP codes`}
        </Button>
      }
    >
      In other ZIP codes, within {MILES} miles. You book only the screens in your own.
    </Callout>
  )
}

/** The domain's 10 kilometers. */
const MILES = 6

function Nearest({ plan, reference }: { plan: CampaignPlan; reference: PlanReference }) {
  const nearest = useMemo(() => nearestScreen(plan, reference), [plan, reference])
  if (!nearest) return null
  const { screen, km } = nearest
  const unit = RANGE_UNITS[plan.region.country]
  const away = `${formatRounded(Math.max(1, Math.round(km / toKm(1, unit))))} ${unit}`
  return (
    <Callout tone="info" title={`The nearest screens are in ${screen.city}, ${away} away`}>
      Other media reach people here. Choose one above and keep your region.
    </Callout>
  )
}
