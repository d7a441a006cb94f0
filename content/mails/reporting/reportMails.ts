import { TIME_ZONES } from '#domain/foundation/calendar/timeZones.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { count, counted, percent } from '#domain/reporting/report/figureWords.ts'
import type { MailRhythm } from '#domain/reporting/sharing/mailRhythm.ts'
import {
  deliveredFigure,
  reportFigures,
  type ReportFigure,
} from '#domain/reporting/report/reportFigures.ts'
import type { ReportLine, ReportView } from '#domain/reporting/report/reportView.types.ts'
import type {
  MailBlock,
  MailContent,
  MailRow,
} from '#content/mails/foundation/mailContent.types.ts'

interface About {
  rhythm: MailRhythm
  isLast: boolean
  firstName: string
  reportUrl: string
  stopUrl: string
}

const RHYTHM_WORDS = {
  daily: 'every day',
  weekly: 'every Monday',
  end: 'at the end of the campaign',
} as const satisfies Record<MailRhythm, string>

const rhythmWords = (rhythm: MailRhythm, campaigns: number): string =>
  rhythm === 'end' && campaigns > 1 ? 'at the end of the last campaign' : RHYTHM_WORDS[rhythm]

const figureRow = ({ label, value, note }: ReportFigure): MailRow => ({
  label,
  detail: note,
  amount: value,
})

const lineRow = (line: ReportLine): MailRow => ({
  label: line.name,
  detail: `since the start, ${percent(line.bookedImpressions > 0 ? line.deliveredImpressions / line.bookedImpressions : null)} of ${count(line.bookedImpressions)} booked, ${formatUsd(line.spentUsdMinor)}`,
  amount: count(line.deliveredImpressions),
})

type Period = Pick<ReportView, 'from' | 'to' | 'lines'>

function periodTitle({ from, to, lines }: Period): string {
  if (from === null || to === null)
    return lines.length === 1 ? 'the whole campaign' : 'all campaigns'
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
}

/** The same days within a sentence. */
function periodWords({ from, to, lines }: Period): string {
  if (from === null || to === null)
    return lines.length === 1 ? 'over the whole campaign' : 'over all of these campaigns'
  return from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`
}

/** Mailed reports: the figures of the page, and a link that stops them. */
export const REPORT_MAILS = {
  report: (report: ReportView, about: About): MailContent => {
    const { totals, lines, title, zone, pace } = report
    const delivered = deliveredFigure(report, totals)
    const days = periodTitle(report)
    const subject = `${title}, ${days}: ${counted(totals.counts.impressions, lines)}`
    const { label } = TIME_ZONES[zone]
    const left: MailRow = {
      label: 'Money left',
      detail: '',
      amount: formatUsd(pace.remainingUsdMinor),
    }
    const blocks: (MailBlock | false)[] = [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: `Hello ${about.firstName},` },
      {
        kind: 'paragraph',
        text: `Here is what we delivered ${periodWords(report)}. Times are ${label}. The report shows the same figures by hour, publisher, creative and place.`,
      },
      {
        kind: 'rows',
        rows: [...[delivered, ...reportFigures(report, totals)].map(figureRow), left],
        hasTotal: false,
      },
      lines.length > 1 && { kind: 'rows', rows: lines.map(lineRow), hasTotal: false },
      {
        kind: 'action',
        link: { label: 'Open the report', url: about.reportUrl },
        isAddressShown: true,
      },
      {
        kind: 'note',
        text: about.isLast
          ? 'This is the last email about this report.'
          : `You get this email ${rhythmWords(about.rhythm, lines.length)}, at 8 am ${label}.`,
        link: about.isLast ? null : { label: 'Stop these emails', url: about.stopUrl },
      },
    ]
    return {
      subject,
      preview: `${delivered.value} ${delivered.note}`,
      blocks: blocks.filter((block) => block !== false),
      reader: 'customer',
    }
  },
} as const
