import type { AdCreationPackage, AdCreationSlug } from './adCreationPackage.ts'

/** The product that a page's packages make. */
export const AD_CREATION_NAMES: Record<AdCreationSlug, string> = {
  'mobile-banner': 'Mobile banner',
  'online-banner': 'Online banner',
  'online-audio-spot': 'Online audio spot',
  'online-video-spot': 'Online video spot',
  'dooh-billboard-design': 'Billboard design',
}

/** The display name of a package in lists, from the cart to the invoice: "Online banner: Full set". */
export const packageTitle = ({ slug, name }: Pick<AdCreationPackage, 'slug' | 'name'>): string =>
  `${AD_CREATION_NAMES[slug]}: ${name}`
