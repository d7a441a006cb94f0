import type { MediaType } from '#domain/foundation/media/mediaType.ts'

/** What people call the things of a medium: what carries a campaign, what it is chosen by, and what it delivers. */
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
export function productsWords(mediaType: MediaType, count: number): string {
  const { product, products } = MEDIA_WORDS[mediaType]
  return `${count.toLocaleString('en-US')} ${count === 1 ? product : products}`
}
