import { csvLine } from '#domain/foundation/export/csvCell.ts'
import { countryName } from '#domain/foundation/address/countryName.ts'
import { CAMPAIGN_COUNTRIES } from '#domain/foundation/geo/campaignCountries.ts'
import { isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { adFormatLabel, AD_FORMATS } from '../adFormat.ts'
import { KINDS_OF_MEDIUM } from './inventoryRow.ts'
import { VENUE_TYPES } from './product.ts'
import { topicsFor, VENUE_TYPE_LABELS } from '../topic.ts'

/** A publisher or network that a product can refer to. */
export interface Publisher {
  id: string
  name: string
}

/** A state, province or county for a screen. */
export interface StateKey {
  country: string
  code: string
  name: string
}

/** An accepted value of an import column, and its meaning. */
export interface ImportKey {
  column: string
  key: string
  meaning: string
}

/** All accepted keys of a medium's file, by column. */
export function importKeys(
  mediaType: MediaType,
  { publishers, states }: { publishers: readonly Publisher[]; states: readonly StateKey[] },
): ImportKey[] {
  const keys = (column: string, of: readonly { key: string; meaning: string }[]) =>
    of.map(({ key, meaning }) => ({ column, key, meaning }))
  return [
    ...keys(
      'organization',
      publishers.map(({ id, name }) => ({ key: id, meaning: name })),
    ),
    ...keys(
      'country',
      CAMPAIGN_COUNTRIES.map((key) => ({ key, meaning: countryName(key) })),
    ),
    ...(isOnScreens(mediaType)
      ? [
          ...keys(
            'state',
            states.map(({ country, code, name }) => ({
              key: code,
              meaning: `${name}, ${country}`,
            })),
          ),
          ...keys(
            'venue',
            VENUE_TYPES.map((key) => ({ key, meaning: VENUE_TYPE_LABELS[key] })),
          ),
          ...keys('orientation', [
            { key: 'landscape', meaning: '1920x1080' },
            { key: 'portrait', meaning: '1080x1920' },
          ]),
        ]
      : [
          ...keys(
            'kind',
            KINDS_OF_MEDIUM[mediaType].map((key) => ({ key, meaning: key.replaceAll('_', ' ') })),
          ),
          ...keys(
            'topic',
            topicsFor(mediaType).map(({ id, label }) => ({ key: id, meaning: label })),
          ),
          ...keys(
            'formats',
            AD_FORMATS.filter((format) => format.mediaType === mediaType).map((format) => ({
              key: format.id,
              meaning: adFormatLabel(format),
            })),
          ),
        ]),
  ]
}

/** The keys as a CSV file. */
export const importKeysCsv = (keys: readonly ImportKey[]): string =>
  [['column', 'key', 'meaning'], ...keys.map(({ column, key, meaning }) => [column, key, meaning])]
    .map((line) => csvLine(line))
    .join('')
