import type { ComparableShape } from '#domain/reporting/creativeTest/comparison.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { loadComparisons } from '#client/api/reporting/reportCalls.ts'
import { usePolled } from '#client/state/foundation/usePolled.ts'
import { Card } from '#client/ui/Card.tsx'
import { ComparedShape } from './ComparedShape.tsx'

const EVERY_MS = 60_000

/** Which creative of a campaign performs better; nothing without two of one size. */
export function CompareCreativesCard({
  report,
  share,
}: {
  report: ReportView
  share: string | null
}) {
  const { value: shown, reload } = usePolled(
    `${report.id} ${share ?? ''}`,
    () => loadComparisons(report.id, share),
    EVERY_MS,
  )
  const shapes = shown?.shapes.filter((shape) => isShown(shape, shown.canChange)) ?? []
  if (!shown || shown.outcome === null || shapes.length === 0) return null
  const { outcome } = shown
  return (
    <Card as="section" aria-label="Compare creatives" className="min-w-0">
      <h2 className="text-heading">Compare creatives</h2>
      <p className="mt-1 text-sm text-ink-2">
        {outcome === 'clicks'
          ? 'Which one is clicked more often? The answer stays valid however often you look.'
          : 'Which one is played to its end more often? The answer stays valid however often you look.'}
      </p>
      {shapes.map((shape) => (
        <ComparedShape
          key={shape.formatIds.join()}
          report={report}
          shape={shape}
          all={{ ...shown, outcome }}
          onChanged={reload}
        />
      ))}
    </Card>
  )
}

const isShown = ({ comparison }: ComparableShape, canChange: boolean) =>
  canChange || comparison !== null
