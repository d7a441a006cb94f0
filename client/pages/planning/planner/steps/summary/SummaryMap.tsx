import { RegionMapPanel } from '../region/RegionMapPanel.tsx'
import { usePlanScreens } from '../region/usePlanScreens.ts'
import { useRegionFacts } from '../region/useRegionFacts.ts'

/** The region as it was chosen, with the booked screens. */
export function SummaryMap() {
  const facts = useRegionFacts()
  const screens = usePlanScreens(facts.reference)
  const booked = screens.marks.filter(({ isSelected }) => isSelected)
  return <RegionMapPanel facts={facts} screens={booked} isFixed />
}
