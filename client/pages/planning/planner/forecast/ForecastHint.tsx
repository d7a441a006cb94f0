import { PLAN_STEP_TITLES, type PlanStep } from '#domain/planning/campaign/planStep.ts'
import type { PlanForecast } from '#client/state/planning/forecastState.ts'
import { Button } from '#client/ui/Button.tsx'
import { LimitingChoices } from './LimitingChoices.tsx'
import { useRegionPrompt } from '../useRegionPrompt.ts'
import { useStepNavigation } from '../stepNavigation.ts'

const NOTHING_YET = 'Your ad can’t run with these choices yet.'

/** Instead of zeros: why the plan reaches nobody, and a link to the fix. */
export function ForecastHint({
  planForecast,
  onLeave,
}: {
  planForecast: PlanForecast
  onLeave?: () => void
}) {
  const prompt = useRegionPrompt()
  const issue = planForecast.issues.find(({ severity }) => severity === 'error')
  return (
    <div className="flex flex-col gap-4">
      <HintBox
        message={prompt?.message ?? issue?.message ?? NOTHING_YET}
        step={prompt ? 'region' : (issue?.step ?? 'region')}
        {...(onLeave ? { onLeave } : {})}
      />
      {planForecast.limits.length > 0 ? <LimitingChoices planForecast={planForecast} /> : null}
    </div>
  )
}

interface HintBoxProps {
  message: string
  step: PlanStep
  onLeave?: () => void
}

/** The missing setting, with a link to its step unless that is open. */
export function HintBox({ message, step, onLeave }: HintBoxProps) {
  const { current, goTo } = useStepNavigation()
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-sand p-4">
      <p className="font-semibold">{message}</p>
      {step === 'region' ? null : (
        <p className="text-sm text-ink-2">
          The forecast returns once there is somewhere to show your ad.
        </p>
      )}
      {step === current ? null : (
        <Button
          variant="secondary"
          size="sm"
          onPress={() => {
            onLeave?.()
            goTo(step)
          }}
        >
          Go to {PLAN_STEP_TITLES[step]}
        </Button>
      )}
    </div>
  )
}
