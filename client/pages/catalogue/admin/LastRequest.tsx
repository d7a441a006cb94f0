import { loadLastRequest } from '#client/api/catalogue/inventoryCalls.ts'
import { classNames } from '#client/ui/classNames.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { formatLastRequest } from './formatLastRequest.ts'

const ASKED_EVERY_MS = 3_000
/** A page with readers sends requests far more often than this. */
const LIVELY_SECONDS = 300

/**
 * The live check: whether this product's tags are sending requests now. Ignores tests on this page.
 */
export function LastRequest({ id }: { id: string }) {
  const { value } = usePolled(id, () => loadLastRequest(id), ASKED_EVERY_MS)
  const seconds = value?.secondsAgo ?? null
  const isLively = seconds !== null && seconds < LIVELY_SECONDS
  return (
    <p
      data-testid="last-request"
      className="flex min-h-11 items-center gap-2.5 rounded-control border border-line bg-card px-4 text-sm"
    >
      <span
        aria-hidden="true"
        className={classNames('size-2.5 rounded-full', isLively ? 'bg-green' : 'bg-line-2')}
      />
      {value === null ? 'Looking for the last request …' : formatLastRequest(seconds)}
    </p>
  )
}
