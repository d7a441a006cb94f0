import type { ComparableShape, LineComparisons } from '#domain/reporting/creativeTest/comparison.ts'
import type { Outcome } from '#domain/reporting/creativeTest/judgeComparison.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import {
  chooseCreative,
  startComparison,
  stopComparison,
} from '#client/api/reporting/reportCalls.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { useRowChange } from '../useRowChange.ts'
import { ComparedTable } from './ComparedTable.tsx'
import { formatEnd, formatExpected, formatVerdict } from './comparisonWords.ts'

export interface ComparedShapeProps {
  report: Pick<ReportView, 'id' | 'zone'>
  shape: ComparableShape
  all: LineComparisons & { outcome: Outcome }
  /** Called after a change: the comparisons have to be reloaded. */
  onChanged: () => void
}

/** The comparison of one size, or the way to start one. */
export function ComparedShape({ report, shape, all, onChanged }: ComparedShapeProps) {
  const { comparison, creatives } = shape
  const { outcome, canChange } = all
  const { isBusy, problem, change } = useRowChange(onChanged)
  const nowMs = useNow(HALF_MINUTE_MS)
  const isRunning = comparison !== null && comparison.endedAt === null
  const better = isRunning && comparison.verdict.kind === 'better' ? comparison.verdict : null
  const winner = creatives.find(({ creativeId }) => creativeId === better?.creativeId)
  return (
    <section aria-label={shape.name} className="mt-4 border-t border-line pt-4">
      <h3 className="font-sans text-base tracking-normal">{shape.name}</h3>
      {comparison ? (
        <>
          <output className="mt-1 block text-sm">
            <span>{formatVerdict(comparison, outcome, { nowMs, zone: report.zone })}</span>
          </output>
          <ComparedTable comparison={comparison} outcome={outcome} />
          {isRunning ? null : (
            <p className="mt-2 text-sm text-ink-2">
              <span>{formatEnd(comparison, report.zone)}</span>
            </p>
          )}
        </>
      ) : (
        <p className="mt-1 text-sm text-ink-2">
          {creatives.map(({ title }) => `“${title}”`).join(', ')}
        </p>
      )}
      {problem === null ? null : (
        <Callout tone="error" className="mt-3">
          {problem}
        </Callout>
      )}
      {canChange && !isRunning && creatives.length > 1 ? (
        <>
          <p className="mt-2 text-sm text-ink-2">
            During the comparison each creative gets an equal share at all hours. This replaces your
            weights and schedules. <span>{formatExpected(all.expectedEvents, outcome)}</span>
          </p>
          <Button
            className="mt-3"
            variant="secondary"
            isPending={isBusy}
            onPress={() => void change(() => startComparison(report.id, shape.formatIds))}
          >
            {comparison ? 'Compare again' : `Compare these ${creatives.length}`}
          </Button>
        </>
      ) : null}
      {canChange && isRunning ? (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {winner ? (
            <Button
              isPending={isBusy}
              onPress={() =>
                void change(() => chooseCreative(report.id, comparison.id, winner.creativeId))
              }
            >
              {`Run only “${winner.title}”`}
            </Button>
          ) : null}
          <Button
            variant="quiet"
            isPending={isBusy}
            onPress={() => void change(() => stopComparison(report.id, comparison.id))}
          >
            Stop comparing
          </Button>
          {winner ? (
            <p className="w-full text-sm text-ink-2">
              The others stay on the campaign, scheduled until yesterday. You can give them other
              dates at any time.
            </p>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
