import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { loadedPart } from '#client/components/foundation/loadedPart.tsx'
import { usePlan, usePlanner } from '#client/state/planning/plan.ts'
import { Callout } from '#client/ui/Callout.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { NativeSelect } from '#client/ui/NativeSelect.tsx'
import { SegmentedControl } from '#client/ui/SegmentedControl.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextButton } from '#client/ui/TextButton.tsx'
import { changeCountry } from '#domain/planning/campaign/edits/planEdits.ts'
import { setWholeCountry } from '#domain/planning/campaign/edits/regionEdits.ts'
import { DIVISION_WORDS, postcodeNames } from '#domain/foundation/geo/campaignCountries.ts'
import { isOnScreens, isSoldBySlots } from '#domain/foundation/media/mediaTraits.ts'
import { namedMarkets } from '#domain/foundation/geo/markets/namedMarkets.ts'
import { capitalized } from '#domain/foundation/wording/capitalized.ts'
import { isNothingChosen } from '#domain/foundation/geo/isNothingChosen.ts'
import { useEntryCheck } from '../../entryChecks.ts'
import { ChosenRegion } from './ChosenRegion.tsx'
import { countryLabel, COUNTRY_OPTIONS, plannedWith } from './countryNames.ts'
import { isUnchecked, storeDraftAtom, zipDraftAtom } from './entryDrafts.ts'
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
const StorePanel = loadedPart(
  async () => (await import('./stores/StorePanel.tsx')).StorePanel,
  <Waiting className="h-72" />,
)
const ExcludedPanel = loadedPart(
  async () => (await import('./ExcludedPanel.tsx')).ExcludedPanel,
  <Waiting className="h-20" />,
)
const MarketPanel = loadedPart(
  async () => (await import('./MarketPanel.tsx')).MarketPanel,
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

type RegionMode = 'place' | 'stores' | 'zip' | 'market' | 'state'

/**
 * The region: places with a radius, ZIP codes and states combined; for billboards also the screens.
 */
export function RegionStep() {
  const { plan, edit } = usePlan()
  const { now, isCountryFixed, slotKey } = usePlanner()
  const { region } = plan
  const facts = useRegionFacts()
  const screens = usePlanScreens(facts.reference)
  const [mode, setMode] = useState<RegionMode>(() => startMode(region))
  const stores = useAtomValue(storeDraftAtom(slotKey))
  const codes = useAtomValue(zipDraftAtom(slotKey))
  // The panels check their text; a closed one with invalid text is opened first.
  useEntryCheck(() => {
    const left =
      isUnchecked(stores) && mode !== 'stores'
        ? 'stores'
        : isUnchecked(codes) && mode !== 'zip'
          ? 'zip'
          : null
    if (left && !region.wholeCountry) setMode(left)
    return left === null || region.wholeCountry
  })
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const isEmpty = isNothingChosen(region)
  const [wantsExcluded, setExcluding] = useState(false)
  const isExcluding = wantsExcluded || (region.excluded?.length ?? 0) > 0
  // An empty region is known before all facts, so the map below does not move when they arrive.
  const error = facts.isLoading
    ? undefined
    : facts.issues.find(({ code }) => code !== 'slot_limit')?.message
  const prompt = useRegionPrompt()
  // The panel next to the step shows the invitation; only errors appear here.
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
                { value: 'stores', label: 'Stores' },
                { value: 'zip', label: capitalized(postcodeNames(region.country)[1]) },
                ...(region.country === 'US'
                  ? ([{ value: 'market', label: 'Market' }] as const)
                  : []),
                { value: 'state', label: `Whole ${DIVISION_WORDS[region.country][0]}` },
              ]}
            />
          </div>
          {mode === 'place' ? <PlacePanel /> : null}
          {mode === 'stores' ? <StorePanel /> : null}
          {mode === 'zip' ? <ZipPanel states={facts.states} /> : null}
          {mode === 'market' && region.country === 'US' ? <MarketPanel /> : null}
          {mode === 'state' ? <StatePanel states={facts.states} /> : null}
          <ChosenRegion states={facts.states} withPlaces={mode !== 'place'} />
        </>
      )}
      {isExcluding ? (
        <ExcludedPanel />
      ) : isEmpty ? null : (
        <div>
          <TextButton onPress={() => setExcluding(true)}>Exclude an area</TextButton>
        </div>
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

/** Opens the panel with the plan's choices. */
function startMode(region: {
  places: readonly unknown[]
  zipCodes: readonly string[]
  stateCodes: readonly unknown[]
}): RegionMode {
  if (region.places.length > 0) return 'place'
  if (region.zipCodes.length > 0) return namedMarkets(region.zipCodes).length > 0 ? 'market' : 'zip'
  return region.stateCodes.length > 0 ? 'state' : 'place'
}
