import type { Fact } from './fact.ts'

/** Facts about display on the pages, with their sources. */
export const DISPLAY_FACTS = {
  'DIS-C1': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
    certainty: 'high',
  },
  'DIS-K1': {
    source: 'Media Rating Council via DCN; BidTheatre',
    year: 'in force',
    url: 'https://digitalcontentnext.org/blog/the-resource-center/overview/viewability-standards',
    certainty: 'high',
  },
  'DIS-K3': {
    source: 'Integral Ad Science via MarketingCharts',
    year: '2020',
    url: 'https://www.marketingcharts.com/advertising-trends/creative-and-formats-115233',
    certainty: 'high',
  },
  'DIS-K4': {
    source: 'Lumen Research',
    year: 'about 2017 to 2020',
    url: 'https://lumen-research.com/blog/how-much-better-is-mobile-than-desktop/',
    certainty: 'high',
  },
  'DIS-K5': {
    source: 'Johnson, Lewis, Nubbemeyer',
    year: '2017-20',
    url: 'https://discovery.researcher.life/article/the-online-display-ad-effectiveness-funnel-amp-carryover-a-metastudy-of-ghost-ad-experiments/27ac36e91d843fe9bfb3de46ee6cb371',
    certainty: 'high',
  },
  'DIS-M1': {
    source: 'IAB/PwC via mediaconfidential',
    year: 'Apr 2025',
    url: 'https://mediaconfidential.blogspot.com/2025/04/ditigal-ad-revenue-soared-in-2024.html',
    certainty: 'high',
  },
  'DIS-M2': {
    source: 'IAB Outlook via MediaPost',
    year: 'Jan 2026',
    url: 'https://www.mediapost.com/publications/article/412351/iab-2026-ad-spend-forecast-ctv-138-social-14.html?edition=141401',
    certainty: 'high',
  },
  'DIS-M3': {
    source: 'ANA via MediaPost, AdExchanger text',
    year: '2023/24',
    url: 'https://www.mediapost.com/publications/article/396898/new-benchmark-shows-were-making-progress.html?edition=134644',
    certainty: 'high',
  },
  'DIS-M4': {
    source: 'IAB Europe via ABC UK',
    year: 'May 2025',
    url: 'https://www.abc.org.uk/news/assurance-services/dont-get-left-behind-key-takeaways-from-iab-europes-interact-conference-2025',
    certainty: 'high',
  },
  'DIS-P2': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
    certainty: 'high',
  },
  'DIS-R1': {
    source: 'Coalition for Better Ads via AAAA; Frankfurt Kurnit',
    year: 'in force',
    url: 'https://www.aaaa.org/initial-better-ads-standards-desktop-web-mobile-web/',
    certainty: 'high',
  },
  'DIS-R2': {
    source: 'ANA via MediaPost',
    year: '2024',
    url: 'https://www.mediapost.com/publications/article/396898/new-benchmark-shows-were-making-progress.html?edition=134644',
    certainty: 'high',
  },
  'DIS-S1': {
    source: 'IAB New Ad Portfolio (text copies)',
    year: '2017',
    url: 'https://pdf4pro.com/view/fixed-size-ad-specifications-iab-64da2d.html',
    certainty: 'high',
  },
  'DIS-S2': {
    source: 'IAB New Ad Portfolio (text copies)',
    year: '2017',
    url: 'https://integraalys.net/css-sizing-guide-filetype-pdf-4334',
    certainty: 'high',
  },
  'DIS-S3': {
    source: 'Google, Display & Video 360 help',
    year: 'current',
    url: 'https://support.google.com/displayvideo/answer/10260435?hl=en',
    certainty: 'high',
  },
  'DIS-T1': {
    source: 'Cookiebeam; Consenteo',
    year: '2025/26',
    url: 'https://cookiebeam.com/guides/privacy-sandbox-shutdown-2026-what-it-means-for-consent',
    certainty: 'high',
  },
  'DIS-T2': {
    source: 'The Drum',
    year: '2014/15',
    url: 'https://www.thedrum.com/news/2015/06/01/economist-using-ad-tech-creative-canvas-it-tests-data-driven-video-buying',
    certainty: 'high',
  },
  'DIS-X1': {
    source: 'Econsultancy; The Drum; Proximity',
    year: '2014/15',
    url: 'https://econsultancy.com/the-economist-finding-new-readers-with-creative-programmatic-display/?zd_source=mta&zd_campaign=13954&zd_term=indrajeetdeshpande',
    certainty: 'high',
  },
  'DIS-X3': {
    source: 'Spikes Asia',
    year: '2022',
    url: 'https://www2.spikes.asia/winners/2022/media/entry.cfm?entryid=3174&award=99&order=6&direction=2',
    certainty: 'high',
  },
} as const satisfies Record<string, Fact>
