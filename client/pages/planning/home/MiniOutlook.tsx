import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { dollars, formatUsd } from '#domain/foundation/money/amount.ts'
import type { Outlook } from './homeData.ts'
import type { OutlookState } from './useOutlook.ts'

const numbers = new Intl.NumberFormat('en-US')

/** Three figures are all an estimate can carry. */
const rounded = (value: number) =>
  numbers.format(Number(value.toPrecision(Math.max(1, Math.min(3, String(value).length)))))

/** Below this share the rest of a budget finds nothing more to buy; above it the rest is rounding. */
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
  return `${numbers.format(shown)} times`
}

export interface MiniOutlookProps {
  state: OutlookState
  budgetMinor: number
  mediaType: MediaType
}

/** Whom the budget reaches, how often and at what price; keeps its room while it loads. */
export function MiniOutlook({ state, budgetMinor, mediaType }: MiniOutlookProps) {
  return (
    <div aria-live="polite" className="min-h-21 min-w-0 flex-1 basis-64">
      {state.status === 'loading' ? <Loading /> : null}
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
      <p className="num text-[2rem] leading-tight">{rounded(outlook.reach)} people</p>
      <p className="text-sm text-pretty text-ink-2">
        {verb} {times(outlook.frequency)}, at {formatUsd(outlook.cpmMinor)} CPM.
        {isAll
          ? ` ${dollars(outlook.priceMinor)} buys everything available.`
          : ' Estimate for four weeks.'}
      </p>
    </div>
  )
}

function Loading() {
  return (
    <>
      <span className="sr-only">The forecast is loading</span>
      <Skeleton className="my-1 h-8 w-52" />
      <Skeleton className="mt-2.5 h-4 w-72 max-w-full" />
    </>
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
