import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ownerNames, RegionOwner } from '#client/components/orders/order/regionName.ts'
import type { UploadJob } from '#client/state/creatives/uploads/uploadJob.ts'
import { useUploadJobs } from '#client/state/creatives/uploads/uploads.ts'
import { useFreshUploads } from '#client/state/creatives/uploads/useFreshUploads.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { isBanner, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { UploadAreaView, UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { loadReaders } from '#inspection/readCreative.ts'
import { BrandKitStudio } from './brandKit/BrandKitStudio.ts'
import { showsBrandKit, withBrandKit } from './brandKit/brandKitView.ts'
import { LineArea } from './LineArea.tsx'
import { OpenNeedBar } from './OpenNeedBar.tsx'
import { useStrayDrops } from './useStrayDrops.ts'

/** Few orders have an ad creation: its code loads on demand. */
const ProductionArea = lazy(() => import('./production/ProductionArea.tsx'))

export interface UploadAreaProps {
  area: UploadAreaView
  /** Whether the address names the order instead of one campaign. */
  isWholeOrder: boolean
  isLoggedIn: boolean
  onChanged: () => void
}

/** The content of the upload page once it is open. */
export function UploadArea({ area, isWholeOrder, isLoggedIn, onChanged }: UploadAreaProps) {
  const jobs = useUploadJobs()
  useFreshUploads(area, jobs, onChanged)
  useStrayDrops()
  useReaders(area.lines)
  const [parameters, setParameters] = useSearchParams()
  const campaigns = area.lines.filter(({ type }) => type === 'campaign')
  const [only] = isWholeOrder ? [] : area.lines
  const title = only ? titleOf(only) : `Creatives of order ${area.orderNumber}`
  return (
    <>
      <title>{pageTitle(title)}</title>
      <WayBack area={area} isLoggedIn={isLoggedIn} />
      <h1 className="mt-1 text-title wrap-anywhere">{title}</h1>
      {only ? <LineFacts line={only} /> : <p className="mt-2 text-ink-2">{area.advertiser}</p>}
      {showsBrandKit(parameters) ? (
        <BrandKitStudio
          area={area}
          onClose={() => setParameters((now) => withBrandKit(now, false))}
        />
      ) : (
        <Campaigns {...{ area, campaigns, jobs, onChanged }} isWholeOrder={isWholeOrder} />
      )}
    </>
  )
}

/** The check must work offline: load it before a file is chosen. */
function useReaders(lines: readonly UploadLineView[]): void {
  useEffect(() => {
    const kinds = new Set(
      lines.flatMap(({ mediaType }) =>
        isOnScreens(mediaType)
          ? (['pictures', 'media'] as const)
          : ([isBanner(mediaType) ? 'pictures' : 'media'] as const),
      ),
    )
    // A chosen file loads them as well, and reports the error.
    void loadReaders(kinds).catch(() => undefined)
  }, [lines])
}

interface CampaignsProps extends Pick<UploadAreaProps, 'area' | 'isWholeOrder' | 'onChanged'> {
  campaigns: readonly UploadLineView[]
  jobs: readonly UploadJob[]
}

/** The files of each campaign. */
function Campaigns({ area, campaigns, jobs, isWholeOrder, onChanged }: CampaignsProps) {
  const isOnly = !isWholeOrder && area.lines.length > 0
  return (
    <>
      <div className="mt-6 flex flex-col gap-10">
        {campaigns.map((line) => (
          <OwnedRegion key={line.id} line={line} lines={area.lines}>
            {isOnly ? null : (
              <header className="mb-5">
                <h2 className="text-section wrap-anywhere">{line.name}</h2>
                <LineFacts line={line} />
              </header>
            )}
            {line.isOpen ? null : <ClosedLine line={line} />}
            <LineArea
              line={line}
              actor={area.actor}
              averageReviewMs={area.averageReviewMs}
              jobs={jobs.filter(({ lineId }) => lineId === line.id)}
              isOnlyOne={campaigns.length === 1}
              onChanged={onChanged}
            />
          </OwnedRegion>
        ))}
        <AdCreations {...{ area, jobs, onChanged }} isOnly={isOnly} />
      </div>
      <OpenNeedBar lines={campaigns} />
    </>
  )
}

/** One line of the order; on a page with several, each region's name includes its line. */
function OwnedRegion({
  line,
  lines,
  children,
}: {
  line: UploadLineView
  lines: readonly UploadLineView[]
  children: ReactNode
}) {
  const owner = ownerNames(lines)[lines.indexOf(line)] ?? null
  return (
    <section aria-label={owner ?? line.name}>
      <RegionOwner value={owner}>{children}</RegionOwner>
    </section>
  )
}

/** Ad creations for the buyer: each with its brief, drafts and files. */
function AdCreations({
  area,
  jobs,
  isOnly,
  onChanged,
}: Pick<CampaignsProps, 'area' | 'jobs' | 'onChanged'> & { isOnly: boolean }) {
  return area.lines
    .filter(({ type }) => type === 'adcreation')
    .map((line) => (
      <OwnedRegion key={line.id} line={line} lines={area.lines}>
        {isOnly ? null : (
          <header className="mb-5">
            <h2 className="text-section wrap-anywhere">{line.name}</h2>
            <LineFacts line={line} />
          </header>
        )}
        <Suspense fallback={<Loading shape="h-72 rounded-card" />}>
          <ProductionArea
            lineId={line.id}
            jobs={jobs.filter(({ lineId }) => lineId === line.id)}
            area={area}
            onChanged={onChanged}
          />
        </Suspense>
      </OwnedRegion>
    ))
}

const titleOf = (line: UploadLineView): string =>
  line.type === 'adcreation' ? line.name : `Creatives for ${line.name}`

function WayBack({ area, isLoggedIn }: Pick<UploadAreaProps, 'area' | 'isLoggedIn'>) {
  if (!isLoggedIn || area.actor !== 'buyer')
    return <p className="text-sm text-ink-2">Order {area.orderNumber}</p>
  return (
    <Link
      to={sitePath('order', { id: area.orderId })}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      Order {area.orderNumber}
    </Link>
  )
}

function LineFacts({ line }: { line: UploadLineView }) {
  const { flight } = line
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-2">
      <span className="flex items-baseline gap-2">
        <MediaTypeMark mediaType={line.mediaType} />
        {MEDIA_TYPE_NAMES[line.mediaType]}
      </span>
      {flight ? (
        <span>
          {formatDate(flight.startDate)} to {formatDate(flight.endDate)} (
          {TIME_ZONES[flight.timeZone].label})
        </span>
      ) : null}
      <span className="font-semibold text-ink">{line.stateName}</span>
    </p>
  )
}

function ClosedLine({ line: { state } }: { line: UploadLineView }) {
  return (
    <Callout
      className="mb-5"
      title={
        state === 'reserved'
          ? 'Files can be uploaded once the order is paid.'
          : 'This campaign is over: its creatives can no longer be changed.'
      }
    />
  )
}
