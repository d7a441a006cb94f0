import { useState } from 'react'
import type { LocalPeople } from '#content/local/localView.ts'
import type { LocalMap } from '#domain/planning/local/localMap.ts'
import { classNames } from '#client/ui/classNames.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Slider } from '#client/ui/Slider.tsx'
import { GroundMap } from './GroundMap.tsx'

interface LocalGroundProps {
  map: LocalMap
  people: LocalPeople
}

/** The map next to the people within a radius; the slider changes both. */
export function LocalGround({ map, people }: LocalGroundProps) {
  const [at, setAt] = useState(people.first)
  return (
    <div className="mt-8 grid overflow-hidden rounded-card border border-line bg-card lg:grid-cols-[minmax(0,1fr)_22rem]">
      <figure className="overflow-hidden bg-paper">
        <figcaption className="sr-only">
          A map of where people live around the place
          {map.marks.length > 0 ? ', with its screens' : ''}
        </figcaption>
        <GroundMap
          map={map}
          distances={people.rows.map(({ distance }) => distance)}
          chosenMiles={people.radii[at]?.miles ?? 0}
        />
      </figure>
      <PeopleCard people={people} at={at} onChange={setAt} />
    </div>
  )
}

interface PeopleCardProps {
  people: LocalPeople
  /** The position of the chosen radius. */
  at: number
  onChange: (at: number) => void
}

function PeopleCard({ people, at, onChange }: PeopleCardProps) {
  const chosen = people.radii[at]
  const distanceOf = (position: number) => `${people.radii[position]?.radius ?? 0} ${people.unit}`
  return (
    <section className="flex flex-col border-line p-6 max-lg:border-t lg:border-l">
      <h2 className="text-subheading">{people.heading}</h2>
      <ul className="mt-4 flex flex-1 flex-col gap-2">
        {people.rows.map(({ distance, people: count, screens, share }) => (
          <li
            key={distance}
            className={classNames(
              '-mx-3 rounded-control px-3 py-2',
              distance === distanceOf(at) && 'bg-cobalt/8',
            )}
          >
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
      {chosen ? (
        <>
          <Slider
            label="Radius"
            value={at}
            minValue={0}
            maxValue={people.radii.length - 1}
            onChange={onChange}
            formatValue={distanceOf}
            className="mt-4 border-t border-line pt-4"
          />
          <p aria-live="polite" className="mt-1 mb-4 text-sm text-ink-2">
            <span className="num font-semibold text-ink">{chosen.people}</span> people,{' '}
            <span className="num font-semibold text-ink">{chosen.screens}</span> billboard screens
          </p>
          <LinkButton to={`${people.planTo}&radius=${chosen.radius}`} className="justify-center">
            Plan with {distanceOf(at)}
          </LinkButton>
        </>
      ) : null}
      <p className="mt-4 text-xs text-ink-2">{people.note}</p>
    </section>
  )
}
