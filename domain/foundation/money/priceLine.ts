/** One line of the explained CPM: where the price comes from. All lines add up to the CPM. USD cents per 1,000. */
export interface PriceLine {
  code: string
  label: string
  cpmMinor: number
}
