import type { OpenAlert } from '#domain/sales/admin/today.ts'
import { instantWords } from '#client/components/foundation/dayWords.ts'

/** Conditions that operations was emailed about and that still hold. */
export function Alerts({ alerts }: { alerts: readonly OpenAlert[] }) {
  return (
    <section id="alerts" className="mt-8 scroll-mt-4">
      <h2 className="text-heading">Open alerts</h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {alerts.map(({ key, summary, detail, raisedAt }) => (
          <li key={key} className="border-b border-line px-5 py-3 text-sm last:border-0">
            <span className="font-semibold wrap-anywhere">{summary}</span>
            <span className="text-ink-2">, since {instantWords(raisedAt)}</span>
            <span className="block wrap-anywhere whitespace-pre-line text-ink-2">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
