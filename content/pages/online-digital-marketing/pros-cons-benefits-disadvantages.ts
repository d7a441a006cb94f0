import { MEDIA_LEAD_DAYS } from '#domain/planning/campaign/leadTime.ts'
import {
  MEDIA_TYPE_NAMES,
  MEDIA_TYPES,
  type MediaType,
} from '#domain/foundation/media/mediaTypes.ts'
import type { MarketingPage } from '../marketingPage.ts'
import { leastBudget, metIn, count, oneDecimal, typicalCpm } from '../ownFigures.ts'

const BEST: Record<MediaType, readonly [best: string, worst: string]> = {
  online_display: ['bringing people to a page', 'making a new name known'],
  mobile_display: ['the last mile to a door', 'anything with two sentences'],
  online_video: ['showing how it works', 'people in a hurry'],
  online_audio: ['company while eyes are busy', 'what has to be seen'],
  ctv: ['a name for a whole town', 'a sale by Friday'],
  dooh: ['being there, every day', 'explaining'],
}
const met = (mediaType: MediaType) =>
  metIn(mediaType, { people: 60_000, budgetMinor: 1_000_00, days: 28 })

export const page: MarketingPage = {
  question: 'Is digital advertising worth it?',
  description:
    'Benefits and limits of six digital media: what each does best and worst, $1,000 compared, when not to advertise at all, and honest doubts.',
  answer:
    'It is worth it when you can **serve more customers** than you have, know **what one may cost**, and are willing to **look at the result**. It is not worth it when the shop is full, the offer is unclear or nobody will answer the phone. The media differ a great deal, and the two tables below put them side by side.',
  picture: {
    kind: 'balance',
    left: 'Easy to start small',
    right: 'Easy to waste small',
    leftItems: 5,
    rightItems: 5,
    alt: 'A pair of scales in balance: it is easy to start with little money, and little money is easy to waste.',
  },
  figures: [
    {
      value: '+8%',
      text: 'conversions at the median of 432 randomized tests of display',
      from: 'DIS-K5',
    },
    {
      value: '73%',
      text: 'of Americans asked by the trade like digital billboards, 37% like online ads (2024)',
      from: 'DOOH-P1',
    },
    {
      value: '4.5%',
      text: 'of US ad budgets goes to audio, for about 2 hours and 40 minutes of each day (2024)',
      from: 'AUD-M2',
    },
    {
      value: leastBudget('mobile_display'),
      text: 'is enough to find out for yourself.',
      from: 'own',
    },
  ],
  calculator: {
    title: 'Six media, one amount',
    intro: 'Sort by lead time if you are late, by entry if you are careful.',
    preset: { kind: 'compare', values: { budget: 1000, order: 'lead' } },
  },
  parts: [
    {
      heading: 'What they all have in common',
      text: [
        'Pros: you choose place and dates, see the price before you pay, change things while they run, and get figures afterward. Few printed ads could offer that. Cons: everybody else can do the same, so attention is short everywhere; figures look more exact than they are; and the easier a thing is to buy, the easier it is to buy badly. The form takes ten minutes. The thinking takes a week, or does not happen.',
      ],
      term: {
        name: 'Self-service',
        text: 'Buying ads with a form instead of through a salesperson. Quick, and nobody stops you.',
      },
    },
    {
      heading: 'What each is best and worst at',
      text: ['One line each. If your task is in the third column, stop there.'],
      table: {
        caption: 'Six media, their strength and their weakness',
        head: ['Medium', 'Best at', 'Worst at', 'Ready in'],
        rows: MEDIA_TYPES.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          BEST[mediaType][0],
          BEST[mediaType][1],
          `${MEDIA_LEAD_DAYS[mediaType]} days`,
        ]),
        note: 'The first three columns are our judgment; the last one is our lead time.',
      },
    },
    {
      heading: '$1,000 in a town of 60,000',
      text: [
        'The same money, four weeks, our reach curve. The cheap media repeat themselves in a small town until people groan; the expensive ones reach fewer people for longer. Neither is better until you know what has to be said.',
      ],
      table: {
        caption: 'People reached and times each, by medium',
        head: ['Medium', 'CPM', 'People reached', 'Times each'],
        rows: MEDIA_TYPES.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          typicalCpm(mediaType),
          count(met(mediaType).reach),
          oneDecimal(met(mediaType).frequency),
        ]),
        bars: MEDIA_TYPES.map((mediaType) => met(mediaType).reach),
        note: 'Estimates at the typical price. Bars show people reached.',
      },
      term: {
        name: 'Waste',
        text: 'Contacts with people who could never buy. Some is the price of being known.',
      },
    },
    {
      heading: 'Does advertising work at all?',
      text: [
        'In the largest collection of online ad experiments that we know of, visits rose by 16% and conversions by 8% at the median[^DIS-K5]. Half of the campaigns did better, and half did worse. Then there is what people say: in a survey by the outdoor trade, 73% thought well of digital billboards, 50% of television and video, 48% of social, 37% of online and 32% of audio ads[^DOOH-P1]. Saying is not buying, and the survey was paid for by the winner.',
        'A modest, real effect in the middle: that is as much as we know. Whether you end up above or below it depends, we think, on the ad more than on the medium.',
      ],
    },
    {
      heading: 'When not to advertise',
      text: [
        'When you could not serve ten more customers. When the last ten were unhappy. When the page does not open on a phone, the hours are wrong on the map, or the person who knows the answers is away. When you need the money back by the end of the month. And when a letter to two hundred old customers has not been written, because they know you, and reaching each of them costs a stamp.',
      ],
      steps: [
        'Fix what new customers will see first.',
        'Write to the old ones.',
        'Ask for three reviews.',
        'Then buy one medium, in one place, for four weeks.',
      ],
    },
    {
      heading: 'Doubts worth keeping',
      text: [
        'Sellers’ numbers, ours included, count contacts; whether anybody was there is partly a model. In 2022 a study found 8 to 10% of streamed impressions on TV sets that were off[^CTV-P1]; in 2023 another found 15% of open-web money on pages made for ads[^DIS-M3]. The second shrank once somebody looked. Keep looking. A doubt that asks for a list of sites is the cheapest tool in this trade.',
      ],
    },
  ],
  example: {
    heading: 'Should this locksmith advertise?',
    text: [
      'He works alone, answers the phone himself and is booked on four of six days. He is thinking of spending $800.',
    ],
    rows: [
      ['Jobs he could add in a month', '8'],
      ['Profit from one', '$70', 'assumed'],
      ['Most that could come back', '$560'],
      ['Against the budget', '$800', 'not this month'],
      ['Instead', 'reviews, the map, a sign on the van', 'and $200 on phones in his slow season'],
    ],
  },
  pros: {
    for: [
      'Small starts, known prices, changes at any time.',
      'Place and hours as narrow as your service.',
      'Results can be tested by leaving a district out.',
      'One order, one invoice, one report for six media.',
    ],
    against: [
      'Attention is short, and everybody is after it.',
      'Exact-looking figures hide models and overlaps.',
      'It rewards those who prepare and charges those who do not.',
      'Search and social, the two largest, are sold elsewhere.',
    ],
  },
  questions: [
    [
      'What is the biggest benefit?',
      'That a mistake costs a hundred dollars and a week, not a season.',
    ],
    [
      'What is the biggest risk?',
      'Continuing with something for a year because a report looks good.',
    ],
    [
      'Is print better for older people?',
      'For some. But 65% of Americans over 65 stream television[^CTV-A2].',
    ],
    [
      'Will people be annoyed?',
      'By noise and by ads that cover the page, yes; by a quiet picture in a fitting place, hardly.',
    ],
    [
      'Can a competitor outbid me?',
      'Not here: prices are fixed. A competitor can only book the same billboard before you do.',
    ],
    [
      'Should I do it myself?',
      'The first campaign, yes, so that later you know what you are paying others for.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'cheap-small-businesses',
    'conversion-kpis',
    'online-video-ads/pros-cons-benefits-disadvantages',
  ],
}
