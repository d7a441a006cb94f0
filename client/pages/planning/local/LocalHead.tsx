import type { LocalPeople, LocalView } from '#content/local/localView.ts'
import { Crumbs } from '#client/components/foundation/Crumbs.tsx'
import { Prose } from '#client/pages/planning/knowledge/Prose.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { GroundMap } from './GroundMap.tsx'

/** Where one is, what is true of this place only, and the ground with its people. */
export function LocalHead({ page }: { page: LocalView }) {
  const { crumbs, title, lede, isInstead, map, people } = page
  return (
    <header>
      <Crumbs crumbs={crumbs} />
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 max-w-prose text-lg text-pretty text-ink-2">
        <Prose text={lede} />
      </p>
      {isInstead ? (
        <Callout tone="info" className="mt-6 max-w-prose">
          There is no page for this address. These are the nearest places.
        </Callout>
      ) : null}
      {map && people ? (
        <div className="mt-8 grid overflow-hidden rounded-card border border-line bg-card lg:grid-cols-[minmax(0,1fr)_22rem]">
          <figure className="overflow-hidden bg-paper">
            <figcaption className="sr-only">
              A map of where people live around the place
              {map.marks.length > 0 ? ', with its screens' : ''}
            </figcaption>
            <GroundMap map={map} distances={people.rows.map(({ distance }) => distance)} />
          </figure>
          <PeopleCard people={people} />
        </div>
      ) : null}
    </header>
  )
}

function PeopleCard({ people }: { people: LocalPeople }) {
  return (
    <section className="flex flex-col border-line p-6 max-lg:border-t lg:border-l">
      <h2 className="text-subheading">{people.heading}</h2>
      <ul className="mt-5 flex flex-1 flex-col gap-6">
        {people.rows.map(({ distance, people: count, screens, share }) => (
          <li key={distance}>
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-sm text-ink-2">{distance}</span>
              <span className="num text-heading">{count}</span>
            </p>
            <span aria-hidden="true" className="mt-2 block h-1.5 rounded-mark bg-sand">
              <span
                className="block h-full rounded-mark bg-cobalt"
                style={{ width: `${Math.max(1, share * 100)}%` }}
              />
            </span>
            <p className="mt-1 text-xs text-ink-2">Billboard screens: {screens}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-xs text-ink-2">{people.note}</p>
    </section>
  )
}
