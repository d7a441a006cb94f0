import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { BilledCard } from './cards/BilledCard.tsx'
import { BreakdownCard } from './cards/BreakdownCard.tsx'
import { HeadlineCard, type HeadlineProps } from './cards/HeadlineCard.tsx'
import { HeatmapSection } from './charts/HeatmapSection.tsx'
import { PaceSection } from './charts/PaceSection.tsx'
import { SeriesSection } from './charts/SeriesSection.tsx'
import type { ReactNode } from 'react'

/** Only for video and audio ads. */
const QuartilesSection = loadedPart(
  async () => (await import('./charts/QuartilesSection.tsx')).QuartilesSection,
  <Loading shape="h-96 rounded-card" />,
)

interface ReportFiguresProps extends HeadlineProps {
  /** After the headline: the comparison. */
  compared?: ReactNode
  /** After the charts: the campaigns of an order. */
  campaigns?: ReactNode
  /** The screens, instead of the table of publishers. */
  publishers?: ReactNode
  /** Replaces the table of places: with a map, or nothing with null. */
  places?: ReactNode
}

/** All figures of a report, from headline to billing; shared with the sample. */
export function ReportFigures({
  compared,
  campaigns,
  publishers,
  places,
  ...headline
}: ReportFiguresProps) {
  const { report, color, unit } = headline
  const figures = { report, color, unit }
  const hasQuartiles = report.lines.some(({ mediaType }) => isSpot(mediaType))
  return (
    <div className="flex flex-col gap-6">
      <HeadlineCard {...headline} />
      {compared}
      <Card padding="none" className="divide-y divide-line print:border-0">
        <PaceSection {...figures} />
        <SeriesSection {...figures} />
        <HeatmapSection {...figures} />
      </Card>
      {campaigns}
      <div
        className={hasQuartiles ? 'grid gap-6 lg:grid-cols-[2fr_3fr] print:block' : 'grid gap-6'}
      >
        {hasQuartiles ? <QuartilesSection report={report} color={color} /> : null}
        <BreakdownCard dimension="creative" {...figures} />
      </div>
      {publishers ?? <BreakdownCard dimension="publisher" {...figures} />}
      <div className="grid items-start gap-6 xl:grid-cols-2 print:block">
        {places === undefined ? <BreakdownCard dimension="place" {...figures} /> : places}
        <BreakdownCard dimension="format" {...figures} />
      </div>
      <BilledCard report={report} unit={unit} />
    </div>
  )
}
