import type { ReactNode } from 'react'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import { Button } from '#client/ui/Button.tsx'
import type { MapGround } from './ground/mapGround.ts'
import { useMapGround } from './ground/useMapGround.ts'

/** The frame of a drawn map: its text alternative, its ground once loaded, and a legend. */
export function MapFrame({
  country,
  summary,
  legend,
  children,
}: {
  country: CampaignCountry
  summary: string
  legend?: ReactNode
  children: (ground: MapGround) => ReactNode
}) {
  const { status, ground, retry } = useMapGround(country)
  return (
    <figure className="@container relative overflow-hidden rounded-card border border-line">
      <figcaption className="sr-only">{summary}</figcaption>
      <div className="relative aspect-[4/3] bg-sand @lg:aspect-[15/8]">
        {ground ? children(ground) : null}
        {status === 'loading' ? (
          <p className="absolute inset-0 flex items-center justify-center text-sm text-ink-2">
            The map is loading
          </p>
        ) : null}
        {status === 'failed' ? (
          <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 p-4 text-center">
            <p className="text-sm text-ink-2">The map could not be loaded.</p>
            <Button variant="secondary" size="sm" onPress={retry}>
              Try again
            </Button>
          </div>
        ) : null}
      </div>
      {legend}
    </figure>
  )
}

/** A short hint for people who turn the wheel over a map. */
export function WheelHint({ isShown }: { isShown: boolean }) {
  return (
    <p
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 top-1/2 mx-auto w-fit -translate-y-1/2 rounded-control bg-ink px-4 py-2 text-sm font-medium text-white transition-opacity duration-200 ${
        isShown ? 'opacity-100' : 'opacity-0'
      }`}
    >
      Hold Ctrl or ⌘ and scroll to zoom
    </p>
  )
}
