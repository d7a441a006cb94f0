import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import { CheckEntry } from '#client/components/creatives/creatives/CheckEntry.tsx'
import { PreviewEntries } from '#client/components/creatives/creatives/PreviewEntries.tsx'
import type { PreviewMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import type { ReviewItemView } from '#domain/creatives/review/reviewView.ts'

/** Findings that the preview entries show already. */
const SEEN_CODES: ReadonlySet<string> = new Set([
  'animation_too_long',
  'click_elsewhere',
  'click_dead',
])

/** Findings of the stored file's check, and a banner's measurements in its preview. */
export function ItemFindings({ item, seen }: { item: ReviewItemView; seen: PreviewMeasure }) {
  const { version } = item
  const isBanner = version.facts.kind === 'html5'
  const found = version.findings.filter(({ code }) => !isBanner || !SEEN_CODES.has(code))
  return (
    <section aria-labelledby="review-findings">
      <h3 id="review-findings" className="text-subheading">
        Findings
      </h3>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {found.map(({ code, message, measured, allowed, items }) => (
          <CheckEntry key={`${code} ${measured}`} kind="advice" title={message}>
            {measured}, advised: {allowed}
            {items && items.length > 0 ? `: ${items.join(', ')}` : ''}
          </CheckEntry>
        ))}
        {isBanner ? <PreviewEntries measure={seen} /> : null}
        <CheckEntry kind="good" title="Type, size and resolution are right">
          Checked on the stored file, {formatInstant(version.createdAt)}
        </CheckEntry>
      </ul>
    </section>
  )
}
