import { ArrowDown, ArrowLeft, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatFileSize, FILE_TYPE_NAMES } from '#domain/creatives/creative/measureWords.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'
import { usePreviewMeasure } from '#client/components/creatives/creatives/usePreviewMeasure.ts'
import { IconButton } from '#client/ui/IconButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { CreativeFullSize, CreativeInPlace } from './CreativeShown.tsx'
import { ItemFindings } from './ItemFindings.tsx'
import { LandingPage } from './LandingPage.tsx'
import { reviewPath, type ReviewAddress } from './reviewAddress.ts'
import { formatAdFormat } from './reviewWords.ts'

/** How the ad is displayed. */
export type ItemView = 'place' | 'full' | 'beside'

/** The ad in the middle: facts, placement, findings and landing page. */
export function ReviewItem({
  item,
  address,
  place,
  view,
  onView,
  onStep,
}: {
  item: ReviewItemView
  address: ReviewAddress
  /** "2 of 23"; null if it is not in the list. */
  place: string | null
  view: ItemView
  onView: (view: ItemView) => void
  onStep: (by: 1 | -1) => void
}) {
  const { row, version, creative } = item
  const former = runningVersionOf(item)
  const shown = view === 'beside' && former === null ? 'place' : view
  const { measure, onMeasured } = usePreviewMeasure({
    creativeId: creative.id,
    version,
    by: 'desk',
  })
  const ownFile = { version, title: row.title, onMeasured }
  return (
    <article aria-label={row.title} className="flex flex-col gap-5 p-5">
      <Link
        to={reviewPath({ ...address, versionId: null })}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All ads
      </Link>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-heading wrap-anywhere">{row.title}</h2>
          <p className="mt-1 flex items-baseline gap-x-2 text-sm text-ink-2">
            <MediaTypeMark mediaType={row.mediaType} />
            <span className="min-w-0 wrap-anywhere">
              {row.advertiser}, {row.lineName}, {row.orderNumber}
            </span>
          </p>
        </div>
        <div className="flex items-center gap-1 text-sm text-ink-2">
          {place}
          <IconButton label="Previous ad" onPress={() => onStep(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label="Next ad" onPress={() => onStep(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      <ItemFacts item={item} />
      <SegmentedControl<ItemView>
        label="View"
        isLabelHidden
        value={shown}
        onChange={onView}
        options={[
          { value: 'place', label: 'In place' },
          { value: 'full', label: 'Full size' },
          ...(former
            ? [{ value: 'beside' as const, label: `Beside version ${former.number}` }]
            : []),
        ]}
      />
      {shown === 'place' ? <CreativeInPlace {...ownFile} /> : null}
      {shown === 'full' ? <CreativeFullSize {...ownFile} /> : null}
      {shown === 'beside' && former ? (
        <div className="grid gap-4 xl:grid-cols-2">
          <div>
            <p className="mb-1 text-sm font-semibold">Version {former.number} runs</p>
            <CreativeInPlace
              version={former}
              title={`${creative.title}, version ${former.number}`}
            />
          </div>
          <div>
            <p className="mb-1 text-sm font-semibold">Version {version.number}</p>
            <CreativeInPlace {...ownFile} />
          </div>
        </div>
      ) : null}
      <div className="grid gap-6 md:grid-cols-2">
        <ItemFindings item={item} seen={measure} />
        <LandingPage address={version.landingPage} facts={item.landing} />
      </div>
    </article>
  )
}

/** The version that runs during the review of this one. */
export const runningVersionOf = ({ creative, version }: ReviewItemView) =>
  creative.approved && creative.approved.id !== version.id ? creative.approved : null

function ItemFacts({ item }: { item: ReviewItemView }) {
  const { row, version, creative } = item
  const { facts } = version
  const former = runningVersionOf(item)
  const type = facts.kind === 'unknown' ? 'File' : FILE_TYPE_NAMES[facts.fileType]
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-y-3 border-y border-line py-3 text-sm">
      <Fact name="Format">{formatAdFormat(row.formatId)}</Fact>
      <Fact name="File">
        {type}, {formatFileSize(version.bytes)}
      </Fact>
      <Fact name="Starts">{row.startDate ? formatDay(row.startDate) : 'No date yet'}</Fact>
      <Fact name="Version">
        {version.number}
        {creative.versionCount > 1 ? ` of ${creative.versionCount}` : ''}
        {former ? <span className="text-green">, {former.number} is running</span> : null}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 pr-3">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
