import type { Fact } from './fact.ts'

/** What pages say of all media, and who says so. */
export const ALL_MEDIA_FACTS = {
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
