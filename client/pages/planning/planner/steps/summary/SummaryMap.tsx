import { RegionMapPanel } from '../region/RegionMapPanel.tsx'
import { usePlanScreens } from '../region/usePlanScreens.ts'
import { useRegionFacts } from '../region/useRegionFacts.ts'

/** The chosen region with the booked screens. */
export function SummaryMap() {
  const facts = useRegionFacts()
  const screens = usePlanScreens(facts.reference)
  const booked = screens.marks.filter(({ isSelected }) => isSelected)
  return <RegionMapPanel facts={facts} screens={booked} isFixed />
}
