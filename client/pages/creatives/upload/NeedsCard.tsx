import { CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { useRegionName } from '#client/components/orders/order/regionName.ts'
import { Card } from '#client/ui/Card.tsx'
import { classNames } from '#client/ui/classNames.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { formatNeeds, type FormatNeed } from '#domain/creatives/creative/formatNeeds.ts'
import { formatQuantity, formatPeople } from '#domain/foundation/wording/numberWords.ts'
import { creativesDue } from '#domain/orders/order/line/creativesDue.ts'
import type { UploadLineView } from '#domain/creatives/review/creativeView.ts'
import { MAX_CREATIVES_PER_LINE } from '#domain/creatives/upload/uploadLimits.ts'
import { needsId } from './areaIds.ts'
import { DropBox } from './DropBox.tsx'
import { coveringCreatives } from '#domain/creatives/review/coveringCreatives.ts'

export interface NeedsCardProps {
  line: UploadLineView
  isOnlyOne: boolean
  onFiles: (files: readonly File[]) => void
}

/** A campaign's required shapes, and the one drop box for its files. */
export function NeedsCard({ line, isOnlyOne, onFiles }: NeedsCardProps) {
  const needs = formatNeeds(line.placement, coveringCreatives(line.creatives))
  const count = line.creatives.length
  const regionName = useRegionName()
  return (
    <Card as="section" aria-label={regionName('What you need')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={needsId(line.id)} className="scroll-mt-24 text-subheading">
          {' '}
          What you need
        </h2>
        <p className="text-sm text-ink-2">
          {count} of {MAX_CREATIVES_PER_LINE} files
        </p>
      </div>
      <ul className="mt-3">
        {needs.map((need) => (
          <li
            key={need.name}
            className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0 sm:grid-cols-[64px_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <Shape need={need} />
            <div>
              <p className="font-semibold">{need.name}</p>
              <p className="text-sm text-ink-2">{need.detail}</p>
              {need.screens ? (
                <p className="text-sm text-ink-2">{screenWords(need.screens)}</p>
              ) : null}
            </div>
            <Coverage need={need} line={line} />
          </li>
        ))}
      </ul>
      {line.isOpen ? (
        <>
          <DropBox line={line} takesPaste={isOnlyOne} onFiles={onFiles} />
          <p className="mt-3 text-sm text-ink-2">
            A person reviews each ad.{' '}
            <Link
              to={sitePath('creativePolicy')}
              className="font-semibold text-cobalt underline underline-offset-3"
            >
              What ads may show
            </Link>
          </p>
        </>
      ) : null}
    </Card>
  )
}

const screenWords = ({ count, weeklyImpressions }: NonNullable<FormatNeed['screens']>): string =>
  `${formatQuantity(count, 'screen', 'screens')}, ${formatPeople(weeklyImpressions)} views a week`

const LONGEST_SIDE = 48

/** The format's shape: filled when a creative covers it, dashed otherwise. */
function Shape({ need: { size, approved } }: { need: FormatNeed }) {
  const { width, height } = size ?? { width: 1, height: 1 }
  const scale = LONGEST_SIDE / Math.max(width, height)
  return (
    <svg viewBox="0 0 64 52" aria-hidden="true" className="w-16">
      <rect
        x={(64 - width * scale) / 2}
        y={(52 - height * scale) / 2}
        width={width * scale}
        height={height * scale}
        rx="3"
        strokeWidth="2"
        strokeDasharray={approved > 0 ? undefined : '5 3'}
        className={approved > 0 ? 'fill-green-soft stroke-green' : 'fill-none stroke-ink-3'}
      />
    </svg>
  )
}

const filesWords = (count: number) => (count === 1 ? '1 file' : `${count} files`)

function Coverage({ need, line }: { need: FormatNeed; line: UploadLineView }) {
  const { approved, inReview } = need
  const cell = 'max-sm:col-start-2'
  if (approved > 0)
    return (
      <State
        className={cell}
        tone="text-green"
        icon={<CircleCheck aria-hidden="true" className="size-4 shrink-0" />}
        title="Covered"
        detail={`${approved} approved${inReview > 0 ? `, ${inReview} in review` : ''}`}
      />
    )
  if (inReview > 0)
    return (
      <State
        className={cell}
        tone="text-ink"
        icon={<Clock aria-hidden="true" className="size-4 shrink-0" />}
        title="In review"
        detail={`${filesWords(inReview)}, nothing to do`}
      />
    )
  const { flight } = line
  return (
    <State
      className={cell}
      tone="text-orange"
      icon={<TriangleAlert aria-hidden="true" className="size-4 shrink-0" />}
      title="No file yet"
      detail={
        flight
          ? `By ${formatDay(creativesDue(line.mediaType, flight.startDate))} to run from ${formatDay(flight.startDate)}`
          : ''
      }
    />
  )
}

function State({
  className,
  tone,
  icon,
  title,
  detail,
}: {
  className: string
  tone: string
  icon: React.ReactNode
  title: string
  detail: string
}) {
  return (
    <div className={className}>
      <p className={classNames('flex items-center gap-1.5 text-sm font-semibold', tone)}>
        {icon}
        {title}
      </p>
      <p className="text-sm text-ink-2">{detail}</p>
    </div>
  )
}
