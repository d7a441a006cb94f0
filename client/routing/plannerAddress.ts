/** The address parameters of a booking page. */
export const STEP_PARAMETER = 'step'
export const PLACE_PARAMETER = 'place'
export const BUDGET_PARAMETER = 'budget'
export const RADIUS_PARAMETER = 'radius'
export const WEEKS_PARAMETER = 'weeks'
export const PRODUCT_PARAMETER = 'product'
export const COUNTRY_PARAMETER = 'country'

/** Parameters of a link to a new plan; removed from the address once the plan exists. */
export const WISH_PARAMETERS = [
  PLACE_PARAMETER,
  BUDGET_PARAMETER,
  RADIUS_PARAMETER,
  WEEKS_PARAMETER,
  PRODUCT_PARAMETER,
  COUNTRY_PARAMETER,
]
