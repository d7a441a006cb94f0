import { PLAN_STEP_TITLES, PLAN_STEPS } from '#domain/planning/campaign/planStep.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { classNames } from '#client/ui/classNames.ts'

/** The planner before the draft is open: the same frame, so that nothing moves. */
export function PlannerSkeleton({ mediaType }: { mediaType: MediaType }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,1fr)_24.5rem]">
      <ol
        aria-label="Steps"
        aria-busy="true"
        className="divide-y divide-line rounded-card border border-line bg-card"
      >
        {PLAN_STEPS.map((step, at) => (
          <li key={step} className={at === 0 ? 'min-h-[34rem]' : ''}>
            <div className="flex items-center gap-4 px-4 py-4.5 max-sm:items-start sm:px-6">
              <span
                aria-hidden="true"
                className="flex size-7 items-center justify-center rounded-full border border-line-2 text-sm text-ink-2"
              >
                {at + 1}
              </span>
              <div>
                <h2 className="text-lg leading-snug">{PLAN_STEP_TITLES[step]}</h2>
                {at === 0 ? null : (
                  <p
                    className={classNames(
                      'min-h-lh text-[0.9375rem] max-sm:text-sm',
                      step === 'audience' && !isOnScreens(mediaType) && 'max-sm:min-h-[2lh]',
                    )}
                  />
                )}
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="h-[36rem] rounded-card border border-line bg-card max-lg:hidden" />
    </div>
  )
}
