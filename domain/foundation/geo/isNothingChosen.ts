import type { PlanRegion } from './planRegion.ts'

/** Whether a plan does not say where it runs. */
export const isNothingChosen = ({
  wholeCountry,
  places,
  zipCodes,
  stateCodes,
}: PlanRegion): boolean =>
  !wholeCountry && places.length + zipCodes.length + stateCodes.length === 0
