import { MEDIA_ECONOMICS } from '#domain/catalogue/mediaEconomics.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { count, formatUsd, viewsFor } from '../ownFigures.ts'

const later = (cpmMinor: number) => Math.round(cpmMinor * 1.04 ** 3)
const rise = (mediaType: 'dooh' | 'online_audio' | 'ctv') => {
  const { typicalCpmMinor } = MEDIA_ECONOMICS[mediaType]
  return `${formatUsd(typicalCpmMinor)} to ${formatUsd(later(typicalCpmMinor))}`
}

export const page: MarketingPage = {
  question: 'What is changing in digital marketing?',
  description:
    'Seven changes with sources: billboards, streaming, audio, cookies, waste, law and machine-made ads, and what each means for a local budget.',
  answer:
    'Television **becomes digital**, posters **become screens**, radio **becomes streams**: the old media are now sold like the new. At the same time waste is measured, law tightens, and the cookie has outlived its obituaries. For a local business most of this is good news, since what used to need a contract now needs a form.',
  picture: {
    kind: 'timeline',
    stops: [
      { day: '2020', label: '29% of TV money is digital' },
      { day: '2023', label: 'Waste is measured' },
      { day: '2024', label: 'A third of outdoor is digital' },
      { day: 'May 2025', label: 'Streaming passes TV' },
      { day: '2026', label: 'Loud ads and food ads are limited' },
    ],
    alt: 'A timeline from 2020 to 2026: television money turns digital, waste is measured, a third of outdoor is digital, streaming passes broadcast and cable, and new laws limit loud ads and food ads.',
  },
  figures: [
    {
      value: '44.8%',
      text: 'of US television time was streaming in May 2025, more than broadcast and cable together',
      from: 'CTV-M5',
    },
    {
      value: '36%',
      text: 'of US outdoor revenue was digital in the second quarter of 2025',
      from: 'DOOH-M2',
    },
    {
      value: '15% → 4%',
      text: 'of open-web spending went to pages made for ads, within a year',
      from: 'DIS-M3',
    },
    { value: '+13.8%', text: 'expected for US streaming TV ads in 2026', from: 'ONL-M3' },
  ],
  calculator: {
    title: 'What if prices outrun your budget?',
    intro: 'An assumption for each, five years ahead, counted in banners.',
    preset: { kind: 'drift', values: { budget: 8000, price: 4, growth: 2 } },
  },
  parts: [
    {
      heading: 'Old media are sold like new ones',
      text: [
        'In May 2025 streaming took 44.8% of American television time and overtook broadcast and cable together for the first time[^CTV-M5]; by December it had 47.5%[^CTV-M6]. Digital screens were 34% of outdoor revenue in 2024[^DOOH-M1] and 36% in the second quarter of 2025[^DOOH-M2]. Digital audio was expected to reach two fifths of all audio spending in 2024[^AUD-M1].',
        'The result is practical. Television for your county, a billboard on the highway and radio can each be bought for two weeks and a few hundred dollars. Each used to take a salesperson and a season.',
      ],
      table: {
        caption: 'Then and now, for a buyer with $500',
        head: ['Medium', 'Used to be', 'Is now'],
        rows: [
          ['Television', 'a region and a season', 'some ZIP codes and two weeks'],
          ['Outdoor', 'a board for a month, printed', 'hours on single screens'],
          ['Radio', 'everybody within fifty miles', 'listeners in your county'],
          ['Banners', 'anywhere, unseen', 'named sites, listed'],
        ],
        note: 'Our summary; the right column is how these media are sold here.',
      },
    },
    {
      heading: 'Waste became visible, then smaller',
      text: [
        'In 2023 American advertisers had their own money traced. The average campaign had run on 44,000 sites, and 15% of spending went to pages made for ads; a year later it was 4%[^DIS-M3]. In 2022 a study found that 8 to 10% of streamed impressions ran on televisions that were off[^CTV-P1]. The lesson is the same: things go wrong where nobody looks, and looking is cheap. Ask for lists of sites, of stations, of billboards.',
      ],
      term: {
        name: 'Inclusion list',
        text: 'The places where an ad may run, named one by one. Everything else is out.',
      },
    },
    {
      heading: 'The cookie, an obituary withdrawn',
      text: [
        'Chrome dropped its prompt in April 2025 and retired most of the planned replacement in October; 17 to 20% of traffic is without third-party cookies because other browsers block them[^DIS-T1]. None of this changes the rules on consent. If your plan survived the years of announcements by turning to context, keep it. It was the better plan all along.',
      ],
    },
    {
      heading: 'Law arrives where ads are',
      text: [
        'California’s rule against loud ads on streaming services has applied since July 2026[^CTV-R1]. Since January 2026 Britain has allowed no paid online ads for less healthy food, except from firms with fewer than 250 employees and in some media[^LAW-12]. In the European Union political ads carry a label with sponsor and sum, billboards included[^LAW-6]. In the United States, passing on children’s data for targeted ads has taken a parent’s separate consent since April 2026[^LAW-3]. Each rule is sensible alone; together they favor ads that anybody may see.',
      ],
    },
    {
      heading: 'Listening turns into watching, and back',
      text: [
        'Half of Americans aged 12 and over, 51%, have watched a podcast, and YouTube is where most weekly listeners go for them[^AUD-T2]. Since September 2026 YouTube’s audio ads for American audiences are sold only through two audio firms[^AUD-T3]. The borders between media are moving, and if you own a voice track and a video of the same fifteen seconds, you need not care where they end up.',
      ],
      term: {
        name: 'Convergence',
        text: 'The old word for media becoming alike. Often it means that one seller has bought another.',
      },
    },
    {
      heading: 'Machines make ads',
      text: [
        'You can now type a sentence and get a picture, a voice or a video. That makes ads cheap and alike, and what looks alike is overlooked. In the study of about 450 campaigns the creative made 49% of the effect[^ONL-S1]; we see no reason why that should shrink when everybody has the same tools. Use them for versions and sizes. Keep for yourself the sentence, the face and the true detail.',
      ],
      steps: [
        'Write the sentence yourself, in a customer’s words.',
        'Photograph your own door.',
        'Let tools make the sizes.',
        'Read everything aloud before it runs.',
        'Keep the proof for each claim in the same folder.',
      ],
    },
  ],
  example: {
    heading: 'If all prices rose by 4% a year',
    text: ['An assumption for three years, to see what a fixed $5,000 would still buy.'],
    rows: [
      ['Billboards, a thousand views', rise('dooh')],
      ['Audio, a thousand plays', rise('online_audio')],
      ['Streaming TV, a thousand impressions', rise('ctv')],
      [
        'Views on billboards for $5,000, today and then',
        `${count(viewsFor('dooh', 5_000_00))} and ${count(viewsFor('dooh', 5_000_00) / 1.04 ** 3)}`,
      ],
    ],
  },
  pros: {
    for: [
      'Media once closed to small businesses are open to them.',
      'Quality is measured, and lists are available.',
      'Plans by place and context have little to fear from new laws.',
    ],
    against: [
      'More media to understand, each with its own words.',
      'Cheap tools flood every place with similar ads.',
      'Large advertisers are moving into local media.',
    ],
  },
  questions: [
    ['Should I wait until it settles?', 'It has not settled in thirty years.'],
    ['Is social media over?', 'No. It was expected to grow by 14.6% in America in 2026[^ONL-M3].'],
    ['Will prices fall?', 'We print no forecast. The calculator shows what a rise would cost you.'],
    [
      'Do people mind machine-made ads?',
      'They may mind bad ones. They will mind being fooled more.',
    ],
    ['Which trend can I ignore?', 'Any that would change nothing in your next three months.'],
    ['Where do I see what is next?', 'In what your customers use on a Tuesday evening. Ask five.'],
  ],
  next: ['market', 'tips-rules', '101-strategy-intro', 'ctv-streaming-ads/trends'],
}
