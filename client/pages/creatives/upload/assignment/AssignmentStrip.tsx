import { formatShortDate } from '#domain/foundation/calendar/formatDate.ts'
import type { StripSegment } from '#domain/creatives/assignment/creativeShares.ts'
import type { AssignedCreative } from '#domain/creatives/assignment/formatAssignments.ts'
import type { Flight } from '#domain/creatives/assignment/schedule.ts'
import { Disclosure } from '#client/ui/Disclosure.tsx'
import { formatPercent } from './formatPercent.ts'
import { formatSegment, stripLayout, type PlacedSegment } from './stripLayout.ts'

export interface AssignmentStripProps {
  /** Of the format. */
  name: string
  flight: Flight
  /** Creatives with a share. */
  creatives: readonly AssignedCreative[]
  today: string
  /** The medium's color. */
  hue: string
}

/** The flight from left to right: height is share, hatching is unapproved, empty is a gap, the line is today. */
export function AssignmentStrip({ name, flight, creatives, today, hue }: AssignmentStripProps) {
  const { segments, ticks, todayPercent } = stripLayout(flight, creatives, today)
  const words = segments.map(({ segment }) => formatSegment(segment, creatives))
  return (
    <div className="min-w-0">
      <figure
        aria-label={`${name} over the campaign. ${words.join(' ')}`}
        className="relative pb-6"
      >
        <div aria-hidden="true" className="relative h-6 text-xs text-ink-2">
          {ticks.map(({ leftPercent, words: day }) => (
            <span
              key={day}
              className="absolute whitespace-nowrap"
              // The last label ends inside the strip.
              style={{ left: `${leftPercent}%`, translate: `-${leftPercent}% 0` }}
            >
              {day}
            </span>
          ))}
        </div>
        <div aria-hidden="true" className="relative h-24">
          {segments.map((placed) => (
            <Segment key={placed.segment.from} placed={placed} creatives={creatives} hue={hue} />
          ))}
          {todayPercent === null ? null : (
            <span
              className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-ink"
              style={{ left: `${todayPercent}%` }}
            />
          )}
        </div>
        {todayPercent === null ? null : (
          <span
            aria-hidden="true"
            className="absolute bottom-0 rounded-mark bg-ink px-1.5 text-xs font-semibold text-white"
            style={{ left: `${todayPercent}%`, translate: `-${todayPercent}% 0` }}
          >
            Today
          </span>
        )}
      </figure>
      <Disclosure title={<span className="text-sm">As a table</span>} level={4}>
        <StripTable name={name} segments={segments} creatives={creatives} />
      </Disclosure>
    </div>
  )
}

/** Minimum width and share that fit a letter. */
const MIN_LABEL_WIDTH_PERCENT = 6
/** Minimum that also fits the share; larger on a phone. */
const MIN_SHARE_WIDTH_PERCENT = 12
const MIN_PHONE_WIDTH_PERCENT = 24
const MIN_LABEL_SHARE = 0.22

interface SegmentProps {
  placed: PlacedSegment
  creatives: readonly AssignedCreative[]
  hue: string
}

function Segment({ placed, creatives, hue }: SegmentProps) {
  const { leftPercent, widthPercent } = placed
  const { shares, emptyShare } = placed.segment
  return (
    <div
      className="absolute inset-y-0 flex flex-col gap-px overflow-hidden border-r border-card"
      style={{ left: `${leftPercent}%`, width: `${widthPercent}%` }}
    >
      {shares.map(({ creativeId, share }) => {
        const at = creatives.findIndex((each) => each.creativeId === creativeId)
        const creative = creatives[at]
        const isLabeled = widthPercent >= MIN_LABEL_WIDTH_PERCENT && share >= MIN_LABEL_SHARE
        return (
          <div
            key={creativeId}
            className="flex min-h-0 items-center overflow-hidden px-1"
            style={{
              flex: `${share} 1 0%`,
              background: barPaint(hue, at, creative?.standing !== 'running'),
            }}
          >
            {isLabeled ? (
              <span className="relative z-10 rounded-mark bg-card px-1 text-xs font-semibold whitespace-nowrap text-ink">
                {creative?.letter}
                {widthPercent >= MIN_SHARE_WIDTH_PERCENT ? (
                  <span className={widthPercent < MIN_PHONE_WIDTH_PERCENT ? 'max-sm:hidden' : ''}>
                    {` ${formatPercent(share)}`}
                  </span>
                ) : null}
              </span>
            ) : null}
          </div>
        )
      })}
      {emptyShare > 0 ? (
        <div
          className="min-h-0 rounded-mark border border-dashed border-line-2 bg-paper"
          style={{ flex: `${emptyShare} 1 0%` }}
        />
      ) : null}
    </div>
  )
}

/** Strength of the medium's color for each creative, in order. */
const STRENGTHS = [100, 45, 72, 28, 60] as const

/** A creative's segment: its strength of the medium's color, hatched until approved. */
function barPaint(hue: string, at: number, isHatched: boolean): string {
  const strength = STRENGTHS[at % STRENGTHS.length] ?? 100
  const color = `color-mix(in srgb, ${hue} ${isHatched ? strength / 2 : strength}%, white)`
  const soft = `color-mix(in srgb, ${hue} 6%, white)`
  return isHatched
    ? `repeating-linear-gradient(135deg, ${color} 0 1.5px, ${soft} 1.5px 8px)`
    : color
}

interface StripTableProps {
  name: string
  segments: readonly PlacedSegment[]
  creatives: readonly AssignedCreative[]
}

function StripTable({ name, segments, creatives }: StripTableProps) {
  const cell = 'border-b border-line px-2 py-1.5 text-right tabular-nums first:pl-0 first:text-left'
  const shareOf = ({ shares }: StripSegment, id: string) =>
    shares.find(({ creativeId }) => creativeId === id)?.share ?? 0
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">{name}: shares of the booked hours</caption>
        <thead>
          <tr>
            <th scope="col" className={cell}>
              Days
            </th>
            {creatives.map(({ creativeId, letter }) => (
              <th key={creativeId} scope="col" className={cell}>
                {letter}
              </th>
            ))}
            <th scope="col" className={cell}>
              Empty
            </th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ segment }) => (
            <tr key={segment.from}>
              <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                {formatShortDate(segment.from)}
                {segment.to === segment.from ? '' : ` to ${formatShortDate(segment.to)}`}
              </th>
              {creatives.map(({ creativeId }) => (
                <td key={creativeId} className={cell}>
                  {formatPercent(shareOf(segment, creativeId))}
                </td>
              ))}
              <td className={cell}>{formatPercent(segment.emptyShare)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
