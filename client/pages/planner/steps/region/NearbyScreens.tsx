import { useMemo } from 'react'
import { usePlan } from '#client/state/plan/plan.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { screensNearby } from '#domain/assessment/planProducts.ts'
import type { PlanReference } from '#domain/assessment/planReference.ts'
import { addZipsOf } from '#domain/campaign/regionEdits.ts'
import { countWords } from '#domain/outlook/numberWords.ts'

/** Screens just outside a list of ZIP codes: offered, never added unasked. */
export function NearbyScreens({ reference }: { reference: PlanReference }) {
  const { plan, edit } = usePlan()
  const nearby = useMemo(() => screensNearby(plan, reference), [plan, reference])
  if (nearby.length === 0) return null
  const codes = new Set(nearby.map(({ screen }) => screen.postalCode))
  return (
    <Callout
      tone="info"
      title={`${countWords(nearby.length, 'more screen stands', 'more screens stand')} near by`}
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
      Within {MILES} miles of your ZIP codes, in others. Only the screens in your own are booked.
    </Callout>
  )
}

/** As the domain looks for them: 10 kilometers. */
const MILES = 6
