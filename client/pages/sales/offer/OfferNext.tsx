import { Card } from '#client/ui/Card.tsx'

const STEPS = [
  ['Accept', 'Your cart, with the prices above'],
  ['Pay', 'By card, or by invoice in 14 days'],
  ['Upload', 'Your ads are checked and reviewed'],
  ['Live', 'You watch the campaign run'],
] as const

/** The steps after the offer is accepted. */
export function OfferNext() {
  return (
    <Card as="section" aria-labelledby="offer-next">
      <h2 id="offer-next" className="text-subheading">
        What happens next
      </h2>
      <ol className="mt-3 flex flex-col gap-3">
        {STEPS.map(([title, text], at) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="num flex size-6 shrink-0 items-center justify-center rounded-full border border-line text-xs"
            >
              {at + 1}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-ink-2">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
