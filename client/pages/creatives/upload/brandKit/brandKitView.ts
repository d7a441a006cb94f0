/** Value of the address parameter for the upload page's brand kit view. */
const PARAMETER = 'view'
const BRAND_KIT = 'brand-kit'

export const showsBrandKit = (parameters: URLSearchParams): boolean =>
  parameters.get(PARAMETER) === BRAND_KIT

/** The same address with the brand kit open or closed; other parameters stay. */
export function withBrandKit(parameters: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters)
  if (isOpen) next.set(PARAMETER, BRAND_KIT)
  else next.delete(PARAMETER)
  return next
}
