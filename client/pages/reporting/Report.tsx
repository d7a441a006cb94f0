import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { loadReportOutlook, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { BreakdownCard } from './cards/BreakdownCard.tsx'
import { PlacesCard } from './cards/PlacesCard.tsx'
import { ReportBar } from './ReportBar.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportHead } from './ReportHead.tsx'
import { reportColor, unitWords } from './reportWords.ts'
import { useSeen } from './useSeen.ts'
import { useReportNews } from './useReportNews.ts'

const CompareCard = loadedPart(
  async () => (await import('./cards/CompareCard.tsx')).CompareCard,
  null,
)
// A report has some of these, and loads those alone.
const CompareCreativesCard = loadedPart(
  async () => (await import('./cards/CompareCreativesCard.tsx')).CompareCreativesCard,
  null,
)
const CampaignsCard = loadedPart(
  async () => (await import('./cards/CampaignsCard.tsx')).CampaignsCard,
  <Skeleton className="h-60 rounded-card" />,
)
const ScreensCard = loadedPart(
  async () => (await import('./cards/ScreensCard.tsx')).ScreensCard,
  <Skeleton className="h-96 rounded-card" />,
)
const CompareLinesCard = loadedPart(
  async () => (await import('./cards/CompareLinesCard.tsx')).CompareLinesCard,
  <Skeleton className="h-60 rounded-card" />,
)
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
  const billboards = report.lines.filter(({ mediaType }) => countsPlays(mediaType)).length
  const figures = { report, color, unit }
  return (
    <>
      <title>{pageTitle(`Report: ${report.title}`)}</title>
      <ReportHead report={report} reportKey={reportKey} region={outlook.value?.region ?? null} />
      <ReportBar report={report} live={live} />
      {report.pace.hasStarted ? (
        <ReportFigures
          {...figures}
          news={live.news}
          outlook={outlook.value}
          onStale={onStale}
          compared={
            report.from === null && report.to === null ? null : (
              <CompareCard report={report} reportKey={reportKey} />
            )
          }
          campaigns={
            report.lines.length > 1 ? (
              <>
                <CampaignsCard report={report} share={reportKey.share} />
                <CompareLinesCard report={report} reportKey={reportKey} />
              </>
            ) : (
              <SeenComparison key={report.id} report={report} share={reportKey.share} />
            )
          }
          publishers={
            unit === 'views' || billboards > 0 ? (
              <>
                {unit === 'views' ? (
                  <ScreensCard {...figures} reportKey={reportKey} />
                ) : (
                  <BreakdownCard {...figures} dimension="publisher" />
                )}
                {billboards > 0 ? <PlayLogCard report={report} reportKey={reportKey} /> : null}
              </>
            ) : undefined
          }
          places={unit === 'views' ? null : <PlacesCard {...figures} reportKey={reportKey} />}
        />
      ) : (
        <NotStarted report={report} />
      )}
    </>
  )
}

/** Few campaigns compare creatives: its code comes when the reader is near it. */
function SeenComparison(props: { report: ReportView; share: string | null }) {
  const { ref, isSeen } = useSeen('200px')
  return (
    <div ref={ref} className="empty:-mt-6">
      {isSeen ? <CompareCreativesCard {...props} /> : null}
    </div>
  )
}

function NotStarted({ report }: { report: ReportView }) {
  const isGuest = report.reader === 'guest'
  return (
    <Callout title="There is nothing to report yet">
      Your report starts with the first impression.{' '}
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
