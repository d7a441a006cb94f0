import type { Fact } from './fact.ts'

/** What pages say of all media, and who says so. */
export const ALL_MEDIA_FACTS = {
  'ONL-M1': {
    source: 'IAB/PwC via PPC Land, mediaconfidential',
    year: 'Apr 2025',
    url: 'https://ppc.land/digital-ad-revenue-hits-259b-with-unexpected-mid-tier-growth',
  },
  'ONL-M2': {
    source: 'IAB/PwC via PPC Land',
    year: 'Apr 2025',
    url: 'https://ppc.land/digital-ad-revenue-hits-259b-with-unexpected-mid-tier-growth',
  },
  'ONL-M5': {
    source: 'Nielsen / BAM via WTM',
    year: '2026',
    url: 'https://www.wtm-aussenwerbung.de/?lang=en&p=34966',
  },
  'ONL-M6': {
    source: 'Stiftung Werbestatistik via persoenlich, Handelszeitung',
    year: '2024/25',
    url: 'https://www.persoenlich.com/kategorie-werbung/kino-und-aussenwerbung-leicht-im-plus',
  },
  'ONL-M7': {
    source: 'Focus via OOHA',
    year: '2025',
    url: 'https://internetworld.at/ooha-digital-out-of-home-ist-umsatzgewinner-gewinner-im-mai/',
  },
  'ONL-S1': {
    source: 'NCSolutions via MarketingCharts, Inside Audio Marketing',
    year: 'Aug 2023',
    url: 'https://www.marketingcharts.com/advertising-trends-230468',
  },
  'ONL-S2': {
    source: 'Advertiser Perceptions / Westwood One',
    year: '2023',
    url: 'https://www.insideaudiomarketing.com/post/what-drives-advertising-effectiveness-it-s-not-what-most-marketers-think',
  },
} as const satisfies Record<string, Fact>
