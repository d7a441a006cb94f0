import { quartileSteps } from '#domain/reporting/figures/reportRates.ts'
import { isHeard } from '#domain/foundation/media/mediaTraits.ts'
import { Card } from '#client/ui/Card.tsx'
import { ChartFrame } from '#client/ui/charts/ChartFrame.tsx'
import { count, percent } from '../reportWords.ts'
import type { SectionProps } from './section.types.ts'

/** How far ads were played. */
export function QuartilesSection({ report, color }: Omit<SectionProps, 'unit'>) {
  const steps = quartileSteps(report.totals.counts)
  const areAllHeard = report.lines.every(({ mediaType }) => isHeard(mediaType))
  return (
    <Card padding="none" className="min-w-0">
      <ChartFrame
        title={areAllHeard ? 'Heard to' : 'Watched to'}
        description="Of all impressions of the period."
        table={{
          headings: ['Step', 'Count', 'Of all', 'Left'],
          rows: steps.map(({ label, count: value, share, left }) => ({
            key: label,
            cells: [label, count(value), percent(share), count(left)],
          })),
        }}
      >
        <ul className="flex flex-col gap-3">
          {steps.map(({ label, count: value, share, left }) => (
            <li key={label} className="grid grid-cols-[5.5rem_1fr_5rem] items-center gap-3 text-sm">
              <span className="font-semibold">{label}</span>
              <span className="block h-9 bg-sand">
                <span
                  className="flex h-full items-center px-2 font-semibold text-white tabular-nums print:border print:text-black"
                  style={{ width: `${Math.min(1, share ?? 0) * 100}%`, background: color }}
                >
                  {(share ?? 0) > 0.3 ? count(value) : ''}
                </span>
              </span>
              <span className="text-right tabular-nums">
                <span className="font-semibold">{percent(share)}</span>
                {left > 0 ? (
                  <span className="block text-xs text-ink-2">{count(left)} left</span>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </ChartFrame>
    </Card>
  )
}
