import type { Fact } from './fact.ts'

/** Facts about all media on the pages, with their sources. */
export const ALL_MEDIA_FACTS = {
  'ONL-C1': {
    source: 'Solomon Partners for OAAA via MediaPost',
    year: 'Jan 2022',
    url: 'https://www.mediapost.com/publications/article/371523/study-benchmarks-cheapestmost-expensive-ad-media.html?edition=125411',
    certainty: 'high',
  },
  'ONL-C2': {
    source: 'Gartner via Marketing Brew',
    year: 'May 2025',
    url: 'https://www.marketingbrew.com/stories/2025/05/20/marketing-budgets-gartner-cmo-report',
    certainty: 'high',
  },
  'ONL-M1': {
    source: 'IAB/PwC via PPC Land, mediaconfidential',
    year: 'Apr 2025',
    url: 'https://ppc.land/digital-ad-revenue-hits-259b-with-unexpected-mid-tier-growth',
    certainty: 'high',
  },
  'ONL-M2': {
    source: 'IAB/PwC via PPC Land',
    year: 'Apr 2025',
    url: 'https://ppc.land/digital-ad-revenue-hits-259b-with-unexpected-mid-tier-growth',
    certainty: 'high',
  },
  'ONL-M3': {
    source: 'IAB Outlook via StreamTV Insider',
    year: 'Jan 2026',
    url: 'https://www.streamtvinsider.com/advertising/iab-forecasts-138-us-ctv-ad-spend-growth-2026',
    certainty: 'high',
  },
  'ONL-M4': {
    source: 'IAB Europe',
    year: 'May 2025',
    url: 'https://iabeurope.eu/beyond-the-billion-what-europes-e118-9bn-digital-ad-market-tells-us-about-the-future',
    certainty: 'high',
  },
  'ONL-M6': {
    source: 'Stiftung Werbestatistik via persoenlich, Handelszeitung',
    year: '2024/25',
    url: 'https://www.persoenlich.com/kategorie-werbung/kino-und-aussenwerbung-leicht-im-plus',
    certainty: 'high',
  },
  'ONL-M7': {
    source: 'Focus via OOHA',
    year: '2025',
    url: 'https://internetworld.at/ooha-digital-out-of-home-ist-umsatzgewinner-gewinner-im-mai/',
    certainty: 'high',
  },
  'ONL-S1': {
    source: 'NCSolutions via MarketingCharts, Inside Audio Marketing',
    year: 'Aug 2023',
    url: 'https://www.marketingcharts.com/advertising-trends-230468',
    certainty: 'high',
  },
  'ONL-S2': {
    source: 'Advertiser Perceptions / Westwood One',
    year: '2023',
    url: 'https://www.insideaudiomarketing.com/post/what-drives-advertising-effectiveness-it-s-not-what-most-marketers-think',
    certainty: 'high',
  },
  'ONL-S4': {
    source: 'Pandora, a randomized test of its own ads',
    year: 'undated',
    url: 'https://www.pandoraforbrands.com/article/the-power-of-audio-and-the-weakness-of-last-click-attribution',
    certainty: 'high',
  },
} as const satisfies Record<string, Fact>
