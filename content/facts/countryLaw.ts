import type { CampaignCountry } from '#domain/foundation/geo/campaignCountries.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import type { FactId } from './facts.ts'

/** A country's rule for advertisers, in one sentence; not legal advice. */
export interface CountryRule {
  countries: readonly CampaignCountry[]
  /** The media that the rule covers; all if missing. */
  media?: readonly MediaType[]
  title: string
  text: string
  from: FactId
}

const ONLINE: readonly MediaType[] = [
  'online_display',
  'mobile_display',
  'online_video',
  'online_audio',
  'ctv',
]

/** The rules with a known source; a country without one says so. */
export const COUNTRY_RULES: readonly CountryRule[] = [
  {
    countries: ['US'],
    title: 'Claims need proof in advance',
    text: 'An ad must be truthful, what it implies counts as said, and the evidence has to exist before it runs. Every state has its own consumer law besides.',
    from: 'LAW-1',
  },
  {
    countries: ['US'],
    media: ['dooh'],
    title: 'Four states have no billboards',
    text: 'Alaska, Hawaii, Maine and Vermont ban them altogether.',
    from: 'DOOH-L2',
  },
  {
    countries: ['US'],
    media: ['dooh'],
    title: 'Along major roads, only in business areas',
    text: 'Federal law keeps signs beside Interstates and federal-aid primary roads to commercial and industrial areas, or to the place where the goods are sold.',
    from: 'DOOH-L3',
  },
  {
    countries: ['US'],
    media: ONLINE,
    title: 'Children’s data',
    text: 'Before a child’s data goes to others for targeted ads, a parent has to agree to that by itself: the amended rule had to be met by April 22, 2026.',
    from: 'LAW-3',
  },
  {
    countries: ['US'],
    media: ONLINE,
    title: 'State privacy laws',
    text: 'About twenty states have a comprehensive one in 2026; in twelve of them the browser signal Global Privacy Control must be honored.',
    from: 'LAW-4',
  },
  {
    countries: ['US'],
    media: ['ctv'],
    title: 'Loud ads in California',
    text: 'Since July 1, 2026 an ad on a streaming service may not be louder than the program.',
    from: 'CTV-R1',
  },
  {
    countries: ['US'],
    media: ONLINE,
    title: 'Election ads say who paid',
    text: 'A paid federal election ad on the web, in an app or on a platform carries a clear notice of who paid for it.',
    from: 'LAW-5',
  },
  {
    countries: ['DE', 'AT'],
    title: 'Political ads',
    text: 'Since October 10, 2025 they carry a label with sponsor, sum and targeting, on screens in the street as well; online they may be targeted only with explicit consent.',
    from: 'LAW-6',
  },
  {
    countries: ['DE', 'AT'],
    media: ONLINE,
    title: 'Who is behind an ad',
    text: 'On a platform each ad shows that it is one, for whom it runs, who paid and by what it was targeted; sensitive data may not be used at all.',
    from: 'LAW-7',
  },
  {
    countries: ['DE'],
    media: ['dooh'],
    title: 'No distracting ads outside towns',
    text: 'Outside built-up areas any advertising that can distract or hinder road users is forbidden; inside, only if it acts on the roads outside.',
    from: 'DOOH-L6',
  },
  {
    countries: ['DE'],
    media: ONLINE,
    title: 'Consent before anything is stored',
    text: 'Storing or reading something on a device needs consent of the same grade as under the GDPR, unless the service itself cannot do without.',
    from: 'LAW-9',
  },
  {
    countries: ['AT'],
    media: ['dooh'],
    title: 'Within 100 meters of the road',
    text: 'Outside built-up areas advertising within that distance is banned; exceptions need a permit.',
    from: 'DOOH-L7',
  },
  {
    countries: ['AT'],
    media: ONLINE,
    title: 'Active consent',
    text: 'Cookies and their like need active consent on clear and full information.',
    from: 'LAW-10',
  },
  {
    countries: ['CH'],
    media: ['dooh'],
    title: 'No ads along motorways',
    text: 'Except for one company sign in each direction; no ad may hide people near crossings or be taken for a traffic sign.',
    from: 'DOOH-L8',
  },
  {
    countries: ['CH'],
    media: ONLINE,
    title: 'Notice for all, consent for some',
    text: 'The regulator asks for notice of every cookie, an opt-out for those not needed, and consent for unexpected ones and for profiles of high risk.',
    from: 'LAW-11',
  },
  {
    countries: ['GB'],
    media: ['online_display', 'mobile_display', 'online_video', 'ctv'],
    title: 'Less healthy food',
    text: 'Since January 5, 2026 paid online ads for it are banned at any time, and on TV before 9 pm. Brand-only ads and firms under 250 staff are exempt.',
    from: 'LAW-12',
  },
  {
    countries: ['GB'],
    media: ['dooh', 'online_audio'],
    title: 'Less healthy food',
    text: 'The ban of January 2026 leaves out audio-only ads and digital screens out of home.',
    from: 'LAW-12',
  },
]

/** The rules of a country for a medium; null returns all of them. */
export const rulesOf = (country: CampaignCountry, mediaType: MediaType | null): CountryRule[] =>
  COUNTRY_RULES.filter(
    ({ countries, media }) =>
      countries.includes(country) && (!media || mediaType === null || media.includes(mediaType)),
  )
