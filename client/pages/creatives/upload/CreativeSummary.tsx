import { lazy, Suspense, useCallback, useState } from 'react'
import { loadUploadArea } from '#client/api/creatives/uploadCalls.ts'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { formatNeeds, type FormatNeed } from '#domain/creatives/creative/formatNeeds.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { countReviewSteps } from '#domain/creatives/review/standing.ts'
import { coveringCreatives } from '#domain/creatives/review/coveringCreatives.ts'

/** Everything that uploads need loads when the area is opened. */
const UploadHere = lazy(() => import('./UploadHere.tsx'))

interface CreativeSummaryProps {
  lineId: string
  /** Called when something on the order's page has changed. */
  onChanged: () => void
}

/**
 * The upload area of a campaign on its order's page. Closed, it lists the creative of each format and the buyer's
 * tasks; open, it takes files and schedules them.
 */
export function CreativeSummary({ lineId, onChanged }: CreativeSummaryProps) {
  const { value, error, reload } = useLoaded(lineId, () => loadUploadArea(lineId))
  const [isOpen, setOpen] = useState(false)
  const regionName = useRegionName()
  const [line] = value?.lines ?? []
  const changed = useCallback(() => {
    reload()
    onChanged()
  }, [reload, onChanged])
  // The page works without it, and its button opens the upload page.
  if (error && !value) return null
  return (
    <section aria-label={regionName('Creatives')}>
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-2">Creatives</h3>
      {line ? <Needs line={line} /> : <output className="text-sm text-ink-2">Loading</output>}
      {line?.isOpen ? (
        <Disclosure
          level={4}
          title="Upload and schedule here"
          isOpen={isOpen}
          onOpenChange={setOpen}
          className="mt-2 border-t print:hidden"
        >
          {isOpen ? (
            <Suspense fallback={<Loading shape="h-72 rounded-card" />}>
              <UploadHere line={line} onChanged={changed} />
            </Suspense>
          ) : null}
        </Disclosure>
      ) : null}
    </section>
  )
}

function Needs({ line }: { line: UploadLineView }) {
  const { needsYou } = countReviewSteps(line.creatives)
  return (
    <>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-5 gap-y-1 text-sm">
        {formatNeeds(line.placement, coveringCreatives(line.creatives)).map((need) => (
          <div key={need.name} className="contents">
            <dt>
              {need.name} <span className="text-ink-2">{need.detail}</span>
            </dt>
            <dd className="text-right font-semibold">{coverage(need)}</dd>
          </div>
        ))}
      </dl>
      {needsYou > 0 ? (
        <p className="mt-1 text-sm font-semibold text-red">
          {needsYou === 1 ? '1 file needs you' : `${needsYou} files need you`}
        </p>
      ) : null}
      {line.uploads.length > 0 ? (
        <p className="mt-1 text-sm font-semibold text-orange">Page not fully uploaded</p>
      ) : null}
    </>
  )
}

function coverage({ approved, inReview }: FormatNeed): string {
  if (approved > 0) return `${approved} approved`
  return inReview > 0 ? `${inReview} in review` : 'No file yet'
}
