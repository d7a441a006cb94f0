import { useSearchParams } from 'react-router'
import { sitePath } from '#content/sitePaths.ts'
import { PageState } from '#client/components/foundation/pageState/PageState.tsx'
import { loadPlaceCells } from '#client/api/planning/planData.ts'
import { START_PLACES, type HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { PlaceChoice } from '#client/pages/planning/home/PlaceChoice.tsx'
import { useVisitorCountry } from '#client/pages/planning/home/useVisitorCountry.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { Loading } from '#client/ui/Loading.tsx'
import { RegionOptions } from './RegionOptions.tsx'
import { placeLabel } from '#domain/foundation/geo/placeLabel.ts'

const DESCRIPTION =
  'What you can book around a place in six media: who it reaches, what is for sale there, what it costs, and three ready plans.'

export const meta = () =>
  pageHead('regionOptions', { title: 'Ad options in your region', description: DESCRIPTION })

/** All six media around a place (Planning 16), which is in the URL. */
export default function RegionOptionsPage() {
  const [search, setSearch] = useSearchParams()
  const here = useVisitorCountry()
  const placeId = search.get('place')?.slice(0, 64) ?? null
  const start = START_PLACES[here ?? 'US']
  const found = useLoaded(placeId ?? '', async () => (placeId ? await namedPlace(placeId) : null))
  const place = placeId === null ? start : found.value?.id === placeId ? found.value : null
  const go = ({ id }: HomePlace) => setSearch({ place: id }, { preventScrollReset: true })
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-title">Ad options in your region</h1>
      <p className="mt-3 max-w-prose text-lg text-pretty text-ink-2">
        What you can book around a place, who it reaches there and what it costs.
      </p>
      <div className="mt-6 max-w-md">
        <PlaceChoice
          country={place?.country ?? 'US'}
          place={place ?? start}
          onCountry={(country) => go(START_PLACES[country])}
          onPlace={go}
        />
      </div>
      <div className="mt-8">
        {place ? (
          <RegionOptions key={place.id} place={place} />
        ) : (
          <PageState loaded={found} loading={<Loading shape="h-96" />}>
            {() => null}
          </PageState>
        )}
      </div>
      <section className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
        <h2 className="text-heading">Not sure which to choose?</h2>
        <LinkButton variant="secondary" to={sitePath('mediaConsultation')}>
          Get a media consultation
        </LinkButton>
      </section>
    </div>
  )
}

async function namedPlace(id: string): Promise<HomePlace> {
  const { place } = await loadPlaceCells(id)
  return { id, label: placeLabel(place), country: place.country }
}
