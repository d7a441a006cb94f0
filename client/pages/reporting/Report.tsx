import { pageTitle } from '#content/site.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { countsPlays } from '#domain/foundation/media/mediaTraits.ts'
import { loadReportReach, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { BreakdownCard } from './cards/BreakdownCard.tsx'
import { PlacesCard } from './cards/PlacesCard.tsx'
import { ReportBar } from './ReportBar.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { ReportHead } from './ReportHead.tsx'
import { reportColor, countedUnit } from './reportWords.ts'
import { useSeen } from './useSeen.ts'
import { useReportNews } from './useReportNews.ts'

const CompareCard = loadedPart(
  async () => (await import('./cards/CompareCard.tsx')).CompareCard,
  null,
)
// A report has only some of these, and loads only those.
const CompareCreativesCard = loadedPart(
  async () => (await import('./cards/CompareCreativesCard.tsx')).CompareCreativesCard,
  null,
)
const CampaignsCard = loadedPart(
  async () => (await import('./cards/CampaignsCard.tsx')).CampaignsCard,
  <Loading shape="h-60 rounded-card" />,
)
const ScreensCard = loadedPart(
  async () => (await import('./cards/ScreensCard.tsx')).ScreensCard,
  <Loading shape="h-96 rounded-card" />,
)
const CompareLinesCard = loadedPart(
  async () => (await import('./cards/CompareLinesCard.tsx')).CompareLinesCard,
  <Loading shape="h-60 rounded-card" />,
)
const PlayLogCard = loadedPart(
  async () => (await import('./cards/PlayLogCard.tsx')).PlayLogCard,
  <Loading shape="h-96 rounded-card" />,
)

export interface ReportProps {
  report: ReportView
  reportKey: ReportKey
  /** The charts show an hour that is over. */
  onStale: () => void
}

/** A whole report: the headline first, the billing last. */
export function Report({ report, reportKey, onStale }: ReportProps) {
  const live = useReportNews(report, reportKey, onStale)
  const reportReach = useLoaded(`${reportKey.id} ${reportKey.share ?? ''}`, () =>
    loadReportReach(reportKey),
  )
  const color = reportColor(report.lines)
  const unit = countedUnit(report.lines)
  const billboards = report.lines.filter(({ mediaType }) => countsPlays(mediaType)).length
  const figures = { report, color, unit }
  return (
    <>
      <title>{pageTitle(`Report: ${report.title}`)}</title>
      <ReportHead
        report={report}
        reportKey={reportKey}
        region={reportReach.value?.region ?? null}
      />
      <ReportBar report={report} live={live} />
      {report.pace.hasStarted ? (
        <ReportFigures
          {...figures}
          news={live.news}
          reportReach={reportReach.value}
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

/** Few campaigns compare creatives, so its code loads when the reader comes near. */
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
