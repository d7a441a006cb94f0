import type { Fact } from './fact.ts'

/** Facts about mobile on the pages, with their sources. */
export const MOBILE_FACTS = {
  'MOB-A1': {
    source: 'Pew Research Center',
    year: 'Feb-June 2025',
    url: 'https://www.pewresearch.org/internet/fact-sheet/mobile/?mod=article_inline',
    certainty: 'high',
  },
  'MOB-A2': {
    source: 'Pew Research Center',
    year: 'Feb-June 2025',
    url: 'https://www.pewresearch.org/short-reads/2026/01/08/internet-use-smartphone-ownership-digital-divides-in-u-s/',
    certainty: 'high',
  },
  'MOB-A3': {
    source: 'Pew Research Center',
    year: 'Feb-June 2025',
    url: 'https://www.pewresearch.org/internet/fact-sheet/mobile/',
    certainty: 'high',
  },
  'MOB-A6': {
    source: 'eMarketer via Ad Age',
    year: '2013',
    url: 'https://adage.com/article/digital/americans-spend-time-digital-devices-tv/243414',
    certainty: 'high',
  },
  'MOB-A7': {
    source: 'eMarketer via News & Tech',
    year: 'June 2021',
    url: 'https://newsandtech.com/dateline/pandemic-leaves-mark-on-media-habits/article_8385c294-d2c1-11eb-ba26-2f96c7c56981.html',
    certainty: 'high',
  },
  'MOB-C1': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
    certainty: 'high',
  },
  'MOB-K1': {
    source: 'Media Rating Council',
    year: 'in force',
    url: 'https://vdocuments.mx/mrc-mobile-viewable-ad-impression-measurement-guidelines-mrc-mobile-viewable.html',
    certainty: 'high',
  },
  'MOB-K2': {
    source: 'IAS via MarketingCharts',
    year: 'H1 2020',
    url: 'https://www.marketingcharts.com/advertising-trends/creative-and-formats-115233',
    certainty: 'high',
  },
  'MOB-K3': {
    source: 'Lumen Research',
    year: 'about 2017 to 2020',
    url: 'https://lumen-research.com/blog/how-much-better-is-mobile-than-desktop/',
    certainty: 'high',
  },
  'MOB-R1': {
    source: 'Coalition for Better Ads via AAAA; thesearchequation',
    year: 'in force',
    url: 'https://www.aaaa.org/initial-better-ads-standards-desktop-web-mobile-web/',
    certainty: 'high',
  },
  'MOB-R3': {
    source: 'GSDSI; ConsentStack',
    year: '2026',
    url: 'https://www.gsdsi.com/resources/privacy-regulations-2026-state-by-state-landscape',
    certainty: 'high',
  },
  'MOB-S1': {
    source: 'IAB New Ad Portfolio (text copies)',
    year: '2017',
    url: 'https://pdf4pro.com/view/fixed-size-ad-specifications-iab-64da2d.html',
    certainty: 'high',
  },
  'MOB-S2': {
    source: 'Google, Display & Video 360 help',
    year: 'current',
    url: 'https://support.google.com/displayvideo/answer/10260435?hl=en',
    certainty: 'high',
  },
  'MOB-S3': {
    source: 'Unity Docs',
    year: 'current',
    url: 'https://docs.unity.com/en-us/grow/is-ads/user-acquisition/creatives/media-specs-creative-sets',
    certainty: 'high',
  },
  'MOB-X1': {
    source: 'FCB; lovethework; mParticle; Agency Compile',
    year: '2018/19',
    url: 'https://www.fcbny.com/work/the-whopper-detour/',
    certainty: 'high',
  },
  'MOB-X2': {
    source: 'The Verge',
    year: '2012',
    url: 'https://www.theverge.com/2012/3/13/2867288/gap-titan-geofencing-location-based-ad-campaign',
    certainty: 'high',
  },
  'MOB-X3': {
    source: 'MMA case library',
    year: '2014',
    url: 'https://www.mmaglobal.com/case-study-hub/case_studies/view/41487',
    certainty: 'high',
  },
} as const satisfies Record<string, Fact>
