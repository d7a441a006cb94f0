import { reportNames } from '#database/queries/delivery/deliveryReport.ts'
import { countryName } from '#domain/foundation/address/countryName.ts'
import { adFormatLabel, findAdFormat } from '#domain/catalogue/adFormat.ts'
import { findTopic } from '#domain/catalogue/topic.ts'
import type { RowName } from '#domain/reporting/report/assembleReport.ts'
import type { OperationContext } from '#worker/platform/env.ts'

interface NamedIds {
  productId: string
  versionId: string
  formatId: string
  place: string
}

/** Names of the ids in some counted rows; a deleted one shows its kind. */
export async function rowNames(
  { db }: Pick<OperationContext, 'db'>,
  rows: readonly NamedIds[],
): Promise<RowName> {
  const distinct = (key: keyof NamedIds) => [...new Set(rows.map((row) => row[key]))]
  const found = await reportNames(db, {
    productIds: distinct('productId'),
    versionIds: distinct('versionId'),
    places: distinct('place'),
  })
  const products = new Map(found.products.map((one) => [one.id, one]))
  const versions = new Map(found.versions.map((one) => [one.id, one]))
  const states = new Map(found.states.map((one) => [`${one.country}-${one.code}`, one.name]))
  return (dimension, key) => {
    switch (dimension) {
      case 'publisher': {
        const product = products.get(key)
        const topic = findTopic(product?.topic ?? '')?.label ?? ''
        return { name: product?.name ?? 'No longer listed', detail: topic }
      }
      case 'creative': {
        const version = versions.get(key)
        if (!version) return { name: 'Unknown creative', detail: '' }
        const name = version.name || version.title
        return { name, detail: version.number > 1 ? `version ${version.number}` : '' }
      }
      case 'format': {
        const format = findAdFormat(key)
        return { name: format ? adFormatLabel(format) : key, detail: '' }
      }
      case 'place':
        return placeName(key, states.get(key))
      default:
        return dimension satisfies never
    }
  }
}

function placeName(place: string, stateName: string | undefined) {
  const [country = '', region = ''] = place.split('-')
  if (country === '') return { name: 'Not known', detail: '' }
  const land = countryName(country)
  if (region === '') return { name: land, detail: 'region not known' }
  return { name: stateName ?? region, detail: land }
}
