/** The reasons for which the desk denies a creative; content has the standard text of each. */
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
