import type { LegendStatus } from '#domain/orders/order/line/statusLegend.ts'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'

const MEANINGS = {
  active: 'Running, or ready to start on its first day.',
  active_with_modification: 'Running while we review a change.',
  not_running: 'Waiting for payment, a brief, creatives or review.',
  stopped: 'Ended, stopped or canceled.',
} as const satisfies Record<LegendStatus, string>

/** Explains each status (Orders 2). */
export function StatusLegend() {
  return (
    <section aria-labelledby="legend" className="mt-10">
      <h2 id="legend" className="font-sans text-sm font-semibold tracking-normal text-ink-2">
        What the status means
      </h2>
      <dl className="mt-3 grid gap-x-8 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-2 lg:grid-cols-4">
        {(Object.keys(MEANINGS) as LegendStatus[]).map((status) => (
          <div key={status}>
            <dt>
              <StatusMark status={status} />
            </dt>
            <dd className="pl-4.5 text-ink-2">{MEANINGS[status]}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
