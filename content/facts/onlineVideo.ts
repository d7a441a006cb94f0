import type { Fact } from './fact.ts'

/** Facts about online video on the pages, with their sources. */
export const ONLINE_VIDEO_FACTS = {
  'VID-B1': {
    source: 'bus217 case; doctorio.us; CNBC',
    year: '2012',
    url: 'https://bus217.org/case-study-dollar-shave-club',
    certainty: 'high',
  },
  'VID-C1': {
    source: 'Solomon Partners for OAAA via MediaPost',
    year: 'Jan 2022',
    url: 'https://www.mediapost.com/publications/article/371523/study-benchmarks-cheapestmost-expensive-ad-media.html?edition=125411',
    certainty: 'high',
  },
  'VID-K1': {
    source: 'Media Rating Council via DCN',
    year: 'in force',
    url: 'https://digitalcontentnext.org/blog/the-resource-center/overview/viewability-standards',
    certainty: 'high',
  },
  'VID-K3': {
    source: 'Extreme Reach via VideoNuze',
    year: '2018',
    url: 'http://iq.videonuze.com/article/research-ctv-ad-impressions-continue-to-gain-share',
    certainty: 'high',
  },
  'VID-K4': {
    source: 'Extreme Reach via Rapid TV News',
    year: '2021',
    url: 'https://www.rapidtvnews.com/2021081261027/mobile-web-app-rise-and-ctv-impressions-remain-consistent-in-q2-2021.html',
    certainty: 'high',
  },
  'VID-M1': {
    source: 'IAB/PwC via mediaconfidential',
    year: 'Apr 2025',
    url: 'https://mediaconfidential.blogspot.com/2025/04/ditigal-ad-revenue-soared-in-2024.html',
    certainty: 'high',
  },
  'VID-M2': {
    source: 'IAB via NewscastStudio',
    year: 'Apr 2025',
    url: 'https://www.newscaststudio.com/2025/04/28/digital-video-projected-to-capture-60-percent-of-tv-and-video-ad-spend-in-2025-iab-reports/',
    certainty: 'high',
  },
  'VID-M3': {
    source: 'IAB Outlook via MediaPost',
    year: 'Jan 2026',
    url: 'https://www.mediapost.com/publications/article/412351/iab-2026-ad-spend-forecast-ctv-138-social-14.html?edition=141401',
    certainty: 'high',
  },
  'VID-M5': {
    source: 'IAB Europe AdEx via ExchangeWire',
    year: 'May 2025',
    url: 'https://www.exchangewire.com/?p=1769617',
    certainty: 'high',
  },
  'VID-R1': {
    source: 'Coalition for Better Ads via AAAA',
    year: 'in force',
    url: 'https://www.aaaa.org/initial-better-ads-standards-desktop-web-mobile-web/',
    certainty: 'high',
  },
  'VID-R2': {
    source: 'Google/Kantar, Google Ads Help',
    year: '2021',
    url: 'https://support.google.com/google-ads/answer/14783551',
    certainty: 'high',
  },
  'VID-R4': {
    source: 'Nielsen Catalina via Marketing Dive',
    year: '2017',
    url: 'http://marketingdive.com/news/study-likeability-has-biggest-impact-on-video-ad-results/438655',
    certainty: 'high',
  },
  'VID-S1': {
    source: 'IAB Tech Lab',
    year: '2022',
    url: 'https://iabtechlab.com/?p=13917',
    certainty: 'high',
  },
  'VID-S3': {
    source: 'Google, Display & Video 360 help',
    year: 'current',
    url: 'https://support.google.com/displayvideo/answer/6274216',
    certainty: 'high',
  },
  'VID-X1': {
    source: 'Directory; Ad Age',
    year: '2015',
    url: 'https://www.directnewideas.com/magazine/the_martin_agency_unskippable/?id=1756',
    certainty: 'high',
  },
  'VID-X2': {
    source: 'Campaign',
    year: '2016',
    url: 'https://www.campaignlive.com/article/martin-agencys-crafty-storytelling-makes-geico-unskippable-again/1385546',
    certainty: 'high',
  },
  'VID-X3': {
    source: 'newswire.ca; auxmode',
    year: '2013',
    url: 'https://newswire.ca/news-releases/dove-real-beauty-sketches-becomes-the-most-viewed-online-video-ad-of-all-time-512438111.html',
    certainty: 'high',
  },
} as const satisfies Record<string, Fact>
