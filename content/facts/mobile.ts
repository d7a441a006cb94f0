import type { Fact } from './fact.ts'

/** What pages say of mobile, and who says so. */
export const MOBILE_FACTS = {
  'MOB-A1': {
    source: 'Pew Research Center',
    year: 'Feb-June 2025',
    url: 'https://www.pewresearch.org/internet/fact-sheet/mobile/?mod=article_inline',
  },
  'MOB-A2': {
    source: 'Pew via Mobility Digest',
    year: '2025',
    url: 'https://mobilitydigest.com/smartphone-ownership-in-america-trends-and-insights-for-2025',
  },
  'MOB-A3': {
    source: 'Pew via Mobility Digest',
    year: '2025',
    url: 'https://mobilitydigest.com/smartphone-ownership-in-america-trends-and-insights-for-2025',
  },
  'MOB-A4': {
    source: 'eMarketer via Cross Screen Media',
    year: '2024',
    url: 'https://crossscreen.media/state-of-the-screens/the-incredible-rise-of-mobile',
  },
  'MOB-C1': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
  },
  'MOB-K1': {
    source: 'Media Rating Council',
    year: 'in force',
    url: 'https://vdocuments.mx/mrc-mobile-viewable-ad-impression-measurement-guidelines-mrc-mobile-viewable.html',
  },
  'MOB-K2': {
    source: 'IAS via MarketingCharts',
    year: 'H1 2020',
    url: 'https://www.marketingcharts.com/advertising-trends/creative-and-formats-115233',
  },
  'MOB-K3': {
    source: 'Lumen Research',
    year: 'about 2017 to 2020',
    url: 'https://lumen-research.com/blog/how-much-better-is-mobile-than-desktop/',
  },
  'MOB-K4': {
    source: 'Study quoted by landofweb',
    year: '2017',
    url: 'https://landofweb.com/blog/enrich-the-customer-shopping-experience-by-using-location-based-advertising',
  },
  'MOB-K5': {
    source: 'Paper on arXiv via arXivLens',
    year: '2016-25',
    url: 'https://arxivlens.com/PaperView/Details/digital-advertising-the-measure-of-mobile-visits-lifts-9936-1474568',
  },
  'MOB-R1': {
    source: 'Coalition for Better Ads via AAAA; thesearchequation',
    year: 'in force',
    url: 'https://www.aaaa.org/initial-better-ads-standards-desktop-web-mobile-web/',
  },
  'MOB-R3': {
    source: 'ConsentStack; GSDSI',
    year: '2026',
    url: 'https://consentstack.io/blog/us-state-privacy-laws',
  },
  'MOB-S1': {
    source: 'IAB New Ad Portfolio (text copies)',
    year: '2017',
    url: 'https://pdf4pro.com/view/fixed-size-ad-specifications-iab-64da2d.html',
  },
  'MOB-S2': {
    source: 'Google, Display & Video 360 help',
    year: 'current',
    url: 'https://support.google.com/displayvideo/answer/10260435?hl=en',
  },
  'MOB-S3': {
    source: 'Unity Docs',
    year: 'current',
    url: 'https://docs.unity.com/en-us/grow/is-ads/user-acquisition/creatives/media-specs-creative-sets',
  },
  'MOB-X1': {
    source: 'FCB; lovethework; mParticle; Agency Compile',
    year: '2018/19',
    url: 'https://www.fcbny.com/work/the-whopper-detour/',
  },
  'MOB-X2': {
    source: 'The Verge',
    year: '2012',
    url: 'https://www.theverge.com/2012/3/13/2867288/gap-titan-geofencing-location-based-ad-campaign',
  },
  'MOB-X3': {
    source: 'MMA case library',
    year: '2014',
    url: 'https://www.mmaglobal.com/case-study-hub/case_studies/view/41487',
  },
} as const satisfies Record<string, Fact>
