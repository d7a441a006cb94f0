/** The view of the upload page that shows the brand kit, as its address has it. */
const PARAMETER = 'view'
const BRAND_KIT = 'brand-kit'

export const showsBrandKit = (parameters: URLSearchParams): boolean =>
  parameters.get(PARAMETER) === BRAND_KIT

/** The same address with the brand kit open or closed; whatever else it says stays. */
export function withBrandKit(parameters: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (isOpen) next.set(PARAMETER, BRAND_KIT)
  else next.delete(PARAMETER)
  return next
}
