import type { LocalView } from '#content/local/localView.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'

/** Plans with their price, each with a link to the planner. */
export function LocalPlans({ plans }: { plans: NonNullable<LocalView['plans']> }) {
  return (
    <section>
      <h2 className="text-section">{plans.heading}</h2>
      <p className="mt-3 max-w-prose text-ink-2">{plans.intro}</p>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {plans.cards.map(({ title, budget, lines, to, linkLabel }) => (
          <Card as="li" key={to} className="flex flex-col gap-3">
            <h3 className="text-sm font-semibold text-ink-2">{title}</h3>
            <p className="num text-[2rem] leading-none">{budget}</p>
            <ul className="flex-1 text-sm">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <LinkButton to={to} className="self-start">
              Take this plan<span className="sr-only">: {linkLabel}</span>
            </LinkButton>
          </Card>
        ))}
      </ul>
    </section>
  )
}
