import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useSearchParams } from 'react-router'
import { PLAN_STEPS, type PlanStep } from '#domain/planning/campaign/planStep.ts'
import { useForecast } from '#client/state/planning/plan.ts'
import { STEP_PARAMETER, WISH_PARAMETERS } from '#client/routing/plannerAddress.ts'
import { StepNavigationContext } from './stepNavigation.ts'

const FewWebsitesDialog = lazy(async () => ({
  default: (await import('./steps/inventory/FewWebsitesDialog.tsx')).FewWebsitesDialog,
}))

/** Keeps the open step in the address, and asks before a low-reach warning is left behind (Planning 7). */
export function StepNavigation({ children }: { children: ReactNode }) {
  const { outlook } = useForecast()
  const [search, setSearch] = useSearchParams()
  const [waiting, setWaiting] = useState<(() => void) | null>(null)
  const current = PLAN_STEPS.find((step) => step === search.get(STEP_PARAMETER)) ?? 'region'
  const warning = outlook?.issues.find(({ severity }) => severity === 'confirm') ?? null

  const openStep = useCallback(
    (step: PlanStep) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before)
          // A press soon after the page opened may still see what its link asked for: the plan must not begin anew.
          for (const name of WISH_PARAMETERS) after.delete(name)
          after.set(STEP_PARAMETER, step)
          return after
        },
        { preventScrollReset: true },
      ),
    [setSearch],
  )

  const [ready, setReady] = useState<{ action: () => void } | null>(null)
  const entryCheck = useRef<(() => Promise<boolean>) | null>(null)
  /** Does it once what is typed in the open step is checked; not at all where that has a problem. */
  const afterEntries = useCallback((action: () => void) => {
    const check = entryCheck.current
    if (check) void check().then((isFine) => isFine && setReady({ action }))
    else action()
  }, [])
  // The check may have changed the plan: what comes next happens once that is rendered.
  useEffect(() => ready?.action(), [ready])
  const addEntryCheck = useCallback((check: () => Promise<boolean>) => {
    entryCheck.current = check
    return () => {
      if (entryCheck.current === check) entryCheck.current = null
    }
  }, [])
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
      addEntryCheck,
    }),
    [current, warning, openStep, afterEntries, addEntryCheck],
  )

  return (
    <StepNavigationContext value={navigation}>
      {children}
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
