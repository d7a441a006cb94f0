import type { Fact } from './fact.ts'

/** What pages say of audio, and who says so. */
export const AUDIO_FACTS = {
  'AUD-A1': {
    source: 'Edison, Infinite Dial 2025 via RAIN, National Public Media, AdTonos',
    year: 'Mar 2025',
    url: 'https://rainnews.com/online-audio-for-228-million-americans-infinite-dial/?noamp=mobile',
  },
  'AUD-A2': {
    source: 'Edison via RAIN',
    year: '2025',
    url: 'https://rainnews.com/online-audio-for-228-million-americans-infinite-dial/?noamp=mobile',
  },
  'AUD-A3': {
    source: 'Edison Research',
    year: 'Mar 2025',
    url: 'https://www.edisonresearch.com/the-infinite-dial-2025',
  },
  'AUD-A4': {
    source: 'Edison Share of Ear via Radio Ink',
    year: 'Q1 2025',
    url: 'https://radioink.com/2025/04/10/ad-supported-audio-bests-ad-free-listening-in-latest-edison-data/',
  },
  'AUD-A6': {
    source: 'Nielsen',
    year: 'Q3 2025',
    url: 'https://www.nielsen.com/it/insights/2025/the-record-q3-audio-listening-trends-2',
  },
  'AUD-A7': {
    source: 'Edison via eMarketer',
    year: 'Q2 2025',
    url: 'https://www.emarketer.com/content/radio-maintains-dominance-over-podcasts-time-spent-with-ad-supported-audio',
  },
  'AUD-A8': {
    source: 'Spotify; TheWrap',
    year: 'Q4 2025',
    url: 'https://www.thewrap.com/industry-news/business/spotify-earnings-q4-2025',
  },
  'AUD-A9': {
    source: 'RAJAR via Radiocentre, RedTech',
    year: 'Q3 2025',
    url: 'https://www.radiocentre.org/?p=47786',
  },
  'AUD-A10': {
    source: 'RAJAR via Mostly Media',
    year: 'Q3 2025',
    url: 'https://mostlymedia.co.uk/radio-continues-to-grow-year-on-year/',
  },
  'AUD-C2': {
    source: 'Solomon Partners for OAAA, via Inside Audio Marketing',
    year: 'Jan 2022',
    url: 'https://www.insideaudiomarketing.com/post/report-radio-has-one-of-the-lowest-cpms-in-major-media',
  },
  'AUD-K1': {
    source: 'AudioGO',
    year: 'current',
    url: 'https://www.audiogo.com/what-is/ltr',
  },
  'AUD-M1': {
    source: 'eMarketer',
    year: 'Apr/July 2024',
    url: 'https://content-na1.emarketer.com/digital-ad-spending-forecast-trends-q2-2024',
  },
  'AUD-M2': {
    source: 'eMarketer',
    year: '2024',
    url: 'https://content-na1.emarketer.com/digital-ad-spending-forecast-trends-q2-2024',
  },
  'AUD-M3': {
    source: 'IAB/PwC via Axios',
    year: '2021',
    url: 'https://www.axios.com/pro/media-deals/2022/04/14/podcasts-music-digital-ad-revenue',
  },
  'AUD-M4': {
    source: 'IAB/PwC via mediaconfidential, PPC Land',
    year: 'Apr 2025',
    url: 'https://mediaconfidential.blogspot.com/2025/04/ditigal-ad-revenue-soared-in-2024.html',
  },
  'AUD-P1': {
    source: 'dentsu and Lumen, with six sellers of audio as partners',
    year: 'Aug 2023',
    url: 'https://www.dentsu.com/us/en/media-and-investors/dentsu-partners-with-six-top-audio-destinations',
  },
  'AUD-P2': {
    source: 'dentsu/Lumen via AudioOne',
    year: '2023',
    url: 'https://audioone.ie/audios-performance-exceeds-dentsu-norms/',
  },
  'AUD-P4': {
    source: 'Edison via Inside Audio Marketing',
    year: 'Q3 2025',
    url: 'https://www.insideaudiomarketing.com/post/share-of-ear-results-are-a-reminder-of-digital-audio-s-limited-reach',
  },
  'AUD-P5': {
    source: 'Pandora',
    year: 'undated',
    url: 'https://www.pandoraforbrands.com/article/the-power-of-audio-and-the-weakness-of-last-click-attribution',
  },
  'AUD-R1': {
    source: 'Pandora/Nielsen via mediaconfidential',
    year: '2017',
    url: 'http://mediaconfidential.blogspot.com/2017/08/subway-pandora-testing-ads-to-capture.html',
  },
  'AUD-S1': {
    source: 'Spotify Ads',
    year: 'current',
    url: 'https://ads.spotify.com/en-US/ad-experiences/audio-ads-specs/',
  },
  'AUD-S2': {
    source: 'Spotify Ads',
    year: 'current',
    url: 'https://ads.spotify.com/en-US/ad-experiences/audio-ads-specs/',
  },
  'AUD-S3': {
    source: 'Spotify for Brands',
    year: 'undated, an older page',
    url: 'https://spotifyforbrands.com/en-US/ad-experiences/audio/',
  },
  'AUD-S4': {
    source: 'Spotify; Magnetron/BeatRig',
    year: '2023 and before',
    url: 'https://ads.spotify.com/en-US/ad-experiences/audio-ads-specs/',
  },
  'AUD-S5': {
    source: 'Magnetron',
    year: '2023',
    url: 'https://magnetron.app/recipes/spotify-ad-studio-check/',
  },
  'AUD-T1': {
    source: 'Edison via Radio Ink, RedTech',
    year: 'Q3 2025',
    url: 'https://www.redtech.pro/westwood-one-looks-at-edison-q3-share-of-ear-report',
  },
  'AUD-T2': {
    source: 'Edison',
    year: 'Mar 2025',
    url: 'https://www.edisonresearch.com/the-infinite-dial-2025',
  },
  'AUD-T3': {
    source: 'Google, Display & Video 360 help',
    year: 'Sept 2026',
    url: 'https://support.google.com/displayvideo/answer/6274216?authuser=395139540',
  },
  'AUD-T4': {
    source: 'IAB Europe AdEx via screenvoice',
    year: 'May 2025',
    url: 'https://www.screenvoice.cz/en/news/digital-advertising-is-growing-driven-by-video-on-ctv-social-media-and-retail',
  },
  'AUD-X1': {
    source: 'strategy / CASSIES 2017',
    year: '2015',
    url: 'https://strategyonline.ca/2017/02/22/cassies-silver-spotifys-musical-locales/',
  },
  'AUD-X2': {
    source: 'mediaconfidential',
    year: '2017',
    url: 'http://mediaconfidential.blogspot.com/2017/08/subway-pandora-testing-ads-to-capture.html',
  },
  'AUD-X3': {
    source: 'MediaCat; Contagious',
    year: '2025',
    url: 'https://mediacat.uk/?p=41624',
  },
} as const satisfies Record<string, Fact>
