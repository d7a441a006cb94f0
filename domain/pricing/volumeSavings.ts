/** From which budget how much of the CPM is saved. USD cents; ascending. */
export const VOLUME_SAVINGS = [
  { fromMinor: 0, percent: 0 },
  { fromMinor: 5_000_00, percent: 3 },
  { fromMinor: 10_000_00, percent: 5 },
  { fromMinor: 25_000_00, percent: 8 },
] as const
