/**
 * One component of the CPM, with its explanation. All lines add up to the CPM. USD cents per 1,000.
 */
export interface PriceLine {
  code: string
  label: string
  cpmMinor: number
}
