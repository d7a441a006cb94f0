import {
  formatShortInstant,
  formatShortInstantDate,
} from '#domain/foundation/calendar/formatInstant.ts'
import { useState } from 'react'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type { OfferView } from '#domain/sales/offer/offerView.ts'
import { classNames } from '#client/ui/classNames.ts'

const DAY_MS = 86_400_000

const shortDay = (isoDate: string) => formatDay(isoDate).replace(/, \d{4}$/, '')

/** From the day it was made to the end of its price: today, the hold of its screens and the reminder in between. */
export function OfferTimeline({ offer }: { offer: OfferView }) {
  const { current, remindOn, heldUntil, timeZone } = offer
  const [now] = useState(() => Date.now())
  const moment = (iso: string) => formatShortInstant(iso, timeZone)
  const made = formatShortInstantDate(current.createdAt, timeZone)
  const daysLeft = Math.max(0, Math.ceil((Date.parse(current.expiresAt) - now) / DAY_MS) - 1)
  const left = daysLeft === 0 ? 'the last day' : `${daysLeft} days left`
  const points = [
    { title: 'Made', text: made, tone: 'past' },
    {
      title: `Today, ${left}`,
      text: heldUntil ? `Screens held until ${moment(heldUntil)}` : '',
      tone: 'now',
    },
    ...(remindOn
      ? [{ title: 'We remind you once', text: shortDay(remindOn), tone: 'coming' }]
      : []),
    {
      title: 'Price ends',
      text: `${shortDay(current.lastDay)}, midnight your time`,
      tone: 'coming',
    },
  ] as const
  return (
    <ol className="mt-8 grid gap-4 border-line sm:auto-cols-fr sm:grid-flow-col sm:border-t-2">
      {points.map(({ title, text, tone }) => (
        <li key={title} className="relative pl-6 sm:pt-4 sm:pl-0">
          <span
            aria-hidden="true"
            className={classNames(
              'absolute top-1 left-0 size-3.5 rounded-full border-2 sm:-top-2',
              tone === 'past' && 'border-ink bg-ink',
              tone === 'now' && 'border-cobalt bg-cobalt',
              tone === 'coming' && 'border-ink bg-card',
            )}
          />
          <span
            className={classNames('block text-sm font-semibold', tone === 'now' && 'text-cobalt')}
          >
            {title}
          </span>
          <span className="text-sm text-ink-2">{text}</span>
        </li>
      ))}
    </ol>
  )
}
