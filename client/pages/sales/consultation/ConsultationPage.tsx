import { useMemo, useState } from 'react'
import { sitePath } from '#content/sitePaths.ts'
import { START_PLACES, type HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { useVisitorCountry } from '#client/pages/planning/home/useVisitorCountry.ts'
import { pageHead } from '#client/routing/pageHead.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { RetryCallout } from '#client/ui/RetryCallout.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { splitBudget } from '#domain/planning/mediaMix/budgetSplit.ts'
import type { SplitGoal } from '#domain/planning/mediaMix/goalRates.ts'
import type { CampaignGoal, MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { ConsultationForm } from './ConsultationForm.tsx'
import { MixCard } from './MixCard.tsx'
import { loadPlaceMedia } from './placeMedia.ts'
import { START_WISH, WishFields, type Wish } from './WishFields.tsx'

const DESCRIPTION =
  'Tell us your goal, place and budget to see a first media mix. Change it, plan it, or go over it with a person.'

/** What a split makes the most of for a goal, until another one is chosen. */
const SPLIT_GOAL_OF = {
  known: 'reach',
  website: 'visits',
  shop: 'reach',
} as const satisfies Record<CampaignGoal, SplitGoal>

const NOTHING = { parts: [], curve: [] }

export const meta = () =>
  pageHead('mediaConsultation', { title: 'Media consultation', description: DESCRIPTION })

/** A first media mix by the forecast, to be changed, planned or talked over (Planning 16). */
export default function ConsultationPage() {
  const here = useVisitorCountry()
  const [chosen, setChosen] = useState<HomePlace | null>(null)
  const place = chosen ?? START_PLACES[here ?? 'US']
  const [wish, setWish] = useState<Wish>(START_WISH)
  const [own, setOwn] = useState<readonly MixPart[] | null>(null)
  const [chosenGoal, setChosenGoal] = useState<SplitGoal | null>(null)
  const splitGoal = chosenGoal ?? SPLIT_GOAL_OF[wish.goal]
  const loaded = useLoaded(place.id, () => loadPlaceMedia(place))
  const media = loaded.value
  const computed = useMemo(
    () => (media ? splitBudget(media.split, splitGoal, wish.budgetMinor) : NOTHING),
    [media, splitGoal, wish.budgetMinor],
  )
  const mix = own ?? computed.parts
  const ask = (change: Partial<Wish>) => {
    setWish({ ...wish, ...change })
    if (change.goal) setChosenGoal(null)
    setOwn(null)
  }
  return (
    <div className="page-width pt-8 pb-16 lg:pt-12">
      <h1 className="text-title">Media consultation</h1>
      <p className="mt-3 max-w-prose text-lg text-pretty text-ink-2">
        Tell us your goal and see a first media mix at once. Change it, plan it, or go over it with
        a person.
      </p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Card as="section" aria-label="What you want" className="flex flex-col gap-5">
          <WishFields
            wish={wish}
            onChange={ask}
            place={place}
            onPlace={(next) => {
              setChosen(next)
              setOwn(null)
            }}
          />
        </Card>
        <div className="lg:row-span-2">
          {media && !loaded.isLoading ? (
            <MixCard
              place={place}
              budgetMinor={wish.budgetMinor}
              goal={splitGoal}
              onGoal={(goal) => {
                setChosenGoal(goal)
                setOwn(null)
              }}
              mix={mix}
              curve={computed.curve}
              media={media}
              onChange={setOwn}
              onReset={own === null ? null : () => setOwn(null)}
            />
          ) : loaded.error ? (
            <RetryCallout title={loaded.error.message} onRetry={loaded.reload} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </div>
        <ConsultationForm wish={wish} place={place.label} mix={mix} />
      </div>
      <section className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t border-ink pt-6">
        <h2 className="text-heading">What is for sale around {place.label}?</h2>
        <LinkButton
          variant="secondary"
          to={`${sitePath('regionOptions')}?${new URLSearchParams({ place: place.id })}`}
        >
          Ad options in your region
        </LinkButton>
      </section>
    </div>
  )
}
