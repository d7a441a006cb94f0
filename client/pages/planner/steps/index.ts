import { lazy, type ComponentType } from 'react'
import type { PlanStep } from '#domain/campaign/planStep.ts'

/** What each step shows when it is open. A step takes nothing: it reads and edits the plan around it. Loaded when opened. */
export const PLAN_STEP_PARTS = {
  region: lazy(async () => ({ default: (await import('./region/RegionStep.tsx')).RegionStep })),
  audience: lazy(async () => ({
    default: (await import('./audience/AudienceStep.tsx')).AudienceStep,
  })),
  formats: lazy(async () => ({ default: (await import('./formats/FormatsStep.tsx')).FormatsStep })),
  creatives: lazy(async () => ({
    default: (await import('./creatives/CreativesStep.tsx')).CreativesStep,
  })),
  runtime: lazy(async () => ({ default: (await import('./runtime/RuntimeStep.tsx')).RuntimeStep })),
  dayparts: lazy(async () => ({
    default: (await import('./dayparts/DaypartsStep.tsx')).DaypartsStep,
  })),
  frequency: lazy(async () => ({
    default: (await import('./frequency/FrequencyStep.tsx')).FrequencyStep,
  })),
  budget: lazy(async () => ({ default: (await import('./budget/BudgetStep.tsx')).BudgetStep })),
  summary: lazy(async () => ({ default: (await import('./summary/SummaryStep.tsx')).SummaryStep })),
} as const satisfies Record<PlanStep, ComponentType>
