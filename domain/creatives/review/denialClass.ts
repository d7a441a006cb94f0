/** Why the desk denies a creative; the standard text of each stands in content. */
export const DENIAL_CLASSES = [
  'landing_page_language',
  'misleading_claim',
  'prohibited_product',
  'adult',
  'alcohol',
  'gambling',
  'politics_without_disclosure',
  'rights_of_others',
  'poor_quality',
  'broken_click',
  'other',
] as const
export type DenialClass = (typeof DENIAL_CLASSES)[number]
