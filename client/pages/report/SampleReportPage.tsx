import { SAMPLE_REPORT } from '#content/sampleReport.ts'
import { planPath } from '#content/sitePaths.ts'
import { SAMPLE_OUTLOOK, SAMPLE_PLACES, sampleReport } from '#domain/report/sampleReport.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { PlacesOnMap } from './cards/PlacesCard.tsx'
import { ReportFigures } from './ReportFigures.tsx'
import { flightWords, reportColor, unitWords } from './reportWords.ts'

export const meta = () =>
  pageHead('sampleReport', {
    title: SAMPLE_REPORT.title,
    description: SAMPLE_REPORT.description,
  })

const REPORT = sampleReport()

/** What a report looks like, of a campaign that is made up and says so; public, and worked out as every report is. */
export default function SampleReportPage() {
  const [line] = REPORT.lines
  if (!line) return null
  const figures = {
    report: REPORT,
    color: reportColor(REPORT.lines),
    unit: unitWords(REPORT.lines),
  }
  return (
    <div className="page-width pt-6 pb-24 lg:pt-8">
      <Callout title={SAMPLE_REPORT.notice}>{SAMPLE_REPORT.explanation}</Callout>
      <header className="mt-6 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="flex items-center gap-2 text-sm text-ink-2">
            <MediaTypeMark mediaType={line.mediaType} />
            Sample of a report
          </p>
          <h1 className="mt-1 text-title">{REPORT.title}</h1>
          <p className="mt-2 text-sm text-ink-2">
            {flightWords(line.startsAt, line.endsAt, line.timeZone)} · {SAMPLE_OUTLOOK.region} ·{' '}
            {REPORT.advertiser}
          </p>
        </div>
        <LinkButton to={planPath(line.mediaType)}>Plan a campaign like this</LinkButton>
      </header>
      <ReportFigures
        {...figures}
        news={null}
        outlook={SAMPLE_OUTLOOK}
        onStale={() => undefined}
        places={<PlacesOnMap {...figures} places={SAMPLE_PLACES} />}
      />
    </div>
  )
}
