import type { AdCreationPackage, AdCreationSlug } from './adCreationPackage.ts'

/** What is made, by the page that offers it. */
export const AD_CREATION_NAMES: Record<AdCreationSlug, string> = {
  'mobile-banner': 'Mobile banner',
  'online-banner': 'Online banner',
  'online-audio-spot': 'Online audio spot',
  'online-video-spot': 'Online video spot',
  'dooh-billboard-design': 'Billboard design',
}

/** What a package is called wherever it stands beside others, from the cart to the invoice: "Online banner: Full set". */
export const packageTitle = ({ slug, name }: Pick<AdCreationPackage, 'slug' | 'name'>): string =>
  `${AD_CREATION_NAMES[slug]}: ${name}`
