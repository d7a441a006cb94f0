import type { ExampleInventory, InventoryGroup } from '#content/facts/inventory.types.ts'
import type { Product } from '#domain/catalogue/products/product.ts'
import { findTopic, VENUE_TYPE_LABELS } from '#domain/catalogue/topic.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { MEDIA_TYPES, type MediaType } from '#domain/foundation/media/mediaTypes.ts'

const FIGURE_COUNTRY = 'US'

const labelOf = ({ screen, topic }: Product): string =>
  screen ? VENUE_TYPE_LABELS[screen.venueType] : (findTopic(topic)?.label ?? topic)

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0]
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2)
}

function groupOf(label: string, products: readonly Product[]): InventoryGroup {
  const prices = products.map(({ baseCpmMinor }) => baseCpmMinor)
  return {
    label,
    count: products.length,
    lowMinor: Math.min(...prices),
    medianMinor: medianOf(prices),
    highMinor: Math.max(...prices),
    ratecardMedianMinor: medianOf(products.map(({ ratecardCpmMinor }) => ratecardCpmMinor)),
    weeklyMedian: medianOf(products.map(({ weeklyImpressions }) => weeklyImpressions)),
  }
}

/** Figures about the inventory that pages state: prices by place or topic, and the supply of each country. */
export function inventoryFigures(
  products: readonly Product[],
): Record<MediaType, ExampleInventory> {
  const entries = MEDIA_TYPES.map((mediaType) => {
    const all = products.filter((product) => product.mediaType === mediaType)
    const here = all.filter(({ country }) => country === FIGURE_COUNTRY)
    const labels = [...new Set(here.map(labelOf))].toSorted()
    const figures: ExampleInventory = {
      all: groupOf('All', here),
      groups: labels.map((label) =>
        groupOf(
          label,
          here.filter((product) => labelOf(product) === label),
        ),
      ),
      countries: CAMPAIGN_COUNTRIES.map((country) => {
        const count = all.filter((product) => product.country === country).length
        return { country, count }
      }),
    }
    return [mediaType, figures] as const
  })
  return Object.fromEntries(entries) as Record<MediaType, ExampleInventory>
}
