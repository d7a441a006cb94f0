import { useState } from 'react'
import { Card } from '#client/ui/Card.tsx'
import { LinkButton } from '#client/ui/LinkButton.tsx'
import { MediaTypeMark } from '#client/ui/MediaTypeMark.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { focusUnreadEntry } from '#client/ui/unreadEntry.ts'
import { Slider } from '#client/ui/Slider.tsx'
import { PLAN_LINKS } from '#content/siteLinks.ts'
import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { CampaignCountry } from '#domain/foundation/geo/country.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { dollars } from '#domain/foundation/money/amount.ts'
import { budgetStepsFrom, nearestStep } from './budgetSteps.ts'
import { START_PLACES, type HomePlace } from './homePlace.ts'
import { MiniOutlook } from './MiniOutlook.tsx'
import { PlaceChoice } from './PlaceChoice.tsx'
import { planAddress } from '#content/planAddress.ts'
import { useOutlook } from './useOutlook.ts'
import { useVisitorCountry } from './useVisitorCountry.ts'

const START_BUDGET_MINOR = 1_500_00
const MEDIA_OPTIONS = PLAN_LINKS.map(({ mediaType, label }) => ({ id: mediaType, label }))

/** Place, medium and budget with the resulting reach; "Plan it" carries them to the planner. */
export function MiniPlanner() {
  const here = useVisitorCountry()
  const [chosenCountry, setChosenCountry] = useState<CampaignCountry | null>(null)
  const [chosenPlace, setChosenPlace] = useState<HomePlace | null>(null)
  const country = chosenCountry ?? here ?? 'US'
  const place = chosenPlace ?? START_PLACES[country]
  const [mediaType, setMediaType] = useState<MediaType>('dooh')
  const [wantedMinor, setWantedMinor] = useState(START_BUDGET_MINOR)
  const [isTouched, setTouched] = useState(false)

  const steps = budgetStepsFrom(MEDIA_ECONOMICS[mediaType].minBudgetMinor)
  const step = nearestStep(steps, wantedMinor)
  const budgetMinor = steps[step] ?? wantedMinor
  const outlook = useOutlook({ place, mediaType, budgetMinor, isTouched })

  const goTo = (next: CampaignCountry) => {
    setChosenCountry(next)
    setChosenPlace(null)
  }

  return (
    <Card
      as="section"
      padding="none"
      aria-label="Try it"
      className="relative z-10"
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
    >
      <div className="grid gap-4 p-5 sm:grid-cols-2">
        <PlaceChoice
          country={country}
          place={place}
          onCountry={goTo}
          onPlace={(chosen) => {
            setChosenCountry(chosen.country)
            setChosenPlace(chosen)
          }}
        />
        <NativeSelect
          label="Medium"
          options={MEDIA_OPTIONS}
          value={mediaType}
          onChange={setMediaType}
          icon={<MediaTypeMark mediaType={mediaType} />}
        />
        <Slider
          label="Budget"
          minValue={0}
          maxValue={steps.length - 1}
          value={step}
          onChange={(next) => setWantedMinor(steps[next] ?? budgetMinor)}
          formatValue={() => dollars(budgetMinor)}
          className="sm:col-span-2"
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line px-5 pt-4 pb-5">
        <MiniOutlook state={outlook} budgetMinor={budgetMinor} mediaType={mediaType} />
        <LinkButton
          to={planAddress(mediaType, place.id, budgetMinor)}
          data-track="plan_it"
          onClick={(event) => {
            if (focusUnreadEntry(document.querySelector('main'))) event.preventDefault()
          }}
          className="max-sm:w-full"
        >
          Plan it
        </LinkButton>
      </div>
    </Card>
  )
}
