import { ArrowLeft, Download, Mail, Share2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MEDIA_TYPE_NAMES } from '#domain/foundation/media/mediaTypes.ts'
import type { ExportKind } from '#domain/reporting/sharing/exportRows.ts'
import type { ReportView } from '#domain/reporting/report/reportView.types.ts'
import { sitePath } from '#content/sitePaths.ts'
import { downloadReport, type ReportKey } from '#client/api/reporting/reportCalls.ts'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { StatusMark } from '#client/components/orders/order/StatusMark.tsx'
import { Button } from '#client/ui/Button.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { useDownload } from './useDownload.ts'
import { formatFlight, onlyMedium } from './reportWords.ts'

const ShareDialog = loadedPart(async () => (await import('./ShareDialog.tsx')).ShareDialog, null)
const ScheduleDialog = loadedPart(
  async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog,
  null,
)
const ExportMenu = loadedPart(
  async () => (await import('./ExportMenu.tsx')).ExportMenu,
  <ExportButton isPending />,
)

/** The subject of the report, and its actions. */
export function ReportHead({
  report,
  reportKey,
  region,
}: {
  report: ReportView
  reportKey: ReportKey
  region: string | null
}) {
  const medium = onlyMedium(report.lines)
  const isGuest = report.reader === 'guest'
  return (
    <header>
      {isGuest ? null : (
        <Link
          to={sitePath('order', { id: report.order.id })}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-ink-2 hover:text-ink print:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Order {report.order.number}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            {medium ? <MediaTypeMark mediaType={medium} /> : null}
            {medium ? `${MEDIA_TYPE_NAMES[medium]} campaign` : `${report.lines.length} campaigns`}
          </p>
          <h1 className="mt-1 text-title wrap-anywhere">{report.title}</h1>
          {report.carrier ? (
            <p className="mt-1 wrap-anywhere">
              Report by <bdi>{report.carrier}</bdi>
            </p>
          ) : null}
          <StatusLine report={report} region={region} />
        </div>
        <Actions report={report} reportKey={reportKey} />
      </div>
    </header>
  )
}

function StatusLine({ report, region }: { report: ReportView; region: string | null }) {
  const [line] = report.lines
  const startsAt = report.lines.map((one) => one.startsAt).sort()[0]
  const endsAt = report.lines
    .map((one) => one.endsAt)
    .sort()
    .at(-1)
  const isOne = report.lines.length === 1
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-ink-2">
      {isOne && line ? (
        <>
          <StatusMark status={line.status} className="text-ink" />
          <span className="text-sm">{line.stateName}</span>
        </>
      ) : null}
      <span className="text-sm wrap-anywhere">
        {line && startsAt && endsAt ? formatFlight(startsAt, endsAt, line.timeZone) : ''}
        {region ? ` · ${region}` : ''}
        {' · '}
        <bdi>{report.advertiser}</bdi>
      </span>
      {report.pauses?.map((text) => (
        <span key={text} className="text-sm">
          {text}
        </span>
      ))}
    </p>
  )
}

function Actions({ report, reportKey }: { report: ReportView; reportKey: ReportKey }) {
  const [isSharing, setSharing] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const [isExporting, setExporting] = useState(false)
  const { isLoading, download } = useDownload()
  const downloadKind = (kind: ExportKind) => download(() => downloadReport(reportKey, kind))
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {report.reader === 'owner' ? (
        <>
          <Button variant="secondary" size="sm" onPress={() => setScheduling(true)}>
            <Mail aria-hidden="true" className="size-4" />
            Schedule
          </Button>
          <Button variant="secondary" size="sm" onPress={() => setSharing(true)}>
            <Share2 aria-hidden="true" className="size-4" />
            Share
          </Button>
        </>
      ) : null}
      {isExporting ? (
        <ExportMenu
          isLoading={isLoading}
          onExport={(kind) => {
            if (kind === 'print') globalThis.print()
            else void downloadKind(kind)
          }}
        />
      ) : (
        <ExportButton onPress={() => setExporting(true)} />
      )}
      {isScheduling ? (
        <ScheduleDialog id={report.id} zone={report.zone} onClose={() => setScheduling(false)} />
      ) : null}
      {isSharing ? <ShareDialog id={report.id} onClose={() => setSharing(false)} /> : null}
    </div>
  )
}

/** A placeholder for the menu until it is used. */
function ExportButton(props: { isPending?: boolean; onPress?: () => void }) {
  return (
    <Button variant="secondary" size="sm" aria-haspopup="menu" {...props}>
      <Download aria-hidden="true" className="size-4" />
      Export
    </Button>
  )
}
