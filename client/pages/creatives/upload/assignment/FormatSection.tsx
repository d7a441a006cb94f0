import {
  takingPart,
  weightShares,
  type AssignedCreative,
  type FormatAssignment,
} from '#domain/creatives/assignment/formatAssignments.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { MEDIA_HUES } from '#client/components/foundation/mediaHues.ts'
import type { AssignmentEdit } from './assignmentSaver.ts'
import { AssignmentRow, type AssignmentMode } from './AssignmentRow.tsx'
import { AssignmentStrip } from './AssignmentStrip.tsx'
import { FormatCostNote } from './FormatCostNote.tsx'
import { GapNotes } from './GapNotes.tsx'

/** A line that has a flight. */
export type FlightLine = UploadLineView & { flight: NonNullable<UploadLineView['flight']> }

export interface FormatSectionProps {
  format: FormatAssignment
  /** All creatives of the line. */
  all: readonly AssignedCreative[]
  line: FlightLine
  /** ISO date in the campaign's zone. */
  today: string
  /** The mode that can be edited; null with too few creatives. */
  mode: AssignmentMode | null
  onEdit: (creativeId: string, edit: AssignmentEdit) => void
  /** Opens the hours or dates of a creative. */
  onOpen: (creativeId: string) => void
}

/** One format of a line: its creatives with weights or schedules, the strip of the flight, and its gaps. */
export function FormatSection({
  format,
  all,
  line,
  today,
  mode,
  onEdit,
  onOpen,
}: FormatSectionProps) {
  const { need, creatives } = format
  const shown = takingPart(creatives)
  const shares = weightShares(shown)
  const { flight, isOpen } = line
  const regionName = useRegionName()
  return (
    <section
      aria-label={regionName(`${need.name}: creative schedule`)}
      className="border-t border-line p-5 sm:px-6"
    >
      <h3 className="font-sans text-base tracking-normal">
        {need.name} <span className="text-sm font-normal text-ink-2">{need.detail}</span>
      </h3>
      {shown.length > 0 ? (
        <div className="mt-3 grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]">
          <div className="min-w-0 lg:order-last">
            <AssignmentStrip
              name={need.name}
              flight={flight}
              creatives={shown}
              today={today}
              hue={MEDIA_HUES[line.mediaType].color}
            />
          </div>
          <div>
            {mode === null ? null : (
              <p
                aria-hidden="true"
                className="mb-1 flex h-5 justify-end gap-3 text-xs text-ink-2 max-sm:hidden"
              >
                {mode === 'weights' && isOpen ? <span className="w-40">Weight</span> : null}
                <span className="w-12 text-right">Share</span>
              </p>
            )}
            <ul className="flex flex-col gap-3">
              {creatives.map((creative) => (
                <AssignmentRow
                  key={creative.creativeId}
                  creative={creative}
                  flight={flight}
                  share={shares.get(creative.creativeId) ?? null}
                  mode={mode}
                  isOpen={isOpen}
                  onWeight={(weight) => onEdit(creative.creativeId, { weight })}
                  onOpen={() => onOpen(creative.creativeId)}
                />
              ))}
            </ul>
          </div>
        </div>
      ) : null}
      <GapNotes
        flight={flight}
        creatives={shown}
        today={today}
        isOpen={isOpen}
        canSchedule={mode !== null}
        onFill={({ creativeId, schedule }) => onEdit(creativeId, { schedule })}
      />
      <FormatCostNote format={format} all={all} placement={line.placement} />
    </section>
  )
}
