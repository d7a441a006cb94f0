import { Mail } from 'lucide-react'
import { useState } from 'react'
import { TIME_ZONES, type TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'
import {
  MAIL_RHYTHMS,
  RHYTHM_NAMES,
  type MailRhythm,
  type ReportMailView,
} from '#domain/reporting/sharing/mailRhythm.ts'
import {
  endReportMail,
  loadReportMails,
  makeReportMail,
} from '#client/api/reporting/reportCalls.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Button } from '#client/ui/Button.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { formatZonedMinute, ZONE_OPTIONS } from './reportWords.ts'
import { useRowChange } from './useRowChange.ts'

const RHYTHM_OPTIONS = MAIL_RHYTHMS.map((value) => ({ value, label: RHYTHM_NAMES[value] }))

/** The mail schedules of a report: create and delete. */
export function ScheduleDialog({
  id,
  zone,
  onClose,
}: {
  id: string
  /** The report's zone, most likely the reader's. */
  zone: TimeZoneId
  onClose: () => void
}) {
  const loaded = useLoaded(id, () => loadReportMails(id))
  const [rhythm, setRhythm] = useState<MailRhythm>('weekly')
  const [own, setOwn] = useState(zone)
  const { list, isBusy, problem, change, takeBack } = useRowChange(loaded.reload)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title="Email this report"
    >
      <p className="text-ink-2">
        We email the figures of the day, the week or the whole campaign at 8 am to{' '}
        <span className="font-semibold wrap-anywhere text-ink">
          {loaded.value?.address ?? 'your address'}
        </span>
        . Each email has a link that stops it.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-4">
        <SegmentedControl
          label="How often"
          value={rhythm}
          onChange={setRhythm}
          options={RHYTHM_OPTIONS}
        />
        <NativeSelect label="Time zone" value={own} options={ZONE_OPTIONS} onChange={setOwn} />
        {/* Loaded content makes the dialog taller, which would move it during a press. */}
        <Button
          isDisabled={!loaded.value && !loaded.error}
          isPending={isBusy}
          onPress={() => void change(() => makeReportMail(id, { rhythm, zone: own }))}
        >
          Email it
        </Button>
      </div>
      <div ref={list} tabIndex={-1} className="mt-5 flex flex-col gap-3 outline-none">
        {problem ? <Callout tone="error" title={problem} /> : null}
        <PageState loaded={loaded} loading={<Loading shape="h-16" />}>
          {() => null}
        </PageState>
        {loaded.value?.mails.length === 0 ? (
          <p className="text-sm text-ink-2">This report is not emailed yet.</p>
        ) : null}
        <ul className="flex flex-col gap-3">
          {loaded.value?.mails.map((mail) => (
            <MailRow
              key={mail.key}
              mail={mail}
              isBusy={isBusy}
              onEnd={() => takeBack(() => endReportMail(id, mail.key))}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function MailRow({
  mail: { rhythm, zone, nextAt },
  isBusy,
  onEnd,
}: {
  mail: ReportMailView
  isBusy: boolean
  onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-3.5">
      <p className="flex items-center gap-2 text-sm">
        <Mail aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
        <span className="font-semibold">{RHYTHM_NAMES[rhythm]}</span>
        <span className="text-ink-2">
          next {formatZonedMinute(nextAt, zone)} {TIME_ZONES[zone].label}
        </span>
      </p>
      <Button
        variant="danger"
        size="sm"
        isDisabled={isBusy}
        onPress={onEnd}
        aria-label={`Stop the email: ${RHYTHM_NAMES[rhythm]}`}
      >
        Stop
      </Button>
    </li>
  )
}
