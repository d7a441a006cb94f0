import type { PlanRegion } from './planRegion.ts'

/** The ids of all places of a region, included and excluded, without duplicates. */
export const placeIdsOf = ({ places, excluded = [] }: PlanRegion): string[] => [
  ...new Set([...places, ...excluded].map(({ placeId }) => placeId)),
]
