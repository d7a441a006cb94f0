import { useAtomValue } from 'jotai'
import { lazy, Suspense, useEffect } from 'react'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { measure } from '#client/analytics/measure.ts'
import { ExampleInventoryNote } from '#client/components/catalogue/ExampleInventoryNote.tsx'
import { writeLastMedium } from '#client/state/planning/lastMedium.ts'
import { PlannerProvider } from '#client/state/planning/PlannerProvider.tsx'
import { useForecast, usePlanner } from '#client/state/planning/plan.ts'
import { planSlotAtom } from '#client/state/planning/planSlot.ts'
import { useIsWide } from '#client/ui/useIsWide.ts'
import { ResetPlanButton } from './ResetPlanButton.tsx'
import { ForecastAnnouncer } from './forecast/ForecastAnnouncer.tsx'
import { ForecastBar } from './forecast/ForecastBar.tsx'
import { ForecastPanel } from './forecast/ForecastPanel.tsx'
import { PlannerNotice } from './PlannerNotice.tsx'
import { PlannerSkeleton } from './PlannerSkeleton.tsx'
import { StepNavigation } from './StepNavigation.tsx'
import { StepList } from './StepList.tsx'
import { usePlannerSlot } from './usePlannerSlot.ts'

const FittingScreens = lazy(async () => ({
  default: (await import('./billboardParts.ts')).FittingScreens,
}))

/** Plans one campaign: its steps, with its reach and price next to them. */
export function Planner({ mediaType }: { mediaType: MediaType }) {
  const { slotKey, editKey, resetPlan } = usePlannerSlot(mediaType)
  useEffect(() => {
    writeLastMedium(mediaType)
    const items = [{ type: 'campaign', mediaType, quantity: 1 }] as const
    measure({ event: 'view_item', details: { currency: 'USD' }, items })
  }, [mediaType])
  return (
    <PlannerProvider
      key={slotKey}
      slotKey={slotKey}
      editKey={editKey}
      onReset={resetPlan}
      fallback={<PlannerSkeleton mediaType={mediaType} />}
    >
      <SlotDefault />
      {STEPS_AND_FORECAST}
    </PlannerProvider>
  )
}

/** Billboards with known slots; no other page loads the selection. */
function SlotDefault() {
  const { planForecast } = useForecast()
  if (!planForecast?.slotRoom) return null
  return (
    <Suspense>
      <FittingScreens />
    </Suspense>
  )
}

const DraftNews = lazy(async () => ({
  default: (await import('./drafts/draftParts.ts')).DraftNews,
}))
const DraftStatus = lazy(async () => ({
  default: (await import('./drafts/draftParts.ts')).DraftStatus,
}))

/**
 * From the first choice on, the plan is a draft; an edited cart entry is not. An unchanged plan is
 * already saved, so its page does not load this.
 */
function Draft({ part: Part }: { part: typeof DraftNews }) {
  const { slotKey, editKey } = usePlanner()
  const { isUnchanged } = useAtomValue(planSlotAtom(slotKey))
  if (editKey || isUnchanged) return null
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

/** A constant element: a new URL renders only the parts that read it. */
const STEPS_AND_FORECAST = (
  <StepNavigation>
    <PlannerNotice />
    <Draft part={DraftNews} />
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_24.5rem] print:block">
      <div>
        <StepList />
        <ExampleInventoryNote className="mt-4" />
        <ResetPlanButton />
        <Draft part={DraftStatus} />
      </div>
      <ForecastBeside />
    </div>
    <ForecastBar />
    <ForecastAnnouncer />
  </StepNavigation>
)

/** Not rendered where there is no room: the bottom bar opens it there. */
function ForecastBeside() {
  if (!useIsWide()) return null
  return (
    <aside
      aria-label="Forecast"
      className="sticky top-6 flex flex-col max-lg:hidden lg:max-h-[calc(100dvh-3rem)] lg:short:top-3 lg:short:max-h-[calc(100dvh-1.5rem)] print:hidden"
    >
      <ForecastPanel />
    </aside>
  )
}
