import { useLoaderData } from 'react-router'
import { SAMPLE_REPORT } from '#content/sampleReport.ts'
import { planPath } from '#content/sitePaths.ts'
import type { ReportPlaces } from '#domain/reporting/figures/reportPlaces.ts'
import type { ReportReach, ReportView } from '#domain/reporting/report/reportView.types.ts'
import { SAMPLE_REACH, SAMPLE_PLACES, sampleReport } from '#domain/reporting/sample/sampleReport.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { PlacesOnMap } from './cards/PlacesCard.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { formatFlight, reportColor, countedUnit } from './reportWords.ts'

export const meta = () =>
  pageHead('sampleReport', {
    title: SAMPLE_REPORT.title,
    description: SAMPLE_REPORT.description,
  })

interface Sample {
  report: ReportView
  reportReach: ReportReach
  places: ReportPlaces
}

let sample: Sample | undefined

/**
 * Constant: rendered on the server and never again in a browser, where it would be most of the
 * page's work.
 */
export const loader = (): Sample =>
  (sample ??= { report: sampleReport(), reportReach: SAMPLE_REACH, places: SAMPLE_PLACES })

/** A sample report of a fictional, labeled campaign; public, and computed like every report. */
export default function SampleReportPage() {
  const { report, reportReach, places } = useLoaderData<Sample>()
  const [line] = report.lines
  if (!line) return null
  const figures = { report, color: reportColor(report.lines), unit: countedUnit(report.lines) }
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <Callout title={SAMPLE_REPORT.notice}>{SAMPLE_REPORT.explanation}</Callout>
      <header className="mt-6 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <MediaTypeMark mediaType={line.mediaType} />
            Sample of a report
          </p>
          <h1 className="mt-1 text-title">{report.title}</h1>
          <p className="mt-2 text-sm text-ink-2">
            {formatFlight(line.startsAt, line.endsAt, line.timeZone)} · {reportReach.region} ·{' '}
            {report.advertiser}
          </p>
        </div>
        <LinkButton to={planPath(line.mediaType)}>Plan a campaign like this</LinkButton>
      </header>
      <ReportFigures
        {...figures}
        news={null}
        reportReach={reportReach}
        onStale={() => undefined}
        places={<PlacesOnMap {...figures} places={places} />}
      />
    </div>
  )
}
