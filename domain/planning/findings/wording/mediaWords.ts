import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** A medium's nouns: for its products, their categories, and the delivered unit. */
export interface MediaWords {
  product: string
  products: string
  topics: string
  impressions: string
}

export const MEDIA_WORDS = {
  online_display: {
    product: 'website',
    products: 'websites',
    topics: 'topics',
    impressions: 'impressions',
  },
  mobile_display: {
    product: 'app or site',
    products: 'apps and sites',
    topics: 'topics',
    impressions: 'impressions',
  },
  online_video: {
    product: 'website',
    products: 'websites',
    topics: 'topics',
    impressions: 'impressions',
  },
  online_audio: {
    product: 'station',
    products: 'stations',
    topics: 'genres',
    impressions: 'impressions',
  },
  ctv: {
    product: 'streaming service',
    products: 'streaming services',
    topics: 'categories',
    impressions: 'impressions',
  },
  dooh: { product: 'screen', products: 'screens', topics: 'venues', impressions: 'views' },
} as const satisfies Record<MediaType, MediaWords>

/** "1 website", "1,204 websites". */
export function formatProducts(mediaType: MediaType, count: number): string {
  const { product, products } = MEDIA_WORDS[mediaType]
  return `${formatCount(count)} ${count === 1 ? product : products}`
}
