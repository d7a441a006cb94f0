import type { OfferLine } from '#domain/sales/offer/offerContent.types.ts'

/**
 * The index of the line whose map represents an offer: the first with screens, else the first
 * campaign; -1 for none.
 */
export function mappedLine(lines: readonly Pick<OfferLine, 'type' | 'screens'>[]): number {
  const withScreens = lines.findIndex(({ screens }) => screens.length > 0)
  return withScreens >= 0 ? withScreens : lines.findIndex(({ type }) => type === 'campaign')
}
