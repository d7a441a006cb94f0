import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import type { OrderOverview } from '#domain/orders/order/orderOverview.types.ts'
import { classNames } from '#client/ui/classNames.ts'

/** History, newest first. */
export function OrderTimeline({ order }: { order: OrderOverview }) {
  const { timeline, lines } = order
  if (timeline.length === 0) return null
  const names = new Map(lines.map(({ lineId, name }) => [lineId, name]))
  const entries = timeline.map(({ at, lineId, text }, index) => ({
    at,
    lineId,
    text,
    key: `${at} ${index}`,
  }))
  return (
    <section aria-labelledby="timeline" className="rounded-card border border-line bg-card p-5">
      <h2 id="timeline" className="text-subheading">
        History
      </h2>
      <ol className="mt-4">
        {entries.toReversed().map(({ key, at, lineId, text }, index) => (
          <li key={key} className="relative flex gap-3 pb-4 last:pb-0">
            {index < entries.length - 1 ? (
              <span
                aria-hidden="true"
                className="absolute top-3 bottom-0 left-[5px] w-px bg-line-2"
              />
            ) : null}
            <span
              aria-hidden="true"
              className={classNames(
                'relative mt-1.5 size-2.75 shrink-0 rounded-full border-2 border-card outline-1',
                index === 0 ? 'bg-cobalt outline-cobalt' : 'bg-line-2 outline-line-2',
              )}
            />
            <div className="min-w-0">
              <p className="wrap-anywhere">{text}</p>
              <p className="text-sm wrap-anywhere text-ink-2">
                {lineId !== null && lines.length > 1 ? `${names.get(lineId) ?? ''}, ` : ''}
                <time dateTime={at}>{formatInstant(at)}</time>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
