import { useDeferredValue, useMemo, useState } from 'react'
import { TRADE_TEMPLATES } from '#content/trades/tradeTemplates.ts'
import { START_PLACES, type HomePlace } from '#client/pages/planning/home/homePlace.ts'
import { useVisitorCountry } from '#client/pages/planning/home/useVisitorCountry.ts'
import { useLoaded } from '#client/state/foundation/useLoaded.ts'
import { RANGE_UNITS } from '#domain/foundation/geo/campaignCountries.ts'
import { formatAdvice } from '#domain/planning/goals/formatAdvice.ts'
import { budgetAdvice } from '#domain/planning/goals/budgetAdvice.ts'
import { GOAL_TARGETS } from '#domain/planning/goals/goalTargets.ts'
import type { PlanSettings } from '#domain/planning/goals/planSettings.ts'
import { splitBudget } from '#domain/planning/mediaMix/budgetSplit.ts'
import type { SplitGoal } from '#domain/planning/mediaMix/goalRates.ts'
import type { MixPart } from '#domain/planning/mediaMix/mediaMix.ts'
import { loadPlaceFacts, placeMedia, type PlaceFacts, type PlaceMedia } from './placeMedia.ts'
import { changeWish, settingsOf, START_WISH, withoutRadius, type Wish } from './wish.ts'
import type { Recommendation } from './WishFields.tsx'

const NOTHING = { parts: [], curve: [] }
const UNITS = { mi: ['mile', 'miles'], km: ['kilometer', 'kilometers'] } as const

/** The state of the consultation: the wish, its settings, and the mix that they lead to. */
export function useConsultation() {
  const here = useVisitorCountry()
  const [chosen, setChosen] = useState<HomePlace | null>(null)
  const place = chosen ?? START_PLACES[here ?? 'US']
  const [wish, setWish] = useState<Wish>(START_WISH)
  const [own, setOwn] = useState<readonly MixPart[] | null>(null)
  const [chosenGoal, setChosenGoal] = useState<SplitGoal | null>(null)
  const goal = chosenGoal ?? GOAL_TARGETS[wish.goal].splitGoal
  const settings = settingsOf(wish, place.country)
  const loaded = useLoaded(place.id, () => loadPlaceFacts(place))
  const media = useMedia(loaded.value, settings)
  const computed = useMemo(
    () => (media ? splitBudget(media.split, goal, wish.budgetMinor) : NOTHING),
    [media, goal, wish.budgetMinor],
  )
  const change = (changed: Partial<Wish>) => {
    setWish(changeWish(wish, changed))
    if (changed.goal) setChosenGoal(null)
    setOwn(null)
  }
  return {
    place,
    choosePlace: (next: HomePlace) => {
      if (RANGE_UNITS[next.country] !== RANGE_UNITS[place.country]) setWish(withoutRadius(wish))
      setChosen(next)
      setOwn(null)
    },
    wish,
    change,
    settings,
    changeSettings: (changed: Partial<PlanSettings>) =>
      change({ changed: { ...wish.changed, ...changed } }),
    goal,
    chooseGoal: (next: SplitGoal) => {
      setChosenGoal(next)
      setOwn(null)
    },
    loaded,
    media,
    recommended: useRecommended(media, wish, { place, radius: settings.radius }),
    mix: own ?? computed.parts,
    curve: computed.curve,
    changeMix: setOwn,
    resetMix: own === null ? null : () => setOwn(null),
  }
}

/** The media of the place, by settings that may lag behind a slider that moves. */
function useMedia(facts: PlaceFacts | null, settings: PlanSettings): PlaceMedia | null {
  const key = useDeferredValue(JSON.stringify(settings))
  return useMemo(
    () => (facts ? placeMedia(facts, JSON.parse(key) as PlanSettings) : null),
    [facts, key],
  )
}

function useRecommended(
  media: PlaceMedia | null,
  { goal, trade }: Wish,
  { place, radius }: { place: HomePlace; radius: number },
): Recommendation | null {
  const target = GOAL_TARGETS[goal]
  const { budget } = TRADE_TEMPLATES[trade]
  const advice = useMemo(
    () => (media ? budgetAdvice(media.split, target, budget) : null),
    [media, target, budget],
  )
  if (!advice) return null
  const [one, many] = UNITS[RANGE_UNITS[place.country]]
  const around = `${radius} ${radius === 1 ? one : many} of ${place.label}`
  return { budgetMinor: advice.budgetMinor, why: formatAdvice(advice, target, around) }
}
