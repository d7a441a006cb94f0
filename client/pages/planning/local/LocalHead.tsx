import type { LocalView } from '#content/local/localView.ts'
import { Crumbs } from '#client/components/foundation/Crumbs.tsx'
import { Callout } from '#client/ui/Callout.tsx'
import { Prose } from '#client/pages/planning/knowledge/Prose.tsx'
import { LocalGround } from './LocalGround.tsx'

/** The place, its local facts, and the map with its people. */
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
      {map && people ? <LocalGround map={map} people={people} /> : null}
    </header>
  )
}
