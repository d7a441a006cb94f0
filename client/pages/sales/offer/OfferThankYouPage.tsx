import { sitePath } from '#content/sitePaths.ts'
import { BUSINESS_HOURS } from '#domain/foundation/calendar/businessHours.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import { type Reader, type ReadOf, shape, text } from '#domain/contact/realtime/desk/reader.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useHandedState } from '#client/routing/useHandedState.ts'
import { EmptyState } from '#client/ui/EmptyState.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'

const LOADING = (
  <Loading
    label="The offer is loading"
    className="flex flex-col gap-6"
    shape={['h-16 max-w-lg', 'h-64 rounded-card']}
  />
)

export const meta = () => pageHead('offerThankYou', { title: 'Thank you' })

const textOrNull: Reader<string | null> = (value) => (value === null ? null : text(value))

const readMade = shape({
  number: text,
  email: text,
  lastDay: text,
  heldUntil: textOrNull,
  offer: shape({ id: text }),
})

type MadeOffer = ReadOf<typeof readMade>

/** The page after an offer request: what was sent, and what happens next (Sales 9). */
export default function OfferThankYouPage() {
  const state = useHandedState()
  const made = readMade(state)
  return (
    <div className="page-width max-w-3xl pt-10 pb-24 lg:pt-16">
      {made ? <Made offer={made} /> : state === undefined ? LOADING : <NoneMade />}
    </div>
  )
}

/** For visitors who opened the address directly, without a request. */
function NoneMade() {
  return (
    <EmptyState
      level="h1"
      title="No new offer here"
      action={<LinkButton to={sitePath('cart')}>To your cart</LinkButton>}
    >
      If you asked for an offer, open it with the link in our email. To ask for a new one, go to
      your cart.
    </EmptyState>
  )
}

function Made({ offer: { number, email, lastDay, heldUntil, offer } }: { offer: MadeOffer }) {
  const steps = [
    ['Now', `Your offer is on its way to ${email}, with a PDF.`],
    [
      'Within one working day',
      `A person from our sales team looks at it and gets in touch (${BUSINESS_HOURS.label}).`,
    ],
    ...(heldUntil === null ? [] : [['For 48 hours', 'The slots of your billboards are reserved.']]),
    [
      `Until ${formatDay(lastDay)}`,
      'The price holds. Accept it with the link and pay by card or invoice, no account needed.',
    ],
  ]
  return (
    <>
      <h1 className="text-title">
        Your offer <span className="whitespace-nowrap">{number}</span>{' '}
        <span className="whitespace-nowrap">is made</span>
      </h1>
      <p className="mt-3 text-lg text-ink-2">It’s not binding. Nothing is booked or charged.</p>
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
        <LinkButton to={`${sitePath('offer')}?o=${encodeURIComponent(offer.id)}`}>
          Open the offer
        </LinkButton>
        <LinkButton variant="secondary" to={sitePath('cart')}>
          To your cart
        </LinkButton>
      </div>
    </>
  )
}
