/** How many places a search suggests, as a query parameter. */
export const PLACE_SUGGESTIONS = '8'

export const OUTSIDE = 'These coordinates are outside the country of your campaign.'

/** The text of a search without a match, in the campaign's own countries or in all of them. */
export function emptyPlaceText(typed: string, where: 'group' | 'everywhere'): string {
  if (/\d/.test(typed)) return `No postal code “${typed}” found. Enter the town instead.`
  return where === 'everywhere'
    ? `No place called “${typed}” in any of our countries`
    : `No place called “${typed}” here`
}
