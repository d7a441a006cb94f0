import type { Fact } from './fact.ts'

/** What pages say of online video, and who says so. */
export const ONLINE_VIDEO_FACTS = {
  'VID-B1': {
    source: 'bus217 case; doctorio.us; CNBC',
    year: '2012',
    url: 'https://bus217.org/case-study-dollar-shave-club',
  },
  'VID-M2': {
    source: 'IAB via NewscastStudio',
    year: 'Apr 2025',
    url: 'https://www.newscaststudio.com/2025/04/28/digital-video-projected-to-capture-60-percent-of-tv-and-video-ad-spend-in-2025-iab-reports/',
  },
  'VID-R2': {
    source: 'Google/Kantar, Google Ads Help',
    year: '2021',
    url: 'https://support.google.com/google-ads/answer/14783551',
  },
  'VID-R4': {
    source: 'Nielsen Catalina via Marketing Dive',
    year: '2017',
    url: 'http://marketingdive.com/news/study-likeability-has-biggest-impact-on-video-ad-results/438655',
  },
  'VID-X1': {
    source: 'Directory; Ad Age',
    year: '2015',
    url: 'https://www.directnewideas.com/magazine/the_martin_agency_unskippable/?id=1756',
  },
  'VID-X3': {
    source: 'newswire.ca; auxmode',
    year: '2013',
    url: 'https://newswire.ca/news-releases/dove-real-beauty-sketches-becomes-the-most-viewed-online-video-ad-of-all-time-512438111.html',
  },
} as const satisfies Record<string, Fact>
