import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { useDraftKeeper, type DraftState } from '#client/state/planning/drafts/useDraftKeeper.ts'
import { Callout } from '#client/ui/Callout.tsx'

const PLACE_TEXTS = {
  account: 'Saved as a draft in your account.',
  browser: 'Saved as a draft in this browser.',
  page: 'This browser has no room for this draft. Delete drafts you don’t need, then change the plan again.',
} as const satisfies Record<DraftState['place'], string>

/** Saves the plan and shows where it is saved. */
export function DraftStatus() {
  const { place, problem } = useDraftKeeper()
  return (
    <div className="mt-2 flex flex-col gap-3 print:hidden">
      <p className="text-sm text-ink-2">
        {PLACE_TEXTS[place]}{' '}
        <Link
          to={sitePath('drafts')}
          className="inline-flex min-h-6 items-center font-semibold text-cobalt underline underline-offset-2"
        >
          All drafts
        </Link>
      </p>
      {problem ? (
        <Callout tone="warning" title="This draft is not in your account yet." isLive>
          {problem}
        </Callout>
      ) : null}
    </div>
  )
}
