import type { MarketingPage } from '../marketingPage.ts'
import { count, dollars, typicalCpm, viewsFor } from '../ownFigures.ts'

const FUTURE_CPM = Math.round(2_800 * 0.95 ** 3)

export const page: MarketingPage = {
  question: 'What is changing in streaming TV ads?',
  description:
    'Cited trends in streaming TV advertising: viewing share, falling prices, ad tiers, interactive spots and loudness law, with what to do.',
  answer:
    'Viewing is still moving over, **prices have fallen**, tiers with ads have become the norm, and services are testing the first spots that **answer to a remote control**. For a small advertiser one of these matters today: the price.',
  picture: {
    kind: 'bars',
    rows: [
      { label: 'December 2025', value: 47.5, shown: '47.5%' },
      { label: 'November 2025', value: 46.7, shown: '46.7%' },
      { label: 'July 2025', value: 47.3, shown: '47.3%' },
      { label: 'May 2025', value: 44.8, shown: '44.8%' },
    ],
    alt: 'Bars of streaming’s share of US television time: 44.8 percent in May 2025, 47.3 in July, 46.7 in November and 47.5 in December.',
  },
  figures: [
    {
      value: '+71%',
      text: 'streaming’s share of US TV time from May 2021 to May 2025',
      from: 'CTV-M7',
    },
    {
      value: '2',
      text: 'services alone were expected to ask more than $30 for a thousand by mid-2025',
      from: 'CTV-C3',
    },
    {
      value: '55%',
      text: 'or more of new British Netflix customers took the tier with ads (Nov 2025)',
      from: 'CTV-T2',
    },
    {
      value: '58%',
      text: 'of US TV and video ad money was expected in digital video in 2025; 29% in 2020',
      from: 'CTV-M3',
    },
  ],
  calculator: {
    title: 'What if prices turn?',
    intro:
      'They fell; they may rise. Try rates of your own and see what four years do to a budget.',
    preset: { kind: 'drift', values: { budget: 12_000, price: 3, growth: 0 } },
  },
  parts: [
    {
      heading: 'Time moves first, money later',
      text: [
        'Nielsen’s share for streaming climbed from 44.8% in May to 47.5% in December 2025[^CTV-M5,CTV-M6]. The IAB’s buyers expect to spend 13.8% more on it in 2026 and 1.7% less on linear television[^CTV-M2]. In the five years to 2025 digital video went from 29% to an expected 58% of American TV and video money[^CTV-M3]. The curve will flatten, because a share of almost half has little room to double.',
      ],
      table: {
        caption: 'US television time, by Nielsen',
        head: ['Kind', 'May 2025', 'Since May 2021'],
        rows: [
          ['Streaming[^CTV-M5,CTV-M7]', '44.8%', '+71%'],
          ['Cable[^CTV-M5,CTV-M7]', '24.1%', '−39%'],
          ['Broadcast[^CTV-M5,CTV-M7]', '20.1%', '−21%'],
        ],
        bars: [44.8, 24.1, 20.1],
        note: 'The rest is other use of the screen, such as games.',
      },
      term: {
        name: 'The Gauge',
        text: 'Nielsen’s monthly picture of what American televisions are used for.',
      },
    },
    {
      heading: 'Prices fell, and why that may end',
      text: [
        'When Amazon put ads into Prime Video for everybody, supply grew faster than demand. Prices of a thousand impressions dropped, and forecasters saw all but two services below $30 by mid-2025[^CTV-C3], while invoices through May 2022 had shown $46 and more for the expensive ones[^CTV-C4]. Two things could turn that: elections and big tournaments fill breaks for months, and services may show fewer ads to keep viewers. Do not plan on cheaper years to come. Plan on a price that you would pay again.',
      ],
    },
    {
      heading: 'Spots that listen',
      text: [
        'Large services have begun to test spots that react to the remote: press a button, see the offer on the phone. What is said about them comes from the services themselves and from advertisers with budgets for experiments. We have found no independent result to pass on. What you can do today costs nothing: put a short name on the last three seconds, because viewers have a phone in hand anyway.',
      ],
    },
    {
      heading: 'Ad tiers become the norm',
      text: [
        'More than 55% of those who joined Netflix in Britain took the tier with ads[^CTV-T2]; in twelve countries together Netflix claims 190 million monthly viewers for it[^CTV-A4]. Free services grew beside the paid ones. The old objection that only the young and the thrifty watch ads is fading: in Pew’s survey of 2025 those from 30 to 49 stream most, 92%[^CTV-A2].',
      ],
      term: {
        name: 'Ad tier',
        text: 'A cheaper subscription with breaks. The same programs, a smaller bill.',
      },
    },
    {
      heading: 'Rules catch up',
      text: [
        'Loudness came first: California extended its rule from old television to streaming in July 2026[^CTV-R1]. Since January 2026 Britain has kept ads for less healthy food off television until nine in the evening and out of paid online ads altogether[^LAW-12]. Measurement is next in line. As long as a switched-off set can count as a viewer, people will argue about what an impression is.',
      ],
      steps: [
        'Mix at −23 LUFS and forget about loudness law.',
        'Cut a version without product shots if you sell food in Britain.',
        'Ask each seller whether a turned-off screen is billed.',
        'Make the name readable for three seconds: it is your button.',
      ],
    },
  ],
  example: {
    heading: 'If the fall continued',
    text: [
      'Suppose the price fell by 5% a year for three more years. This is an assumption to show the effect, not a forecast; our prices change when the inventory does.',
    ],
    rows: [
      ['Price of 1,000 impressions today', typicalCpm('ctv')],
      ['In three years', dollars(FUTURE_CPM)],
      ['Impressions for $5,000 today', count(viewsFor('ctv', 5_000_00))],
      [
        'Impressions for $5,000 then',
        count((5_000_00 * 1_000) / (FUTURE_CPM * 0.97)),
        'with the same saving of 3%',
      ],
    ],
  },
  pros: {
    for: [
      'A buyer’s market: more breaks than advertisers, for now.',
      'Homes that watch no cable can be reached, too.',
      'Small orders are as welcome as large ones, since software fills them.',
    ],
    against: [
      'Most novelties are sold only with big budgets.',
      'Price falls can end with one election.',
      'Many trend reports are written by those who sell the trend; we kept to counts and left out moods.',
    ],
  },
  questions: [
    [
      'Will old television disappear?',
      'Slowly. It still had 44% of American viewing time in May 2025, broadcast and cable together[^CTV-M5].',
    ],
    ['Should I wait for interactive spots?', 'No. A clear name does the same job for nothing.'],
    [
      'Is artificial intelligence a trend here?',
      'In making spots, yes. We found no figure with a method about what it does to results, so we print none.',
    ],
    ['Do people hate the new ads?', 'They chose them over a higher bill. A cap keeps it that way.'],
    [
      'What about sports?',
      'Rights move to streaming one by one. For a local advertiser that means live games in chosen ZIP codes, at a premium.',
    ],
    [
      'Will there be fewer breaks?',
      'Services try it, because viewers count seconds. Fewer breaks would mean more expensive ones; it is the best reason to find out now what television does for you.',
    ],
    [
      'Are small advertisers crowding in?',
      'Software has let many of them in, ours included. On a single evening you may share a break with a car maker and a dentist, and neither minds.',
    ],
  ],
  next: ['market', 'price-budget-rates-cpm', 'conversion-kpis', 'billboards-digital/trends'],
}
