import { useState } from 'react'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { changeCountry } from '#domain/planning/campaign/edits/planEdits.ts'
import { setWholeCountry } from '#domain/planning/campaign/edits/regionEdits.ts'
import { DIVISION_WORDS } from '#domain/foundation/geo/campaignCountries.ts'
import { postcodeWords } from '#domain/foundation/geo/postcodes/postcodeWords.ts'
import { isOnScreens, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { ChosenRegion } from './ChosenRegion.tsx'
import { countryLabel, COUNTRY_OPTIONS, plannedWith } from './countryNames.ts'
import { NearbyScreens } from './NearbyScreens.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { RegionMapPanel } from './RegionMapPanel.tsx'
import { usePlanScreens } from './usePlanScreens.ts'
import { useRegionPrompt } from '../../useRegionPrompt.ts'
import { useRegionFacts } from './useRegionFacts.ts'

const ScreenList = loadedPart(
  async () => (await import('./ScreenList.tsx')).ScreenList,
  <Waiting className="h-[52rem]" />,
)
const SlotRoomNote = loadedPart(
  async () => (await import('../../billboardParts.ts')).SlotRoomNote,
  null,
)
const StatePanel = loadedPart(
  async () => (await import('./StatePanel.tsx')).StatePanel,
  <Waiting className="h-98" />,
)
const ZipPanel = loadedPart(
  async () => (await import('./ZipPanel.tsx')).ZipPanel,
  <Waiting className="h-52" />,
)

function preloadPanels(): void {
  ZipPanel.preload()
  StatePanel.preload()
}

type RegionMode = 'place' | 'zip' | 'state'

/** Where: places with a radius, ZIP codes and states add to one region; for billboards also which screens. */
export function RegionStep() {
  const { plan, edit } = usePlan()
  const { now, isCountryFixed } = usePlanner()
  const { region } = plan
  const facts = useRegionFacts()
  const screens = usePlanScreens(facts.reference)
  const [mode, setMode] = useState<RegionMode>(() => startMode(region))
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const isEmpty = isNothingChosen(region)
  // That nothing is chosen is known before all facts: the map below stays where it is when they come.
  const error = facts.isLoading
    ? undefined
    : facts.issues.find(({ code }) => code !== 'slot_limit')?.message
  const prompt = useRegionPrompt()
  // The panel beside the step invites; here only what is missing is said.
  const message = prompt === null ? error : prompt.isInvitation ? undefined : prompt.message

  return (
    <div className="@container flex flex-col gap-5">
      <div className="grid items-start gap-x-6 gap-y-3 @lg:grid-cols-2">
        {isCountryFixed ? null : (
          <NativeSelect
            label="Country"
            options={COUNTRY_OPTIONS}
            value={region.country}
            onChange={(country) => edit((plan) => changeCountry(plan, country, { now }))}
            description={plannedWith(region.country)}
          />
        )}
        <Checkbox
          isSelected={region.wholeCountry}
          onChange={(isWhole) => edit((plan) => setWholeCountry(plan, isWhole))}
          className={isCountryFixed ? '' : '@lg:mt-7.5'}
        >
          Whole country ({countryLabel(region.country)})
        </Checkbox>
      </div>
      {region.wholeCountry ? null : (
        <>
          <div onPointerEnter={preloadPanels} onFocus={preloadPanels}>
            <SegmentedControl
              label="Choose the region by"
              isLabelHidden
              value={mode}
              onChange={setMode}
              options={[
                { value: 'place', label: 'Around a place' },
                { value: 'zip', label: capitalized(postcodeWords(region.country)[1]) },
                { value: 'state', label: `Whole ${DIVISION_WORDS[region.country][0]}` },
              ]}
            />
          </div>
          {mode === 'place' ? <PlacePanel /> : null}
          {mode === 'zip' ? <ZipPanel states={facts.states} /> : null}
          {mode === 'state' ? <StatePanel states={facts.states} /> : null}
          <ChosenRegion states={facts.states} withPlaces={mode !== 'place'} />
        </>
      )}
      {message ? <Callout tone={isEmpty ? 'info' : 'error'} title={message} /> : null}
      <RegionMapPanel
        facts={facts}
        screens={screens.marks}
        highlightedScreenId={highlighted}
        onHighlightScreen={setHighlighted}
        onToggleScreen={screens.toggle}
      />
      {isOnScreens(plan.mediaType) && facts.reference ? (
        <NearbyScreens reference={facts.reference} hasOwn={screens.all.length > 0} />
      ) : null}
      {isSoldBySlots(plan.mediaType) && !isEmpty ? <SlotRoomNote /> : null}
      {isOnScreens(plan.mediaType) && !isEmpty ? (
        <ScreenList screens={screens} highlightedId={highlighted} onHighlight={setHighlighted} />
      ) : null}
    </div>
  )
}

function Waiting({ className }: { className: string }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading</span>
      <Skeleton className={className} />
    </div>
  )
}

/** Opens where the plan's choices are. */
function startMode(region: {
  places: readonly unknown[]
  zipCodes: readonly unknown[]
  stateCodes: readonly unknown[]
}): RegionMode {
  if (region.places.length > 0) return 'place'
  if (region.zipCodes.length > 0) return 'zip'
  return region.stateCodes.length > 0 ? 'state' : 'place'
}
