import { formatInstant } from '#domain/foundation/calendar/formatInstant.ts'
import type { OpenAlert } from '#domain/sales/admin/today.ts'

/** Open conditions that operations was emailed about. */
export function Alerts({ alerts }: { alerts: readonly OpenAlert[] }) {
  return (
    <section id="alerts" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Open alerts</h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {alerts.map(({ key, summary, detail, raisedAt }) => (
          <li key={key} className="border-b border-line px-5 py-3 text-sm last:border-0">
            <span className="font-semibold wrap-anywhere">{summary}</span>
            <span className="text-ink-2">, since {formatInstant(raisedAt)}</span>
            <span className="block wrap-anywhere whitespace-pre-line text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
