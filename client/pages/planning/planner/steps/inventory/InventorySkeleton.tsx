import { Skeleton } from '#client/ui/Skeleton.tsx'
import { topicsFor } from '#domain/catalogue/topic.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/**
 * Reserves the space of topics and list while they load, so that the button to the next step does
 * not move.
 */
export function InventorySkeleton({ mediaType }: { mediaType: MediaType }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {topicsFor(mediaType).map(({ id, label }) => (
          <span
            key={id}
            className="inline-flex min-h-10 animate-pulse items-center rounded-full bg-line/70 px-5 text-sm font-medium text-transparent max-sm:min-h-11"
          >
            {label}
          </span>
        ))}
      </div>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-12 @max-lg:h-34" />
        <Skeleton className="h-11" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </div>
  )
}
