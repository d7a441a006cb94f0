import type { Fact } from './fact.ts'

/** What pages say of mobile, and who says so. */
export const MOBILE_FACTS = {
  'MOB-X2': {
    source: 'The Verge',
    year: '2012',
    url: 'https://www.theverge.com/2012/3/13/2867288/gap-titan-geofencing-location-based-ad-campaign',
  },
} as const satisfies Record<string, Fact>
