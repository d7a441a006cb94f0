/** Steps of the slider from the smallest to the largest budget. */
export const SLIDER_STEPS = 400

/** A budget's position on a logarithmic slider: $500 and $500,000 are both within reach. */
export function budgetToSlider(budgetMinor: number, minMinor: number, maxMinor: number): number {
  if (budgetMinor <= minMinor) return 0
  if (budgetMinor >= maxMinor) return SLIDER_STEPS
  const share = Math.log(budgetMinor / minMinor) / Math.log(maxMinor / minMinor)
  return Math.round(share * SLIDER_STEPS)
}

/** The budget at a position of the slider, in round amounts except at the ends. USD cents. */
export function sliderToBudget(step: number, minMinor: number, maxMinor: number): number {
  if (step <= 0) return minMinor
  if (step >= SLIDER_STEPS) return maxMinor
  const exact = minMinor * (maxMinor / minMinor) ** (step / SLIDER_STEPS)
  const grain = Math.max(5_00, 10 ** (Math.floor(Math.log10(exact)) - 1))
  return Math.min(maxMinor, Math.max(minMinor, Math.round(exact / grain) * grain))
}
