import { useEffect, useRef } from 'react'
import { stepStates } from '#domain/planning/findings/issues/stepState.ts'
import {
  isFactless,
  planSummary,
  stepSummary,
} from '#domain/planning/findings/wording/stepSummary.ts'
import { PLAN_STEP_TITLES, type PlanStep } from '#domain/planning/campaign/planStep.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { StepItem, type StepMark } from '#client/components/planning/planner/StepItem.tsx'
import { useForecast, usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { useVisitedSteps } from '#client/state/planning/visitedSteps.ts'
import { StepFooter } from './StepFooter.tsx'
import { StepIssues } from './StepIssues.tsx'
import { PLAN_STEP_PARTS } from './steps/planStepParts.tsx'
import { useStepNavigation } from './stepNavigation.ts'
import { usePreloadNextStep } from './usePreloadNextStep.ts'

/** The steps of the plan in order, one open at a time. */
export function StepList() {
  const { plan } = usePlan()
  const { slotKey } = usePlanner()
  const { steps, current, next, goTo } = useStepNavigation()
  const { planForecast } = useForecast()
  const visited = useVisitedSteps(slotKey, current)
  const titles = useStepFocus(current)
  usePreloadNextStep(next)
  const states = stepStates(planForecast?.issues ?? [])

  const markOf = (step: PlanStep): StepMark => {
    if (step === current) return 'open'
    if (!visited.includes(step)) return 'todo'
    const state = states.find((one) => one.step === step)?.state
    return state === 'complete' && planForecast ? 'done' : planForecast ? 'problem' : 'todo'
  }

  const summaryOf = (step: PlanStep): string => {
    // From the computed plan: a pending one would be reported as reaching nobody.
    if (planForecast)
      return stepSummary(planForecast.plan, step, planForecast.reference, planForecast.forecast)
    return isFactless(step) ? planSummary(plan, step) : ''
  }

  return (
    <div className="divide-y divide-line rounded-card border border-line bg-card print:divide-y-0 print:border-0">
      {steps.map((step, at) => {
        const Step = PLAN_STEP_PARTS[step]
        return (
          <StepItem
            key={step}
            position={at + 1}
            title={PLAN_STEP_TITLES[step]}
            summary={summaryOf(step)}
            isSummaryLong={step === (isOnScreens(plan.mediaType) ? 'region' : 'audience')}
            mark={markOf(step)}
            isOpen={step === current}
            onOpen={() => goTo(step)}
            onIntent={Step.preload}
            onPaper={onPaper(step, current)}
            titleRef={(element) => {
              if (element) titles.current.set(step, element)
            }}
          >
            <Step />
            <StepIssues step={step} />
            <StepFooter step={step} />
          </StepItem>
        )
      })}
    </div>
  )
}

/** The summary contains everything: with it no other step is printed. */
function onPaper(step: PlanStep, current: PlanStep): 'all' | 'content' | 'nothing' {
  if (current !== 'summary') return 'all'
  return step === 'summary' ? 'content' : 'nothing'
}

/** Moves focus and view to the newly opened step; not on page load. */
function useStepFocus(current: PlanStep) {
  const titles = useRef(new Map<PlanStep, HTMLButtonElement>())
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    const title = titles.current.get(current)
    if (!title) return
    title.focus({ preventScroll: true })
    title.closest('section')?.scrollIntoView({ block: 'start' })
  }, [current])
  return titles
}
