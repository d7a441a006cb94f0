import type { ComponentType } from 'react'
import type { PlanStep } from '#domain/planning/campaign/planStep.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'

const step = (load: () => Promise<ComponentType>) => loadedPart(load, <StepLoading />)

/**
 * The content of each open step. It has no props: it reads and edits the surrounding plan. Loaded
 * when opened, or earlier by `preload` once a person approaches it.
 */
export const PLAN_STEP_PARTS = {
  region: step(async () => (await import('./region/RegionStep.tsx')).RegionStep),
  audience: step(async () => (await import('./audience/AudienceStep.tsx')).AudienceStep),
  formats: step(async () => (await import('./formats/FormatsStep.tsx')).FormatsStep),
  creatives: step(async () => (await import('./creatives/CreativesStep.tsx')).CreativesStep),
  runtime: step(async () => (await import('./runtime/RuntimeStep.tsx')).RuntimeStep),
  dayparts: step(async () => (await import('./dayparts/DaypartsStep.tsx')).DaypartsStep),
  frequency: step(async () => (await import('./frequency/FrequencyStep.tsx')).FrequencyStep),
  budget: step(async () => (await import('./budget/BudgetStep.tsx')).BudgetStep),
  summary: step(async () => (await import('./summary/SummaryStep.tsx')).SummaryStep),
} as const satisfies Record<PlanStep, ComponentType>

function StepLoading() {
  return (
    <div aria-busy="true" className="flex min-h-[30rem] flex-col gap-3">
      <span className="sr-only">Loading</span>
      <span className="h-11 rounded-control bg-sand" />
      <span className="h-40 rounded-control bg-sand" />
    </div>
  )
}
