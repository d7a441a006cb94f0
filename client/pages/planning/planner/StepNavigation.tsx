import { lazy, Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { PLAN_STEPS, type PlanStep } from '#domain/planning/campaign/planStep.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import { STEP_PARAMETER, WISH_PARAMETERS } from '#client/routing/plannerAddress.ts'
import { EntryChecksContext, useEntryChecks } from './entryChecks.ts'
import { StepNavigationContext } from './stepNavigation.ts'

const FewWebsitesDialog = lazy(async () => ({
  default: (await import('./steps/inventory/FewWebsitesDialog.tsx')).FewWebsitesDialog,
}))

/**
 * Stores the open step in the URL, and asks for confirmation before a low-reach warning is left
 * behind (Planning 7).
 */
export function StepNavigation({ children }: { children: ReactNode }) {
  const { planForecast } = useForecast()
  const [search, setSearch] = useSearchParams()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const current = PLAN_STEPS.find((step) => step === search.get(STEP_PARAMETER)) ?? 'region'
  const warning = planForecast?.issues.find(({ severity }) => severity === 'confirm') ?? null

  const openStep = useCallback(
    (step: PlanStep) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          // A press soon after page load may still see its link's parameters: the plan must not
          // start again.
          for (const name of WISH_PARAMETERS) after.delete(name)
          after.set(STEP_PARAMETER, step)
          return after
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )

  const [ready, setReady] = useState<{ action: () => void } | null>(null)
  const entryChecks = useEntryChecks()
  /** Runs an action once the text in the open step is valid. */
  const afterEntries = useCallback(
    (action: () => void) => {
      const fine = entryChecks.run()
      if (fine === true) action()
      else if (fine) void fine.then((isFine) => isFine && setReady({ action }))
    },
    [entryChecks],
  )
  // The check may have changed the plan: the action runs once that is rendered.
  useEffect(() => ready?.action(), [ready])
  const navigation = useMemo(
    () => ({
      steps: PLAN_STEPS,
      current,
      next: PLAN_STEPS[PLAN_STEPS.indexOf(current) + 1] ?? null,
      goTo: (step: PlanStep) => {
        if (step === current) return
        afterEntries(() => {
          if (warning?.step === current) setWaiting(() => () => openStep(step))
          else openStep(step)
        })
      },
      whenConfirmed: (action: () => void) =>
        afterEntries(() => {
          if (warning) setWaiting(() => action)
          else action()
        }),
    }),
    [current, warning, openStep, afterEntries],
  )

  return (
    <StepNavigationContext value={navigation}>
      <EntryChecksContext value={entryChecks}>{children}</EntryChecksContext>
      {warning && waiting ? (
        <Suspense>
          <FewWebsitesDialog
            message={warning.message}
            isOpen
            onOpenChange={(isOpen) => (isOpen ? undefined : setWaiting(null))}
            onProceed={() => waiting()}
          />
        </Suspense>
      ) : null}
    </StepNavigationContext>
  )
}
