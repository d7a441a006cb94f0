import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import { hasPlayer } from '#domain/report/reportRates.ts'
import type { ReportView } from '#domain/report/reportView.types.ts'
import { loadReportOutlook, type ReportKey } from '#client/api/reportCalls.ts'
import { loadedPart } from '#client/components/loadedPart.tsx'
import { useLoaded } from '#client/state/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { BilledCard } from './cards/BilledCard.tsx'
import { BreakdownCard } from './cards/BreakdownCard.tsx'
import { CampaignsCard } from './cards/CampaignsCard.tsx'
import { CompareLinesCard } from './cards/CompareLinesCard.tsx'
import { CompareCard } from './cards/CompareCard.tsx'
import { HeadlineCard } from './cards/HeadlineCard.tsx'
import { PlacesCard, ScreensCard } from './cards/PlaceCards.tsx'
import { HeatmapSection } from './charts/HeatmapSection.tsx'
import { PaceSection } from './charts/PaceSection.tsx'
import { QuartilesSection } from './charts/QuartilesSection.tsx'
import { SeriesSection } from './charts/SeriesSection.tsx'
import { ReportBar } from './ReportBar.tsx'
import { ReportHead } from './ReportHead.tsx'
import { reportColor, unitWords } from './reportWords.ts'
import { useReportNews } from './useReportNews.ts'

const PlayLogCard = loadedPart(
  async () => (await import('./cards/PlayLogCard.tsx')).PlayLogCard,
  <Skeleton className="h-96 rounded-card" />,
)

export interface ReportProps {
  report: ReportView
  reportKey: ReportKey
  /** The charts are of an hour that is over. */
  onStale: () => void
}

/** A report as a whole: the headline first, what is billed last. */
export function Report({ report, reportKey, onStale }: ReportProps) {
  const live = useReportNews(report, reportKey, onStale)
  const outlook = useLoaded(`${reportKey.id} ${reportKey.share ?? ''}`, () =>
    loadReportOutlook(reportKey),
  )
  const color = reportColor(report.lines)
  const unit = unitWords(report.lines)
  const billboards = report.lines.filter(({ mediaType }) => mediaType === 'dooh').length
  const hasQuartiles = report.lines.some(({ mediaType }) => hasPlayer(mediaType))
  return (
    <>
      <title>{pageTitle(`Report: ${report.title}`)}</title>
      <ReportHead report={report} reportKey={reportKey} region={outlook.value?.region ?? null} />
      <ReportBar report={report} live={live} />
      {report.pace.hasStarted ? (
        <div className="flex flex-col gap-6">
          <HeadlineCard
            report={report}
            news={live.news}
            outlook={outlook.value}
            color={color}
            unit={unit}
            onStale={onStale}
          />
          <CompareCard report={report} reportKey={reportKey} unit={unit} />
          <Card padding="none" className="divide-y divide-line print:border-0">
            <PaceSection report={report} color={color} unit={unit} />
            <SeriesSection report={report} color={color} unit={unit} />
            <HeatmapSection report={report} color={color} unit={unit} />
          </Card>
          {report.lines.length > 1 ? (
            <>
              <CampaignsCard report={report} share={reportKey.share} />
              <CompareLinesCard report={report} reportKey={reportKey} />
            </>
          ) : null}
          <div
            className={
              hasQuartiles ? 'grid gap-6 lg:grid-cols-[2fr_3fr] print:block' : 'grid gap-6'
            }
          >
            {hasQuartiles ? <QuartilesSection report={report} color={color} /> : null}
            <BreakdownCard report={report} dimension="creative" color={color} unit={unit} />
          </div>
          {unit === 'views' ? (
            <ScreensCard {...{ report, reportKey, color, unit }} />
          ) : (
            <BreakdownCard report={report} dimension="publisher" color={color} unit={unit} />
          )}
          {billboards === 1 ? <PlayLogCard report={report} reportKey={reportKey} /> : null}
          <div className="grid gap-6 lg:grid-cols-2 print:block">
            {unit === 'views' ? null : <PlacesCard {...{ report, reportKey, color, unit }} />}
            <BreakdownCard report={report} dimension="format" color={color} unit={unit} />
          </div>
          <BilledCard report={report} unit={unit} />
        </div>
      ) : (
        <NotStarted report={report} />
      )}
    </>
  )
}

function NotStarted({ report }: { report: ReportView }) {
  const isGuest = report.reader === 'guest'
  return (
    <Callout title="There is nothing to report yet">
      The report begins with the first impression.{' '}
      {isGuest ? null : (
        <a
          className="font-semibold text-cobalt underline"
          href={sitePath('upload', { id: report.id })}
        >
          See what the campaign waits for
        </a>
      )}
    </Callout>
  )
}
