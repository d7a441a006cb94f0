import type { PlanRegion } from './planRegion.ts'

/** Whether a plan has no region. */
export const isNothingChosen = ({
  wholeCountry,
  places,
  zipCodes,
  stateCodes,
}: PlanRegion): boolean =>
  !wholeCountry && places.length + zipCodes.length + stateCodes.length === 0
