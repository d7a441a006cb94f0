import { useState } from 'react'
import { MIN_CREATIVES_TO_SCHEDULE } from '#domain/catalogue/creativeLimit.ts'
import { todayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { formatAssignments } from '#domain/creatives/assignment/formatAssignments.ts'
import { ERROR_CATALOGUE } from '#domain/foundation/errors/errorCatalogue.ts'
import { assignedCreatives } from '#domain/creatives/review/assignedCreatives.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { HALF_MINUTE_MS, useNow } from '#client/state/foundation/useNow.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Card } from '#client/ui/Card.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import type { AssignmentMode } from './AssignmentRow.tsx'
import { DatesDialog } from './DatesDialog.tsx'
import { FormatSection } from './FormatSection.tsx'
import { HoursDialog } from './HoursDialog.tsx'
import { useAssignments } from './useAssignments.ts'

const MODES = [
  { value: 'weights', label: 'Weights' },
  { value: 'hours', label: 'Hours' },
  { value: 'dates', label: 'Dates' },
] as const satisfies readonly { value: AssignmentMode; label: string }[]

const EXPLAINED = {
  weights: 'Weights divide a format’s share among its creatives.',
  hours: 'Limit a creative to certain hours of the week.',
  dates: 'Limit a creative to certain days of the campaign.',
} as const satisfies Record<AssignmentMode, string>

export interface AssignmentPanelProps {
  line: UploadLineView
  /** Called after a save, so that the line is reloaded. */
  onChanged: () => void
}

/** Schedules and weights of a campaign's creatives; nothing for a line that is not a campaign. */
export function AssignmentPanel({ line, onChanged }: AssignmentPanelProps) {
  const regionName = useRegionName()
  const nowMs = useNow(HALF_MINUTE_MS)
  const [mode, setMode] = useState<AssignmentMode>('weights')
  const [opened, setOpened] = useState<string | null>(null)
  const { creatives, edit, failure } = useAssignments(line, onChanged)
  const { flight, placement } = line
  if (!flight) return null
  const isEnough = creatives.length >= MIN_CREATIVES_TO_SCHEDULE
  const assigned = assignedCreatives(creatives)
  const edited = assigned.find(({ creativeId }) => creativeId === opened)
  const failed = assigned.find(({ creativeId }) => creativeId === failure?.creativeId)
  const dialogProps = edited && {
    creative: edited,
    flight,
    onClose: () => setOpened(null),
    onSave: (schedule: typeof edited.schedule) => edit(edited.creativeId, { schedule }),
  }
  return (
    <Card as="section" padding="none" aria-label={regionName('Creative schedule')}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-5 sm:p-6">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-subheading">Creative schedule</h2>
          {isEnough ? <p className="mt-1 text-sm text-ink-2">{EXPLAINED[mode]}</p> : null}
        </div>
        {isEnough && line.isOpen ? (
          <SegmentedControl
            label="Set by"
            isLabelHidden
            value={mode}
            onChange={setMode}
            options={MODES}
          />
        ) : null}
        {isEnough ? null : (
          <Callout className="w-full">{ERROR_CATALOGUE.too_few_creatives.message}</Callout>
        )}
        {failure ? (
          <Callout
            tone="error"
            className="w-full"
            title={`The change of ${failed?.title ?? 'a creative'} was not saved`}
          >
            {failure.message} We restored the previous setting.
          </Callout>
        ) : null}
      </div>
      {formatAssignments(placement, assigned).map((format) => (
        <FormatSection
          key={format.need.name}
          format={format}
          all={assigned}
          line={{ ...line, flight }}
          today={todayIn(flight.timeZone, new Date(nowMs))}
          mode={isEnough ? mode : null}
          onEdit={edit}
          onOpen={setOpened}
        />
      ))}
      {dialogProps && mode === 'hours' ? <HoursDialog {...dialogProps} /> : null}
      {dialogProps && mode === 'dates' ? <DatesDialog {...dialogProps} /> : null}
    </Card>
  )
}
