import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { formatCount, formatRounded } from '#domain/foundation/wording/numberWords.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import type { Outlook } from './homeData.ts'
import type { OutlookState } from './useOutlook.ts'

// Not the Loading component: the home page's weight limit leaves no room for another module.
const LOADING = (
  <>
    <span className="sr-only">The forecast is loading</span>
    <Skeleton className="my-1 h-8 w-52" />
    <Skeleton className="mt-2.5 h-4 w-72 max-w-full" />
  </>
)

/** Below this share the budget exceeds the inventory; above it the rest is rounding. */
const ALL_SPENT = 0.98

const VERBS = {
  online_display: 'see it',
  mobile_display: 'see it',
  online_video: 'watch it',
  online_audio: 'hear it',
  ctv: 'watch it',
  dooh: 'pass it',
} as const satisfies Record<MediaType, string>

const times = (frequency: number) => {
  if (frequency < 1.05) return 'once'
  const shown = frequency < 10 ? Math.round(frequency * 10) / 10 : Math.round(frequency)
  return `${formatCount(shown)} times`
}

export interface MiniOutlookProps {
  state: OutlookState
  budgetMinor: number
  mediaType: MediaType
}

/** Reach, frequency and price of the budget; reserves its space while loading. */
export function MiniOutlook({ state, budgetMinor, mediaType }: MiniOutlookProps) {
  return (
    <div aria-live="polite" className="min-h-21 min-w-0 flex-1 basis-64">
      {state.status === 'loading' ? LOADING : null}
      {state.status === 'error' ? <Failed retry={state.retry} /> : null}
      {state.status === 'ready' ? (
        <Figures
          outlook={state.outlook}
          isStale={state.isStale}
          budgetMinor={budgetMinor}
          verb={VERBS[mediaType]}
        />
      ) : null}
    </div>
  )
}

function Figures({
  outlook,
  isStale,
  budgetMinor,
  verb,
}: {
  outlook: Outlook
  isStale: boolean
  budgetMinor: number
  verb: string
}) {
  if (outlook.reach === 0) {
    return (
      <>
        <p className="num text-[2rem] leading-tight">Nobody yet</p>
        <p className="text-sm text-pretty text-ink-2">
          Nothing for sale here. Try another place or medium.
        </p>
      </>
    )
  }
  const isAll = outlook.priceMinor < budgetMinor * ALL_SPENT
  return (
    <div className={isStale ? 'opacity-60' : undefined}>
      <p className="num text-[2rem] leading-tight">{formatRounded(outlook.reach)} people</p>
      <p className="text-sm text-pretty text-ink-2">
        {verb} {times(outlook.frequency)}, at {formatUsd(outlook.cpmMinor)} CPM.
        {isAll
          ? ` ${dollars(outlook.priceMinor)} buys everything available.`
          : ' Estimate for four weeks.'}
      </p>
    </div>
  )
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <>
      <p className="font-semibold">The forecast did not load</p>
      <p className="text-sm text-pretty text-ink-2">
        You can still plan. <TextButton onPress={retry}>Try again</TextButton>
      </p>
    </>
  )
}
