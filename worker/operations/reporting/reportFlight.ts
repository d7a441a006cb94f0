import { isStill } from '#domain/orders/order/line/lineState.ts'
import type { OpenReport } from './openReport.ts'
import { lineFacts } from './reportedLines.ts'

/** Dates of a report's campaigns, and whether all have finished delivering. */
export function reportFlight(report: Pick<OpenReport, 'stored' | 'lines'>) {
  const facts = report.lines.map((line) => lineFacts(line, report.stored))
  return {
    startsAt: facts.map(({ startsAt }) => startsAt).sort()[0] ?? '',
    endsAt:
      facts
        .map(({ endsAt }) => endsAt)
        .sort()
        .at(-1) ?? '',
    isOver: report.lines.every(({ state }) => isStill(state)),
  }
}
