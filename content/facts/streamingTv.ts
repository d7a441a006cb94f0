import type { Fact } from './fact.ts'

/** What pages say of streaming TV, and who says so. */
export const STREAMING_TV_FACTS = {
  'CTV-A1': {
    source: 'Pew Research Center via The Current, theclearmediaproject',
    year: 'Apr 2025',
    url: 'https://www.thecurrent.com/americans-watch-streaming-netflix-hulu',
  },
  'CTV-A2': {
    source: 'Pew via The Current',
    year: '2025',
    url: 'https://www.thecurrent.com/americans-watch-streaming-netflix-hulu',
  },
  'CTV-A3': {
    source: 'Pew via theclearmediaproject',
    year: '2025',
    url: 'https://theclearmediaproject.org/from-a-stream-to-a-deluge-nearly-90-of-us-adults-are-streaming-content',
  },
  'CTV-A4': {
    source: 'Netflix via TheWrap, The Media Leader',
    year: 'Nov 2025',
    url: 'https://www.thewrap.com/netflix-ad-tier-subscribers-how-many-november-2025',
  },
  'CTV-A6': {
    source: 'Amazon via TheWrap, gradientgroup',
    year: '2025',
    url: 'https://gradientgroup.com/prime-video-ad-tier-reaches-315-million-monthly-viewers-globally',
  },
  'CTV-A7': {
    source: 'Disney via TheWrap',
    year: '2025',
    url: 'https://www.thewrap.com/netflix-ad-tier-subscribers-how-many-november-2025',
  },
  'CTV-B1': {
    source: 'Roku',
    year: 'current',
    url: 'https://help.ads.roku.com/en/articles/7191949-campaign-budget-schedule',
  },
  'CTV-C1': {
    source: 'Ad Age analysis via Adwave',
    year: '2024',
    url: 'https://adwave.com/resources/tv-advertising-cpm-by-platform',
  },
  'CTV-C3': {
    source: 'eMarketer',
    year: 'Dec 2024',
    url: 'https://content-naf.emarketer.com/amazon-prime-video-ad-tier-launch-leads-cpm-price-plummet',
  },
  'CTV-C4': {
    source: 'Standard Media Index via MediaPost',
    year: '2022',
    url: 'https://www.mediapost.com/publications/article/376699/netflix-can-hit-advertising-sweet-spot-of-25-to.html?edition=127273',
  },
  'CTV-C5': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
  },
  'CTV-K1': {
    source: 'Extreme Reach via rapidtvnews, nexttv, videonuze',
    year: '2018-2021',
    url: 'https://www.rapidtvnews.com/2021081261027/mobile-web-app-rise-and-ctv-impressions-remain-consistent-in-q2-2021.html',
  },
  'CTV-K2': {
    source: 'Extreme Reach via Cross Screen Media',
    year: '2020',
    url: 'https://crossscreen.media/state-of-the-screens/extreme-reach-2020-q1-video-benchmarks/',
  },
  'CTV-K3': {
    source: 'Extreme Reach via Next TV',
    year: '2021',
    url: 'https://nexttv.com/news/connected-tv-holds-35-share-of-video-impressions-extreme-reach',
  },
  'CTV-K4': {
    source: 'Innovid via MediaPost',
    year: 'Mar 2024',
    url: 'https://www.mediapost.com/publications/article/394735/ctv-ad-frequency-soars-80-in-2-years-report.html',
  },
  'CTV-K5': {
    source: 'ANA / Innovid via MediaVillage',
    year: '2021',
    url: 'https://mediavillage.com/article/new-connected-tv-insights-from-ana-and-innovid/print',
  },
  'CTV-K6': {
    source: 'JamLoop/DIRECTV help',
    year: 'current',
    url: 'https://directv-help.jamloop.app/understanding-reach-frequency-in-ctv-advertising',
  },
  'CTV-M1': {
    source: 'IAB Digital Video Ad Spend & Strategy 2025 via NewscastStudio, StreamTV Insider',
    year: 'Apr 2025',
    url: 'https://www.newscaststudio.com/2025/04/28/digital-video-projected-to-capture-60-percent-of-tv-and-video-ad-spend-in-2025-iab-reports/',
  },
  'CTV-M2': {
    source: 'IAB via MediaPost, StreamTV Insider',
    year: 'Jan 2026',
    url: 'https://www.mediapost.com/publications/article/412351/iab-2026-ad-spend-forecast-ctv-138-social-14.html?edition=141401',
  },
  'CTV-M3': {
    source: 'IAB via start.io, StreamTV Insider',
    year: 'Apr 2025',
    url: 'https://www.start.io/blog/digital-video-ads-on-track-to-beat-linear-tv-for-a-second-year',
  },
  'CTV-M4': {
    source: 'IAB via StreamTV Insider',
    year: 'Feb-Mar 2025',
    url: 'https://www.streamtvinsider.com/advertising/us-ctv-advertising-forecast-grow-13-266b-2025',
  },
  'CTV-M5': {
    source: 'Nielsen via theridgewoodblog',
    year: 'May 2025',
    url: 'https://theridgewoodblog.net/streaming-surpasses-broadcast-and-cable-for-first-time-ever',
  },
  'CTV-M6': {
    source: 'Nielsen via ScreenMDM, senalnews, connectadtv',
    year: '2025/26',
    url: 'https://screenmdm.com/news/tag/nielsen',
  },
  'CTV-M7': {
    source: 'Nielsen via theridgewoodblog',
    year: 'May 2025',
    url: 'https://theridgewoodblog.net/streaming-surpasses-broadcast-and-cable-for-first-time-ever',
  },
  'CTV-M8': {
    source: 'eMarketer; eMarketer via Vibe',
    year: '2025',
    url: 'https://content-naf.emarketer.com/amazon-prime-video-ad-tier-launch-leads-cpm-price-plummet',
  },
  'CTV-P1': {
    source: 'GroupM / iSpot',
    year: 'June 2022',
    url: 'https://www.walb.com/prnewswire/2022/06/13/advertising-industry-unites-create-new-standards-streaming-viewability-connected-tv-measurement/',
  },
  'CTV-P3': {
    source: 'MediaScience via MNTN Research',
    year: 'undated',
    url: 'https://research.mountain.com/creative-analysis/dynamic-duos-how-ctv-raises-digitals-profile/',
  },
  'CTV-R1': {
    source: 'California Business and Professions Code 22776; VulcanBills',
    year: 'in force',
    url: 'https://self-law.org/code/ca/business-and-professions-code/22776',
  },
  'CTV-R2': {
    source: 'Roku',
    year: 'current',
    url: 'https://help.ads.roku.com/en/articles/7154647-creative-guidelines',
  },
  'CTV-S1': {
    source: 'IAB Tech Lab',
    year: '2022',
    url: 'https://iabtechlab.com/?p=13917',
  },
  'CTV-S2': {
    source: 'NBCU creative guidelines',
    year: 'current',
    url: 'https://nbcu-creative-guidelines.scroll.site/nbcuniversal-creative-guidelines/_globalskygermany',
  },
  'CTV-S3': {
    source: 'GumGum',
    year: 'current',
    url: 'https://gumgum.jira.com/wiki/spaces/GCDC/pages/4503666689/CTV+Standard+Video',
  },
  'CTV-S4': {
    source: 'Roku',
    year: 'current',
    url: 'https://help.ads.roku.com/en/articles/7193013',
  },
  'CTV-S5': {
    source: 'Roku spec copy; NBCU',
    year: '2021',
    url: 'https://eksenfx.com/how-often-does-roku-play-ads-on-direct-publisher-channels-3953',
  },
  'CTV-T1': {
    source: 'Netflix via particle.news',
    year: 'Nov 2025',
    url: 'https://particle.news/story/netflix-redefines-ad-reach-with-190-million-monthly-active-viewers',
  },
  'CTV-T2': {
    source: 'Netflix via The Media Leader',
    year: 'Nov 2025',
    url: 'https://uk.themedialeader.com/netflixs-ad-tier-reaches-190m-monthly-active-viewers',
  },
  'CTV-X1': {
    source: 'lovethework (Cannes entries)',
    year: '2023',
    url: 'https://www.lovethework.com/work-awards/entries/interface-interruption-693073',
  },
} as const satisfies Record<string, Fact>
