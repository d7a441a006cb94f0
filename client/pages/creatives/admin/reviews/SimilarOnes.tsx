import { Link } from 'react-router'
import type { SimilarView } from '#domain/creatives/review/reviewView.ts'
import { VERSION_STATE_NAMES } from '#domain/creatives/review/versionState.ts'
import { Badge } from '#client/ui/Badge.tsx'
import { formatAdFormat, STATE_TONES } from './reviewWords.ts'
import { reviewPath, type ReviewAddress } from './reviewAddress.ts'
import { Thumb } from './Thumb.tsx'

/** Other ads with the same file, or of the same advertiser and in review. */
export function SimilarOnes({
  similar,
  address,
}: {
  similar: readonly SimilarView[]
  address: ReviewAddress
}) {
  if (similar.length === 0) return null
  return (
    <section aria-labelledby="review-similar" className="border-t border-line p-5">
      <h3 id="review-similar" className="text-subheading">
        Similar ones
      </h3>
      <ul className="mt-2 flex flex-col">
        {similar.map((one) => (
          <li key={one.versionId} className="border-b border-line last:border-0">
            <Link
              to={reviewPath({ ...address, versionId: one.versionId })}
              className="flex min-h-14 items-center gap-3 py-2 hover:text-cobalt"
            >
              <Thumb kind={one.kind} previewUrl={one.previewUrl} className="h-9 w-14" />
              <span className="min-w-0 flex-1">
                <span className="block truncate text-sm font-semibold">{one.title}</span>
                <span className="block truncate text-xs text-ink-2">
                  {one.isSameFile ? 'Same file' : 'Same advertiser'}, {formatAdFormat(one.formatId)}
                  , {one.lineName}
                </span>
              </span>
              <Badge tone={STATE_TONES[one.state]}>{VERSION_STATE_NAMES[one.state]}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
