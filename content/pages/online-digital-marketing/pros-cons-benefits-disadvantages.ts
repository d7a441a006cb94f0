import { MEDIA_LEAD_DAYS } from '#domain/campaign/leadTime.ts'
import { MEDIA_TYPE_NAMES, MEDIA_TYPES, type MediaType } from '#domain/media/mediaTypes.ts'
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
    'It is worth it when you can **serve more customers** than you have, know **what one may cost**, and are willing to **look at the result**. It is not when the shop is full, the offer is unclear or nobody will answer the phone. Between the media the differences are large, and the two tables below put them side by side.',
  picture: {
    kind: 'balance',
    left: 'Can be begun small',
    right: 'Can be wasted small',
    leftItems: 5,
    rightItems: 5,
    alt: 'A pair of scales in balance: it can be begun with little money, and little money can be wasted as well.',
  },
  figures: [
    {
      value: '+8%',
      text: 'conversions in the median of 432 randomized tests of display',
      from: 'DIS-K5',
    },
    {
      value: '73%',
      text: 'of Americans asked by the trade like screens outdoors, 37% like online ads (2024)',
      from: 'DOOH-P1',
    },
    {
      value: '4.5%',
      text: 'of US budgets go to audio, for nearly three hours of a day (2024)',
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
      heading: 'What all of them have in common',
      text: [
        'For them: you choose place and dates, see the price before you pay, change things while they run, and get figures afterward. None of this was true of the newspaper. Against them: everybody else can do the same, so attention is short everywhere; figures look more exact than they are; and the easier a thing is to buy, the easier it is to buy badly. The form takes ten minutes. The thinking took a week, or did not happen.',
      ],
      term: {
        name: 'Self-service',
        text: 'Buying ads with a form instead of a salesman. Cheaper, quicker, and nobody stops you.',
      },
    },
    {
      heading: 'Best and worst at',
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
        'The same money, four weeks, our reach curve. The cheap media repeat themselves in a small town until people groan; the expensive ones meet fewer people for longer. Neither is better before you know what has to be said.',
      ],
      table: {
        caption: 'People met and times each, by medium',
        head: ['Medium', 'CPM', 'People met', 'Times each'],
        rows: MEDIA_TYPES.map((mediaType) => [
          MEDIA_TYPE_NAMES[mediaType],
          typicalCpm(mediaType),
          count(met(mediaType).reach),
          oneDecimal(met(mediaType).frequency),
        ]),
        bars: MEDIA_TYPES.map((mediaType) => met(mediaType).reach),
        note: 'Estimates at the typical price. Bars show people met.',
      },
      term: {
        name: 'Waste',
        text: 'Contacts with people who could never buy. Some is the price of being known.',
      },
    },
    {
      heading: 'Does advertising work at all?',
      text: [
        'In the largest public collection of experiments with online ads visits rose by 16% and conversions by 8% in the median[^DIS-K5]. Half of the campaigns did better, and half did worse, some of them nothing. Beside that stands what people say: in a survey of the outdoor trade 73% thought well of digital screens, 50% of television and video, 48% of social, 37% of online and 32% of audio ads[^DOOH-P1]. Saying is not buying, and the survey was paid for by the winner.',
        'A modest, real effect on average: that is the state of knowledge. Whether you are above or below it depends on the ad more than on the medium.',
      ],
    },
    {
      heading: 'When not to advertise',
      text: [
        'When you could not serve ten customers more. When the last ten were unhappy. When the page does not open on a phone, the hours are wrong on the map, or the one who knows the answer is away. When you need the money back by the end of the month. And when a letter to two hundred old customers has not been written, because they know you, cost a stamp, and are waiting to be asked.',
      ],
      steps: [
        'Repair what new customers will meet first.',
        'Write to the old ones.',
        'Ask for three reviews.',
        'Then buy one medium, in one place, for four weeks.',
      ],
    },
    {
      heading: 'Doubts worth keeping',
      text: [
        'Numbers of sellers, ours included, count contacts; whether anybody was there behind them is partly a model. In 2022 a study found 8 to 10% of streamed impressions on sets that were off[^CTV-P1]; in 2023 another found 15% of open-web money on pages made for ads[^DIS-M3]. Both shrank when somebody looked. Keep looking. A doubt that asks for a list of places is the cheapest tool in this trade.',
      ],
    },
  ],
  example: {
    heading: 'Should this locksmith advertise?',
    text: [
      'He works alone, answers the phone himself and is booked on four of six days. He thinks about $800.',
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
      'Small beginnings, known prices, changes at any time.',
      'Place and hour as narrow as your delivery.',
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
      'To go on with something for a year because a report looks good.',
    ],
    [
      'Is print better for older people?',
      'For some. But 65% of Americans over 65 stream television[^CTV-A2].',
    ],
    [
      'Will people be annoyed?',
      'By noise and covering yes, by a quiet picture in a fitting place hardly.',
    ],
    [
      'Can a competitor outbid me?',
      'Not here: prices are lists. He can only book the same screen before you do.',
    ],
    [
      'Should I do it myself?',
      'The first campaign yes, so that you know later what you pay others for.',
    ],
  ],
  next: [
    '101-strategy-intro',
    'cheap-small-businesses',
    'conversion-kpis',
    'online-video-ads/pros-cons-benefits-disadvantages',
  ],
}
