import { useLocation } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { BUSINESS_HOURS } from '#domain/calendar/businessHours.ts'
import { formatDay } from '#domain/calendar/calendarDay.ts'
import { type Reader, shape, text } from '#domain/realtime/reader.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'

export const meta = () => pageHead('offerThankYou', { title: 'Thank you' })

const textOrNull: Reader<string | null> = (value) => (value === null ? null : text(value))

const readMade = shape({
  number: text,
  email: text,
  lastDay: text,
  heldUntil: textOrNull,
  offer: shape({ id: text }),
})

/** What is said of reserved screens; of an offer that is not known here, that there may be some. */
function reservedSteps(made: { heldUntil: string | null } | null) {
  if (!made)
    return [['For 48 hours', 'The slots of your billboards are reserved, if you have any.']]
  return made.heldUntil === null
    ? []
    : [['For 48 hours', 'The slots of your billboards are reserved.']]
}

/** After an offer was asked for: what was sent, and what happens next (spec §2). */
export default function OfferThankYouPage() {
  const { state } = useLocation()
  const made = readMade(state) ?? null
  const steps = [
    [
      'Now',
      made
        ? `Your offer is on its way to ${made.email}, with a PDF.`
        : 'Your offer is on its way by email, with a PDF.',
    ],
    [
      'Within one working day',
      `A person from our sales team looks at it and gets in touch (${BUSINESS_HOURS.label}).`,
    ],
    ...reservedSteps(made),
    [
      made ? `Until ${formatDay(made.lastDay)}` : 'For 14 days',
      'The price holds. Accept it by its link: pay by card or invoice, without an account.',
    ],
  ]
  return (
    <div className="page-width max-w-3xl pt-10 pb-24 lg:pt-16">
      <h1 className="text-title">
        {made ? (
          <>
            Your offer <span className="whitespace-nowrap">{made.number}</span> is made
          </>
        ) : (
          'Thank you, your offer is made'
        )}
      </h1>
      <p className="mt-3 text-lg text-ink-2">It is not binding. Nothing is booked or charged.</p>
      <section
        aria-labelledby="next"
        className="mt-8 rounded-card border border-line bg-card p-5 sm:p-7"
      >
        <h2 id="next" className="text-subheading">
          What happens next
        </h2>
        <ol className="mt-4 flex flex-col">
          {steps.map(([when, what]) => (
            <li
              key={when}
              className="grid gap-x-6 border-t border-line py-3 first:border-t-0 first:pt-0 sm:grid-cols-[12rem_1fr]"
            >
              <p className="font-semibold">{when}</p>
              <p className="min-w-0 wrap-anywhere">{what}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="mt-6 flex flex-wrap gap-3">
        {made ? (
          <LinkButton to={`${sitePath('offer')}?o=${encodeURIComponent(made.offer.id)}`}>
            Open the offer
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" to={sitePath('cart')}>
          To your cart
        </LinkButton>
      </div>
    </div>
  )
}
